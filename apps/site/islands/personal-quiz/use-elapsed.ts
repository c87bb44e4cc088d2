import { useEffect, useState } from 'react'

/** Milliseconds since mount, read from the clock at every tick, so that a throttled tab does not drift. */
export function useElapsed(tickMs: number): number {
  const [elapsed, setElapsed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setElapsed(performance.now() - start), tickMs)
    return () => clearInterval(timer)
  }, [tickMs])
  return elapsed
}
