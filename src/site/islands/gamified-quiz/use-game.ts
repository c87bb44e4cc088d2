import { useCallback, useEffect, useRef, useState } from 'react'
import {
  autoAdvanceMs,
  currentAnswer,
  earnsConfetti,
  play,
  questionOf,
  startOfGame,
  travel,
  type GameAnswers,
  type GameJourney,
} from '#quiz/game-journey.ts'
import { gamifiedQuiz } from '#quiz/gamified.ts'
import type { StepHistory } from '../personal-quiz/step-history.ts'
import { useCountdown } from './use-countdown.ts'
import { useGameHistory } from './use-game-history.ts'

/**
 * A visitor's game with everything that happens around it: the countdown to the next question, the browser's history,
 * the confetti, the end. All of it in answer to what somebody did, never while drawing.
 */
export function useGame(onEnd: (answers: GameAnswers) => void) {
  const [journey, setJourney] = useState(startOfGame)
  const [celebrations, setCelebrations] = useState(0)
  const [isAutomatic, setAutomatic] = useState(true)
  // What the next click must see, even if it comes before the next drawing.
  const latest = useRef(startOfGame)
  const history = useRef<StepHistory>(null)
  const { run, start, stop, isRunning } = useCountdown()
  /** The pointer is on the slider; `waits` when the countdown has to start as soon as it lets go. */
  const held = useRef({ isHeld: false, waits: false })

  const cancel = useCallback(() => {
    held.current.waits = false
    stop()
  }, [stop])

  const become = useCallback(
    (after: GameJourney) => {
      const before = latest.current
      latest.current = after
      setJourney(after)
      if (after.index === before.index) return
      held.current.isHeld = false
      cancel()
      history.current?.show(after.index)
      if (earnsConfetti(gamifiedQuiz, before, after)) setCelebrations((count) => count + 1)
    },
    [cancel],
  )

  useGameHistory(
    history,
    useCallback(
      (index) => {
        become(travel(gamifiedQuiz, latest.current, index))
        return latest.current.index
      },
      [become],
    ),
  )

  const next = useCallback(() => {
    const after = play(gamifiedQuiz, latest.current, 'next')
    if (after === latest.current) return
    become(after)
    if (questionOf(gamifiedQuiz, after).kind === 'final') onEnd(after.answers)
  }, [become, onEnd])

  const previous = useCallback(() => become(play(gamifiedQuiz, latest.current, 'previous')), [become])

  const countDown = useCallback(
    () => start(autoAdvanceMs(questionOf(gamifiedQuiz, latest.current).kind), next),
    [start, next],
  )

  const choose = useCallback(
    (answer: string | number) => {
      const after = play(gamifiedQuiz, latest.current, { answer })
      // The second half of a double click changes nothing and delays nothing.
      if (after === latest.current && isRunning()) return
      become(after)
      if (!isAutomatic) return
      if (held.current.isHeld) held.current.waits = true
      else countDown()
    },
    [become, countDown, isAutomatic, isRunning],
  )

  const hold = useCallback(() => {
    held.current = { isHeld: true, waits: isRunning() }
    stop()
  }, [isRunning, stop])

  const release = useCallback(() => {
    const { waits } = held.current
    held.current = { isHeld: false, waits: false }
    if (waits) countDown()
  }, [countDown])

  const switchAutomatic = useCallback(() => {
    setAutomatic((was) => !was)
    cancel()
  }, [cancel])

  useEffect(() => {
    addEventListener('pagehide', cancel)
    return () => removeEventListener('pagehide', cancel)
  }, [cancel])

  const answer = currentAnswer(gamifiedQuiz, journey)
  return {
    journey,
    answer,
    run,
    celebrations,
    isAutomatic,
    choose,
    next,
    previous,
    cancel,
    hold,
    release,
    switchAutomatic,
  }
}

export type GamePlay = ReturnType<typeof useGame>
