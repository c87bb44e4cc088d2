import type { Game, Question } from './game.ts'
import { milestoneAt } from './gamified.ts'
import { timing } from './timing.ts'

/** State of one visitor's game: position and answers. */
export interface GameJourney {
  readonly index: number
  readonly answers: GameAnswers
}

/** Question id → option id, or the number on a slider. */
export type GameAnswers = Readonly<Partial<Record<string, string | number>>>

export type GameMove = { answer: string | number } | 'next' | 'previous'

export const startOfGame: GameJourney = { index: 0, answers: {} }

/** Reducer: the journey after a move. A move without effect returns the same object. */
export function play(game: Game, journey: GameJourney, move: GameMove): GameJourney {
  if (move === 'previous') return hasPrevious(journey) ? { ...journey, index: journey.index - 1 } : journey
  if (move === 'next') return next(game, journey)
  return answer(game, journey, move.answer)
}

/**
 * Browser Back and Forward: back like Previous, forward only over answered questions, so it may stop before the index
 * asked for.
 */
export function travel(game: Game, journey: GameJourney, index: number): GameJourney {
  let now = journey
  while (now.index > index && hasPrevious(now)) now = play(game, now, 'previous')
  while (now.index < index && now.answers[questionOf(game, now).id] !== undefined) now = play(game, now, 'next')
  return now
}

export function questionOf<G extends Game>(game: G, { index }: GameJourney): G[number] {
  const question = game[index]
  if (!question) throw new Error(`A game is at question ${index}, but it has only ${game.length} questions.`)
  return question
}

/** The answer to the question on screen. An untouched slider answers with its start value. */
export function currentAnswer(game: Game, journey: GameJourney): string | number | undefined {
  const question = questionOf(game, journey)
  return journey.answers[question.id] ?? (question.kind === 'slider' ? question.start : undefined)
}

export function hasPrevious({ index }: GameJourney): boolean {
  return index > 0
}

/** Delay of the automatic move to the next question after an answer. */
export function autoAdvanceMs(kind: Question['kind']): number {
  return kind === 'slider' ? timing.sliderAutoAdvanceMs : timing.choiceAutoAdvanceMs
}

export function gamePercent(game: Game, { index }: GameJourney): number {
  return (100 * (index + 1)) / game.length
}

/** "3 of 11": the final screen is not a question, so it is neither counted nor has a counter. */
export function counter(game: Game, { index }: GameJourney): { number: number; of: number } | undefined {
  const of = game.length - 1
  return index < of ? { number: index + 1, of } : undefined
}

/** Confetti on moving forward to exactly a milestone; not on the way back, and not while its message stays. */
export function earnsConfetti(game: Game, before: GameJourney, after: GameJourney): boolean {
  const percent = gamePercent(game, after)
  return after.index > before.index && milestoneAt(percent) === percent
}

function next(game: Game, journey: GameJourney): GameJourney {
  const given = currentAnswer(game, journey)
  if (given === undefined) return journey
  const { id } = questionOf(game, journey)
  return { index: journey.index + 1, answers: { ...journey.answers, [id]: given } }
}

function answer(game: Game, journey: GameJourney, given: string | number): GameJourney {
  const question = questionOf(game, journey)
  if (!accepts(question, given) || journey.answers[question.id] === given) return journey
  return { ...journey, answers: { ...journey.answers, [question.id]: given } }
}

function accepts(question: Question, given: string | number): boolean {
  if (question.kind === 'final') return false
  if (question.kind !== 'slider') return question.options.some((option) => option === given)
  const { min, max, step } = question
  return typeof given === 'number' && given >= min && given <= max && Number.isInteger((given - min) / step)
}
