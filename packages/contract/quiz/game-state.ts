import type { Game } from './game.ts'
import {
  accepts,
  autoAdvanceMs,
  currentAnswer,
  earnsConfetti,
  hasPrevious,
  getQuestion,
  type GameAnswers,
  type GameJourney,
} from './game-journey.ts'

/** State of a running game: the journey, the countdown to the next question, and a pointer that holds the slider. */
export interface GameState extends GameJourney {
  /** Off, an answer starts no countdown. */
  readonly isAutomatic: boolean
  /** Number of the running countdown, from 1. Each has its own, so that a late timer is recognised. */
  readonly countdown: number | undefined
  /** Countdowns so far. */
  readonly countdowns: number
  /** Is the slider held? `pending`: the countdown starts when it is released. */
  readonly hold: 'held' | 'pending' | undefined
  /** How often confetti was earned. */
  readonly celebrations: number
  /** How often Next led to the final screen. */
  readonly completions: number
}

export type GameAction =
  | { answer: string | number }
  | 'next'
  | 'previous'
  /** Browser Back or Forward to a question. */
  | { travel: number }
  /** The time of this countdown is over. */
  | { timeout: number }
  /** The pointer is pressed on the slider, or released. */
  | 'hold'
  | 'release'
  /** Stops the countdown. */
  | 'cancel'
  /** Switches automatic advance on or off. */
  | 'automatic'

export const startOfGame: GameState = {
  index: 0,
  answers: {},
  isAutomatic: true,
  countdown: undefined,
  countdowns: 0,
  hold: undefined,
  celebrations: 0,
  completions: 0,
}

/** Reducer: the state after an action. An action without effect returns the same object. */
export function gameReducer(game: Game, state: GameState, action: GameAction): GameState {
  if (action === 'next') return next(game, state)
  if (action === 'previous') return hasPrevious(state) ? goTo(game, state, state.index - 1) : state
  if (action === 'hold') return { ...cancel(state), hold: state.countdown ? 'pending' : 'held' }
  if (action === 'release') return release(state)
  if (action === 'cancel') return cancel(state)
  if (action === 'automatic') return { ...cancel(state), isAutomatic: !state.isAutomatic }
  if ('travel' in action) return travel(game, state, action.travel)
  if ('timeout' in action) return action.timeout === state.countdown ? next(game, cancel(state)) : state
  return answer(game, state, action.answer)
}

/** How long the countdown of the question on screen takes. */
export function countdownMs(game: Game, state: GameState): number {
  return autoAdvanceMs(getQuestion(game, state).kind)
}

function next(game: Game, state: GameState): GameState {
  const given = currentAnswer(game, state)
  if (given === undefined) return state
  const { id } = getQuestion(game, state)
  const after = goTo(game, state, state.index + 1, { ...state.answers, [id]: given })
  const isFinal = getQuestion(game, after).kind === 'final'
  return { ...after, completions: state.completions + Number(isFinal) }
}

function answer(game: Game, state: GameState, given: string | number): GameState {
  const question = getQuestion(game, state)
  const isSame = state.answers[question.id] === given
  // The second click of a double click changes nothing and delays nothing. A key at the end of a slider delays: the visitor is at it.
  const isIdle = isSame && (!state.isAutomatic || (state.countdown !== undefined && question.kind !== 'slider'))
  if (!accepts(question, given) || isIdle) return state
  const answered = { ...state, answers: { ...state.answers, [question.id]: given } }
  if (!state.isAutomatic) return answered
  return state.hold ? { ...answered, hold: 'pending' } : startCountdown(answered)
}

/** Back like Previous, forward only over answered questions, so it may stop before the index asked for. */
function travel(game: Game, state: GameState, to: number): GameState {
  let index = Math.min(state.index, Math.max(0, to))
  while (index < to && state.answers[getQuestion(game, { index }).id] !== undefined) index++
  return index === state.index ? state : goTo(game, state, index)
}

/** Another question ends the countdown and the hold. */
function goTo(game: Game, state: GameState, index: number, answers: GameAnswers = state.answers): GameState {
  const celebrations = state.celebrations + Number(earnsConfetti(game, state.index, index))
  return { ...state, index, answers, countdown: undefined, hold: undefined, celebrations }
}

function release(state: GameState): GameState {
  if (!state.hold) return state
  const released = { ...state, hold: undefined }
  return state.hold === 'pending' ? startCountdown(released) : released
}

function cancel(state: GameState): GameState {
  const isPending = state.hold === 'pending'
  if (!state.countdown && !isPending) return state
  return { ...state, countdown: undefined, hold: isPending ? 'held' : state.hold }
}

function startCountdown(state: GameState): GameState {
  const number = state.countdowns + 1
  return { ...state, countdown: number, countdowns: number }
}
