/**
 * The one list of the steps of the personalised quiz, of `/quiz` and `/quiz-en`, in their order: the screens, the events, the collector's
 * counts and the console read it. Answers and events carry the ids: never rename one.
 */
export const quizSteps = [
  { id: 'goal', kind: 'single', options: ['pdp', 'lead', 'aov', 'checkout'] },
  { id: 'pain', kind: 'single', options: ['pdp_drop', 'low_cr', 'repeat_q', 'low_optin'] },
  { id: 'infoA', kind: 'info' },
  { id: 'traffic', kind: 'single', options: ['meta', 'google', 'tiktok', 'seo', 'influ'] },
  // Called aov for historical reasons; it asks for the average ROAS: below 1, 1 to 3, above 3.
  { id: 'aov', kind: 'single', options: ['b1', 'b2', 'b3'] },
  { id: 'tools', kind: 'single', options: ['popup', 'chat', 'both', 'none'] },
  { id: 'question', kind: 'single', options: ['very', 'not_most', 'not_at_all'] },
  { id: 'infoB', kind: 'info' },
  {
    id: 'build',
    kind: 'build',
    stages: ['question', 'design', 'answers', 'insights', 'train', 'implement', 'results'],
  },
] as const

/** The steps that ask: the others have no options. */
export const quizQuestions = quizSteps.filter((step) => step.kind === 'single')

export type QuizQuestion = (typeof quizQuestions)[number]
