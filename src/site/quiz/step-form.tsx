import type { ReactNode } from 'react'
import { canGoBack, type Journey, type Move } from '#quiz/journey.ts'
import { StepActions } from './step-actions.tsx'

/** A step that is left with Continue, by the button or with Enter. */
export function StepForm({ back, go, journey, move, isAwake, children }: Props) {
  return (
    <form
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        move('continue')
      }}
    >
      {children}
      <StepActions {...{ back, go, isAwake, canGoBack: canGoBack(journey), onBack: () => move('back') }} />
    </form>
  )
}

interface Props {
  back: string
  go: string
  journey: Journey
  move: (move: Move) => void
  isAwake: boolean
  children: ReactNode
}
