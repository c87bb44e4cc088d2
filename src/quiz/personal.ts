import type { Scenario } from '#contract/scenario.ts'
import type { Answers } from './journey.ts'
import type { Quiz } from './quiz.ts'

/** The personalised quiz of `/quiz` and `/quiz-en`. The ids are part of the events: never rename one. */
export const personalQuiz = [
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
] as const satisfies Quiz

/** The option ids of a question. */
export type OptionOf<Id extends string> = Extract<
  (typeof personalQuiz)[number],
  { id: Id; kind: 'single' }
>['options'][number]

/** Which of the four plans a visitor gets: A product pages, B lead capture, C order value, D checkout. */
export function scenarioFor({ goal }: Answers): Scenario {
  if (goal === 'lead') return 'B'
  if (goal === 'aov') return 'C'
  if (goal === 'checkout') return 'D'
  return 'A'
}

export type AovBucket = 'b1' | 'b2' | 'b3' | 'unknown'

export function aovBucket({ aov }: Answers): AovBucket {
  return aov === 'b1' || aov === 'b2' || aov === 'b3' ? aov : 'unknown'
}

/** Which of the answers that matter to a plan the visitor gave. Tools and question are not among them. */
export function answersKeys(answers: Answers): AnswerKey[] {
  return answerKeys.filter((key) => answers[key] !== undefined)
}

const answerKeys = ['goal', 'pain', 'traffic', 'aov'] as const

export type AnswerKey = (typeof answerKeys)[number]
