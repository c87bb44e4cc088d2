import { quizSteps } from './quiz-steps.ts'

/**
 * The stages of the personalised quiz and of the game. A session stores them as a bit mask: the bit is the index in this list, so append only;
 * never move, rename or remove an entry. Unlisted ids have no bit, so that forged ones use up none.
 */
export const quizStages = [
  'quiz',
  'completed',
  'plan',
  'install',
  'scenario:A',
  'scenario:B',
  'scenario:C',
  'scenario:D',
  'step:goal',
  'step:pain',
  'step:infoA',
  'step:traffic',
  'step:aov',
  'step:tools',
  'step:question',
  'step:infoB',
  'step:build',
  'game',
  'game:completed',
] as const

export type QuizStage = (typeof quizStages)[number]

/** What a visitor sees of the quiz, in this order. A step without a bit above does not compile here. */
export const funnelStages = [
  ...quizSteps.map(({ id }) => `step:${id}` as const),
  'completed',
  'plan',
  'install',
] satisfies QuizStage[]

export type FunnelStage = (typeof funnelStages)[number]

/** The stages of the personalised quiz in their order: a session is counted at the furthest that it reached. */
export const quizOrder: readonly QuizStage[] = ['quiz', ...funnelStages]

/** The stage of the first step: a session that begins with it began with consent. */
export const firstStep: QuizStage = `step:${quizSteps[0].id}`

/** The stages of the game on `/quiz2`, likewise. */
export const gameOrder: readonly QuizStage[] = ['game', 'game:completed']
