import { useEffect, useRef, useState } from 'react'
import { timing } from '#quiz/timing.ts'
import { loadConfetti, prefersStill } from './load-confetti.ts'
import './confetti.css'

/** Dots and nibs for two seconds, over everything and in nobody's way. */
export function Confetti() {
  const [isOver, end] = useState(prefersStill)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const sheet = canvas.current
    if (!sheet) return
    const timer = setTimeout(() => end(true), timing.confettiMs)
    let stop = () => {}
    let isWanted = true
    loadConfetti().then(
      ({ throwConfetti }) => {
        if (isWanted) stop = throwConfetti(sheet)
      },
      // A game without confetti is still a game.
      () => {},
    )
    return () => {
      clearTimeout(timer)
      isWanted = false
      stop()
    }
  }, [])
  return isOver ? null : <canvas ref={canvas} aria-hidden="true" className="confetti" />
}
