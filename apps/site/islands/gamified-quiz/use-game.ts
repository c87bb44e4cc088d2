import { useCallback, useEffect } from 'react'
import type { GameAnswers } from '@repo/contract/quiz/game-journey.ts'
import {
  countdownMs,
  gameReducer,
  startOfGame,
  type GameAction,
  type GameState,
} from '@repo/contract/quiz/game-state.ts'
import { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import { useQuizState } from '../use-quiz-state.ts'
import { reportGame } from './report-game.ts'

/** A visitor's game with its side effects: the timer of the countdown, and the end. The rules are in `packages/contract/quiz/`. */
export function useGame(onEnd: (answers: GameAnswers) => void): GamePlay {
  const onChange = useCallback(
    (before: GameState | null, after: GameState) => {
      // GQ-05: the default build reports nothing, and this is not in it.
      if (__MEASUREMENT__ || __COLLECTOR__) reportGame(before, after)
      if (before && after.completions > before.completions) onEnd(after.answers)
    },
    [onEnd],
  )
  const [state, update] = useQuizState(startOfGame, travel, onChange)
  const dispatch = useCallback((action: GameAction) => update((before) => reduce(before, action)), [update])

  const { countdown } = state
  const ms = countdownMs(gamifiedQuiz, state)
  useEffect(() => {
    if (countdown === undefined) return
    const timer = setTimeout(() => dispatch({ timeout: countdown }), ms)
    return () => clearTimeout(timer)
  }, [countdown, ms, dispatch])

  useEffect(() => {
    const onPageHide = () => dispatch('cancel')
    addEventListener('pagehide', onPageHide)
    return () => removeEventListener('pagehide', onPageHide)
  }, [dispatch])

  return { state, dispatch }
}

export interface GamePlay {
  state: GameState
  dispatch: (action: GameAction) => void
}

function reduce(state: GameState, action: GameAction): GameState {
  return gameReducer(gamifiedQuiz, state, action)
}

function travel(state: GameState, index: number): GameState {
  return reduce(state, { travel: index })
}
