import { useEffect, type RefObject } from 'react'
import { stepHistory, type StepHistory } from '../personal-quiz/step-history.ts'

/** Follows the browser's Back and Forward. `travel` goes to the question asked for and answers where it arrived. */
export function useGameHistory(history: RefObject<StepHistory | null>, travel: (index: number) => number) {
  useEffect(() => {
    history.current ??= stepHistory(window.history, 0)
    window.history.scrollRestoration = 'manual'
    const onTravel = ({ state }: PopStateEvent) => {
      const asked = history.current?.arrive(state)
      // Where the way was barred, the browser comes back to the question on screen.
      if (asked !== undefined) history.current?.show(travel(asked))
    }
    addEventListener('popstate', onTravel)
    return () => removeEventListener('popstate', onTravel)
  }, [history, travel])
}
