import { useEffect, useRef, useState } from 'react'
import { confettiMs } from '#quiz/timing.ts'
import { loadConfetti, prefersReducedMotion } from './load-confetti.ts'

/** Confetti for two seconds, above everything and without catching clicks. */
export function Confetti() {
  const [isOver, end] = useState(prefersReducedMotion)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    const timer = setTimeout(() => end(true), confettiMs)
    let stop = () => {}
    let isMounted = true
    loadConfetti().then(
      ({ throwConfetti }) => {
        if (isMounted) stop = throwConfetti(sheet)
      },
      // Confetti is optional: a failed import is ignored.
      () => {},
    )
    return () => {
      clearTimeout(timer)
      isMounted = false
      stop()
    }
  }, [])
  return isOver ? null : (
    <canvas ref={canvas} aria-hidden="true" className="pointer-events-none fixed inset-0 z-30 size-full" />
  )
}
