import type { Game, Question } from './game.ts'
import { milestoneAt } from './gamified.ts'
import { choiceAutoAdvanceMs, sliderAutoAdvanceMs } from './timing.ts'

/** Position and answers of a game. Derived values are functions of it. */
export interface GameJourney {
  readonly index: number
  readonly answers: GameAnswers
}

/** Question id → option id, or the number on a slider. */
export type GameAnswers = Readonly<Partial<Record<string, string | number>>>

export function getQuestion<G extends Game>(game: G, { index }: Pick<GameJourney, 'index'>): G[number] {
  const question = game[index]
  if (!question) throw new Error(`A game of ${game.length} questions has no index ${index}.`)
  return question
}

/** The answer to the question on screen. An untouched slider answers with its start value. */
export function currentAnswer(game: Game, journey: GameJourney): string | number | undefined {
  const question = getQuestion(game, journey)
  return journey.answers[question.id] ?? (question.kind === 'slider' ? question.start : undefined)
}

/** Is this one of the question's options, or a value of its slider? */
export function accepts(question: Question, given: string | number): boolean {
  if (question.kind === 'final') return false
  if (question.kind !== 'slider') return question.options.some((option) => option === given)
  const { min, max, step } = question
  return typeof given === 'number' && given >= min && given <= max && Number.isInteger((given - min) / step)
}

export function hasPrevious({ index }: Pick<GameJourney, 'index'>): boolean {
  return index > 0
}

/** Delay of the automatic move to the next question after an answer. */
export function autoAdvanceMs(kind: Question['kind']): number {
  return kind === 'slider' ? sliderAutoAdvanceMs : choiceAutoAdvanceMs
}

export function gamePercent(game: Game, { index }: Pick<GameJourney, 'index'>): number {
  return (100 * (index + 1)) / game.length
}

/** "3 of 11": the final screen is not a question, so it is neither counted nor has a counter. */
export function counter(game: Game, { index }: Pick<GameJourney, 'index'>): { number: number; of: number } | undefined {
  const of = game.length - 1
  return index < of ? { number: index + 1, of } : undefined
}

/** Confetti on moving forward to exactly a milestone; not on the way back, and not while its message stays. */
export function earnsConfetti(game: Game, before: number, after: number): boolean {
  const percent = gamePercent(game, { index: after })
  return after > before && milestoneAt(percent) === percent
}
