import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { withOrigin } from '@repo/site/analytics/visit-origin.ts'
import type { QuizSection } from '@repo/content/sections/quiz.ts'
import { getStep, type Answers } from '@repo/contract/quiz/journey.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { useHydrated } from '@repo/ui/use-hydrated.ts'
import { dropDoubleClick } from '../drop-double-click.ts'
import { guarded } from '../island-error-boundary.tsx'
import { ScreenBox } from '../screen-box.tsx'
import { ignore, useScreens } from '../use-screens.ts'
import { focusHeading, useStepFocus } from '../use-step-focus.ts'
import type { JoinedRange } from './joined-range.ts'
import { QuizHeader } from './quiz-header.tsx'
import { QuizStep } from './quiz-step.tsx'
import { resultsAddress } from './results-address.ts'
import { useJourney } from './use-journey.ts'
import type { PreviewPlan } from './preview-plan.ts'
import styles from './personal-quiz.module.css'

/** Island of the personalised quiz. Its first question is server-rendered. */
export const PersonalQuiz = guarded(Quiz)

interface Props extends Omit<QuizSection, 'plan'> {
  plan: PreviewPlan
  joined: JoinedRange | undefined
  /** Brand link and tagline, rendered at build time, so that their code is not in the island. */
  children: ReactNode
  /** Opens the plan. */
  open?: (address: string) => void
}

function Quiz({ lang, results, words, plan, joined, children, open = goTo }: Props) {
  const leave = useCallback(
    (answers: Answers) => open(resultsAddress(results, answers, location.search)),
    [open, results],
  )
  const { journey, move } = useJourney(lang, leave)
  const screens = useScreens(journey)
  const isHydrated = useHydrated()
  const [opening] = useState(() => ({ date: new Date(), chance: Math.random() }))
  const body = useRef<HTMLElement>(null)

  // What a visitor did before hydration is in the DOM, and counts: the choice, then Continue (guarded-island.astro).
  useEffect(() => {
    const early = body.current?.querySelector<HTMLInputElement>('input:checked')
    if (early) move({ select: early.value })
    const form = body.current?.querySelector('[data-early]')
    if (form) move('continue')
    form?.removeAttribute('data-early')
  }, [move])

  useLayoutEffect(() => {
    if (journey.isChange) document.documentElement.removeAttribute('data-change')
  }, [journey.isChange])

  // The keys of a step work while focus is inside it, so the first heading gets it too, where keys are offered.
  useEffect(() => {
    if (document.activeElement === document.body && matchMedia('(hover: hover)').matches) focusHeading(body.current)
  }, [journey.isChange])

  useStepFocus(journey.index, body)

  return (
    <div className={styles.personalQuiz} data-kind={getStep(personalQuiz, journey).kind} data-flies="0">
      <QuizHeader {...{ words, journey }}>{children}</QuizHeader>
      <main
        id="content"
        ref={body}
        onClickCapture={dropDoubleClick}
        className={`${styles.body} relative flex flex-1 flex-col`}
      >
        {screens.map(({ key, state, isLeaving }) => (
          <ScreenBox key={key} isLeaving={isLeaving} className="flex-1 flex flex-col">
            <QuizStep
              journey={state}
              move={isLeaving ? ignore : move}
              {...{ lang, words, plan, opening, joined, isHydrated }}
            />
          </ScreenBox>
        ))}
      </main>
    </div>
  )
}

function goTo(address: string) {
  location.assign(
    __COLLECTOR__ ? withOrigin(address, location, document.documentElement.dataset.variant ?? '') : address,
  )
}
