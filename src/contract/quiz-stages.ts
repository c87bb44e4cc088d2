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

/** The steps of the personalised quiz in their order, with the options of its questions. Other ids are not counted. */
export const quizSteps = {
  goal: ['pdp', 'lead', 'aov', 'checkout'],
  pain: ['pdp_drop', 'low_cr', 'repeat_q', 'low_optin'],
  infoA: [],
  traffic: ['meta', 'google', 'tiktok', 'seo', 'influ'],
  aov: ['b1', 'b2', 'b3'],
  tools: ['popup', 'chat', 'both', 'none'],
  question: ['very', 'not_most', 'not_at_all'],
  infoB: [],
  build: [],
} as const

export type QuizStage = (typeof quizStages)[number]

/** The stages of the personalised quiz in their order: a session is counted at the furthest that it reached. */
export const quizOrder: readonly QuizStage[] = [
  'quiz',
  ...stepIds().map((id): QuizStage => `step:${id}`),
  'completed',
  'plan',
  'install',
]

/** The stage of the first step: a session that begins with it began with consent. */
export const firstStep: QuizStage = `step:${stepIds()[0] ?? 'goal'}`

/** The stages of the game on `/quiz2`, likewise. */
export const gameOrder: readonly QuizStage[] = ['game', 'game:completed']

function stepIds(): (keyof typeof quizSteps)[] {
  return Object.keys(quizSteps) as (keyof typeof quizSteps)[]
}
