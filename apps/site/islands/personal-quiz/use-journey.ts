import { useCallback, useEffect } from 'react'
import { keepAnswers } from '@repo/site/analytics/kept-answers.ts'
import { track } from '@repo/site/analytics/track.ts'
import type { Locale } from '@repo/contract/locale.ts'
import {
  advance,
  comeBack,
  startOfJourney,
  travel,
  type Answers,
  type Journey,
  type Move,
} from '@repo/contract/quiz/journey.ts'
import { startOfChange } from '@repo/contract/quiz/change-answer.ts'
import { personalQuiz } from '@repo/contract/quiz/personal.ts'
import { useQuizState } from '../use-quiz-state.ts'
import { journeyEvents } from './journey-events.ts'

/** A visitor's journey with its side effects: events are reported, and the end keeps the answers for the lead form, where an owner offers that, and opens the plan. */
export function useJourney(lang: Locale, leave: (answers: Answers) => void) {
  const onChange = useCallback(
    (before: Journey | null, after: Journey) => {
      for (const [name, payload] of journeyEvents(personalQuiz, before, after, lang)) track(name, payload)
      if (__LEAD_ANSWERS__ && after.finished) keepAnswers(after.answers)
      if (after.finished) leave(after.answers)
    },
    [lang, leave],
  )
  const [journey, update] = useQuizState(startOfJourney, travelInQuiz, onChange, openQuiz)
  const move = useCallback((next: Move) => update((before) => advance(personalQuiz, before, next)), [update])

  useEffect(() => {
    // The back/forward cache restores this page as it was left: finished.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && update(comeBack)
    addEventListener('pageshow', onReturn)
    return () => removeEventListener('pageshow', onReturn)
  }, [update])

  return { journey, move }
}

/** At the question that a plan's link names. The first script of the page took it out of the address (`change-script.astro`). */
function openQuiz(): Journey {
  return startOfChange((history.state as { change?: string } | null)?.change ?? '') ?? startOfJourney
}

function travelInQuiz(journey: Journey, index: number): Journey {
  return travel(personalQuiz, journey, index)
}
