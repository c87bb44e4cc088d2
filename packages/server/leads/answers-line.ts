import type { QuizAnswers } from '@repo/contract/quiz-answers.ts'

/** Attached answers on one line, by their ids: `goal pdp, pain low_cr`. */
export function answersLine(answers: QuizAnswers = {}): string {
  return Object.entries(answers)
    .map(([question, option]) => `${question} ${option}`)
    .join(', ')
}
