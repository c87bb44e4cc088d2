import { useCallback, useEffect, useRef, useState } from 'react'
import { track } from '#analytics/track.ts'
import type { Locale } from '#contract/locale.ts'
import type { Scenario } from '#contract/scenario.ts'
import { advance, comeBack, startOfJourney, travel, type Journey, type Move } from '#quiz/journey.ts'
import { personalQuiz, scenarioFor } from '#quiz/personal.ts'
import { journeyReports } from './journey-reports.ts'
import { stepHistory, type StepHistory } from './step-history.ts'

/**
 * A visitor's journey with everything that happens around it: events are reported, the browser's history follows, and
 * the end leaves for the plan. All of it in answer to what somebody did, never while drawing.
 */
export function useJourney(lang: Locale, leave: (scenario: Scenario) => void) {
  const [journey, setJourney] = useState(startOfJourney)
  // What the next click must see, even if it comes before the next drawing.
  const latest = useRef<Journey | null>(null)
  const history = useRef<StepHistory>(null)

  const become = useCallback(
    (after: Journey) => {
      const before = latest.current
      if (after === before) return
      latest.current = after
      setJourney(after)
      for (const [name, payload] of journeyReports(personalQuiz, before, after, lang)) track(name, payload)
      history.current?.show(after.index)
      if (after.finished) leave(scenarioFor(after.answers))
    },
    [lang, leave],
  )

  const move = useCallback(
    (next: Move) => become(advance(personalQuiz, latest.current ?? startOfJourney, next)),
    [become],
  )

  useEffect(() => {
    if (!latest.current) become(startOfJourney)
    history.current ??= stepHistory(window.history, 0)
    window.history.scrollRestoration = 'manual'

    const onTravel = ({ state }: PopStateEvent) => {
      const asked = history.current?.arrive(state)
      if (asked === undefined || !latest.current) return
      become(travel(personalQuiz, latest.current, asked))
      // Where the way was barred, the browser comes back to the step on screen.
      history.current?.show(latest.current.index)
    }
    // The results' Back brings this page back to life as it was left: finished.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted && latest.current) become(comeBack(latest.current))
    }
    addEventListener('popstate', onTravel)
    addEventListener('pageshow', onReturn)
    return () => {
      removeEventListener('popstate', onTravel)
      removeEventListener('pageshow', onReturn)
    }
  }, [become])

  return { journey, move }
}
