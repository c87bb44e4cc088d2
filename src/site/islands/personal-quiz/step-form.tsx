import type { ReactNode } from 'react'
import type { Copy } from '#content/copy.ts'
import { canGoBack, type Journey, type Move } from '#quiz/journey.ts'
import { StepActions } from './step-actions.tsx'
import styles from './step-form.module.css'

/** Form of a step: submitted with Continue or Enter. */
export function StepForm({ back, go, journey, move, isHydrated, children }: Props) {
  return (
    <form
      noValidate
      className={styles.stepForm}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        move('continue')
      }}
    >
      <div className={`wrap ${styles.columns}`}>{children}</div>
      <StepActions {...{ back, go, isHydrated, canGoBack: canGoBack(journey), onBack: () => move('back') }} />
    </form>
  )
}

interface Props {
  back: Copy
  go: Copy
  journey: Journey
  move: (move: Move) => void
  isHydrated: boolean
  /** The step, and the drawing beside it. */
  children: ReactNode
}
