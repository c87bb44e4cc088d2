import { useEffect, useRef, useState } from 'react'
import { confettiMs, inkMs } from '@repo/contract/quiz/timing.ts'
import { loadConfetti, prefersReducedMotion } from './load-confetti.ts'

/** Confetti for two seconds, behind the question. While `data-ink` is set, the surface is ink (gamified-quiz.module.css). */
export function Confetti() {
  const [isOver, end] = useState(prefersReducedMotion)
  const [isInk, setInk] = useState(true)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    const timers = [setTimeout(() => setInk(false), inkMs), setTimeout(() => end(true), confettiMs)]
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
      timers.forEach(clearTimeout)
      isMounted = false
      stop()
    }
  }, [])
  return isOver ? null : (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-ink={isInk || undefined}
      className="pointer-events-none fixed inset-0 size-full"
    />
  )
}
