import { useCallback, useEffect, useRef, useState } from 'react'

/** One timer that can be started again and stopped. `run` numbers its runs while they last. */
export function useCountdown() {
  const [run, setRun] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const runs = useRef(0)

  const stop = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    setRun(undefined)
  }, [])

  const start = useCallback(
    (ms: number, then: () => void) => {
      stop()
      setRun(++runs.current)
      timer.current = setTimeout(() => {
        stop()
        then()
      }, ms)
    },
    [stop],
  )

  const isRunning = useCallback(() => timer.current !== undefined, [])

  useEffect(() => stop, [stop])

  return { run, start, stop, isRunning }
}
