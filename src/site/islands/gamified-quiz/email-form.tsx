import { useId, type SubmitEvent } from 'react'
import type { EmailWords } from '#content/quizzes/gamified-words.ts'
import { Button } from '#ui/button.tsx'
import './email-form.css'

/** Email form that stores nothing: an owner who enables it connects a service here. */
export function EmailForm({ words }: { words: EmailWords }) {
  const id = useId()
  return (
    <form className="email-form" noValidate onSubmit={logEmail}>
      <label htmlFor={id}>{words.label}</label>
      <div className="email-form-row">
        <input id={id} type="email" name="email" autoComplete="email" placeholder={words.placeholder} />
        <Button type="submit" look="line">
          {words.submit}
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
