import { useId, type SubmitEvent } from 'react'
import type { EmailWords } from '@repo/content/quizzes/gamified-words.ts'
import { Button } from '@repo/ui/button.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Email form that stores nothing: an owner who enables it connects a service here. */
export function EmailForm({ words }: { words: EmailWords }) {
  const id = useId()
  return (
    <form className="mt-7 grid max-w-120 gap-2 font-semibold" noValidate onSubmit={logEmail}>
      <label htmlFor={id}>
        <Words>{words.label}</Words>
      </label>
      <div className="flex flex-wrap gap-2.5">
        <input
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={plainWords(words.placeholder)}
          className="min-h-14 min-w-0 flex-[1_1_14rem] rounded-medium bg-paper px-4.5 font-normal"
        />
        <Button type="submit" look="line">
          <Words>{words.submit}</Words>
        </Button>
      </div>
    </form>
  )
}

function logEmail(event: SubmitEvent<HTMLFormElement>) {
  event.preventDefault()
  // oxlint-disable-next-line no-console -- GQ-05: the address goes nowhere but here
  console.log('The email of the quiz:', new FormData(event.currentTarget).get('email'))
}
