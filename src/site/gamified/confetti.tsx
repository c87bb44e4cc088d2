import { useEffect, useRef, useState } from 'react'
import { timing } from '#quiz/timing.ts'
import { prefersStill, throwConfetti } from './throw-confetti.ts'
import './confetti.css'

/** Dots and nibs for two seconds, over everything and in nobody's way. */
export function Confetti() {
  const [isOver, end] = useState(prefersStill)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const timer = setTimeout(() => end(true), timing.confettiMs)
    const stop = canvas.current ? throwConfetti(canvas.current) : undefined
    return () => {
      clearTimeout(timer)
      stop?.()
    }
  }, [])
  return isOver ? null : <canvas ref={canvas} aria-hidden="true" className="confetti" />
}
