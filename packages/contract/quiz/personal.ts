import { quizSteps, type QuizQuestion } from '@repo/contract/quiz-steps.ts'
import type { Scenario } from '@repo/contract/scenario.ts'
import type { Answers } from './journey.ts'
import type { Quiz } from './quiz.ts'

/** The personalised quiz. */
export const personalQuiz = quizSteps satisfies Quiz

/** The option ids of a question. */
export type OptionOf<Id extends string> = Extract<QuizQuestion, { id: Id }>['options'][number]

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
