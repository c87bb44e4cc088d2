import { quizStages } from '#contract/quiz-stages.ts'

/** The stages of a quiz with their bit masks, as a table expression. */
export const stageMasks = `(values ${quizStages.map((stage, bit) => `('${stage}', ${2 ** bit}::bigint)`).join(', ')}) as known (stage, mask)`
