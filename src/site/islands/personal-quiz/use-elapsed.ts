import { useEffect, useState } from 'react'

/** Milliseconds since this part of the page appeared, read from the clock at every tick: a slow tab skips, never drifts. */
export function useElapsed(tickMs: number): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - start), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return elapsed
}
