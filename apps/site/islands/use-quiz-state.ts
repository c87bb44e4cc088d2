import { useCallback, useEffect, useRef, useState } from 'react'
import { stepHistory, type StepHistory } from './step-history.ts'

/**
 * State of a quiz, with the browser's history in step. `update` applies a pure function at once, so that a second click
 * before the next render sees the first; a function that returns the same state changes nothing.
 */
export function useQuizState<State extends { readonly index: number }>(
  start: State,
  /** Browser Back and Forward: the state at the step of a history entry, or as near to it as the answers allow. */
  travel: (state: State, index: number) => State,
  /** Side effects, once per change and never while rendering. `before` is null when the quiz opens. */
  onChange: (before: State | null, after: State) => void,
  /** The state in which the quiz opens in this browser, if not as it was server-rendered. */
  open: () => State = () => start,
) {
  const [state, setState] = useState(start)
  const latest = useRef<State>(null)
  const steps = useRef<StepHistory>(null)

  const update = useCallback(
    (change: (before: State) => State) => {
      const before = latest.current
      const after = change(before ?? start)
      if (after !== before) {
        latest.current = after
        setState(after)
        onChange(before, after)
      }
      // Also without a change: where the quiz cannot follow, the browser returns to the step on screen.
      steps.current?.show(after.index)
    },
    [start, onChange],
  )

  useEffect(() => {
    update((opened) => (latest.current ? opened : open()))
    steps.current ??= stepHistory(history, (latest.current ?? start).index)
    history.scrollRestoration = 'manual'
    const onPopState = ({ state: entry }: PopStateEvent) => {
      const index = steps.current?.arrive(entry)
      if (index !== undefined) update((before) => travel(before, index))
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [start, travel, update, open])

  return [state, update] as const
}
