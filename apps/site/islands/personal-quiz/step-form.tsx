import type { ReactNode } from 'react'
import type { Copy } from '@repo/content/copy.ts'
import type { PersonalWords } from '@repo/content/quizzes/personal-words.ts'
import { canGoBack, type Journey, type Move } from '@repo/contract/quiz/journey.ts'
import { StepActions } from './step-actions.tsx'
import { stepKeys } from './step-keys.ts'
import styles from './step-form.module.css'

/** Form of a step: submitted with Continue or Enter. */
export function StepForm({ back, go, keys, peek, journey, move, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are shortcuts for its radios and its button
    <form
      noValidate
      className="flex-1 flex flex-col"
      autoComplete="off"
      onKeyDown={stepKeys}
      onSubmit={(event) => {
        event.preventDefault()
        move('continue')
      }}
    >
      <div
        className={`${styles.columns} wrap grid w-full flex-1 grid-cols-[minmax(0,1fr)] gap-6 tab:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)] tab:gap-[clamp(2rem,5.6vw,5rem)]`}
      >
        {children}
      </div>
      <StepActions {...{ back, go, keys, peek, canGoBack: canGoBack(journey), onBack: () => move('back') }} />
    </form>
  )
}

interface Props extends Pick<StepProps, 'journey' | 'move'> {
  back: Copy
  go: Copy
  /** The keys that choose and continue. */
  keys?: Copy
  /** Above Back and Continue, on phones. */
  peek?: ReactNode
  /** The step, and the drawing beside it. */
  children: ReactNode
}

/** What every step is drawn from. */
export interface StepProps {
  words: PersonalWords
  journey: Journey
  move: (move: Move) => void
}
