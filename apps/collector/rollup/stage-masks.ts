import { quizStages, type QuizStage } from '@repo/contract/quiz-stages.ts'

/** The stages of a quiz with their bit masks, as a table expression. */
export const stageMasks = `(values ${quizStages.map((stage, bit) => `('${stage}', ${2 ** bit}::bigint)`).join(', ')}) as known (stage, mask)`

/** The mask of some stages. */
export function maskOf(...stages: QuizStage[]): number {
  return stages.reduce((sum, stage) => sum + 2 ** quizStages.indexOf(stage), 0)
}
