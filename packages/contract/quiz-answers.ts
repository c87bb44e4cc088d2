import { quizQuestions, type QuizQuestion } from './quiz-steps.ts'

/** Answers of the personalised quiz, attached to a lead by its visitor: question id → option id. */
export type QuizAnswers = { [Question in QuizQuestion as Question['id']]?: Question['options'][number] }

/**
 * The known answers, in the order of the quiz. Unknown ids are left out, and not a reason to reject a lead: a browser may hold the answers of an
 * older release. Undefined if none is known.
 */
export function knownAnswers(value: unknown): QuizAnswers | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const known = quizQuestions.flatMap(({ id, options }) => {
    const chosen = Object.hasOwn(value, id) ? (value as Record<string, unknown>)[id] : undefined
    return options.some((option) => option === chosen) ? [[id, chosen]] : []
  })
  return known.length > 0 ? (Object.fromEntries(known) as QuizAnswers) : undefined
}
