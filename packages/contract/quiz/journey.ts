import type { Quiz } from './quiz.ts'

/**
 * State of one visitor's quiz. It holds only facts; derived values (percent, whether Back is possible, the scenario) are
 * functions. Nothing here depends on React, copy or the clock.
 */
export interface Journey {
  readonly index: number
  readonly answers: Answers
  /** The option chosen on this step and not yet confirmed with Continue. */
  readonly selection: string | null
  /** The visitor pressed Continue without choosing. */
  readonly error: boolean
  readonly finished: boolean
  /** The visitor came from a plan to change an answer (RS-04): all answers are known, and the next one leads to the build step. */
  readonly isChange: boolean
}

/** Step id → option id. */
export type Answers = Readonly<Partial<Record<string, string>>>

export type Move = { select: string } | 'continue' | 'back' | 'finish'

export const startOfJourney: Journey = {
  index: 0,
  answers: {},
  selection: null,
  error: false,
  finished: false,
  isChange: false,
}

/** Reducer: the journey after a move. A move without effect returns the same object. */
export function advance(quiz: Quiz, journey: Journey, move: Move): Journey {
  if (journey.finished) return journey
  if (move === 'back') return goBack(journey)
  if (move === 'continue') return moveOn(quiz, journey)
  if (move === 'finish') return getStep(quiz, journey).kind === 'build' ? moveOn(quiz, journey) : journey
  return select(quiz, journey, move.select)
}

/**
 * Browser Back and Forward: back like the Back button, forward only over answered steps, so it may stop before the index
 * asked for.
 */
export function travel(quiz: Quiz, journey: Journey, index: number): Journey {
  let now = journey
  while (now.index > index && canGoBack(now)) now = goBack(now)
  while (now.index < index && !isLast(quiz, now)) {
    const step = getStep(quiz, now)
    const answer = now.answers[step.id]
    if (step.kind === 'single' && answer === undefined) return now
    now = moveOn(quiz, { ...now, selection: answer ?? null })
  }
  return now
}

/** Return from the results (bfcache): the step before the build step shows again, with all answers. */
export function comeBack(journey: Journey): Journey {
  return journey.finished ? goBack({ ...journey, finished: false }) : journey
}

export function getStep<Q extends Quiz>(quiz: Q, { index }: Journey): Q[number] {
  const step = quiz[index]
  if (!step) throw new Error(`A quiz of ${quiz.length} steps has no index ${index}.`)
  return step
}

export function percent(quiz: Quiz, { index }: Journey): number {
  return Math.round((100 * (index + 1)) / quiz.length)
}

export function canGoBack({ index, finished }: Journey): boolean {
  return index > 0 && !finished
}

export function isLast(quiz: Quiz, { index }: Journey): boolean {
  return index === quiz.length - 1
}

function select(quiz: Quiz, journey: Journey, optionId: string): Journey {
  const step = getStep(quiz, journey)
  const isNews = step.kind === 'single' && step.options.includes(optionId) && journey.selection !== optionId
  return isNews ? { ...journey, selection: optionId, error: false } : journey
}

/** The selection is not restored on return: the specification requires it (QZ-07). */
function goBack(journey: Journey): Journey {
  return canGoBack(journey) ? { ...journey, ...untouched, index: journey.index - 1 } : journey
}

function moveOn(quiz: Quiz, journey: Journey): Journey {
  const step = getStep(quiz, journey)
  if (step.kind === 'single' && journey.selection === null) return journey.error ? journey : { ...journey, error: true }

  const answers = journey.selection === null ? journey.answers : { ...journey.answers, [step.id]: journey.selection }
  if (isLast(quiz, journey)) return { ...journey, ...untouched, answers, finished: true }
  const index = journey.isChange && step.kind === 'single' ? quiz.length - 1 : journey.index + 1
  return { ...journey, ...untouched, answers, index }
}

/** Initial state of every step. */
const untouched = { selection: null, error: false } as const
