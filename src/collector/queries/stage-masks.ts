import { quizStages } from '#contract/quiz-stages.ts'

/** The stages of a quiz as a table in a query: each with the number whose only bit is its own. */
export const stageMasks = `(values ${quizStages.map((stage, bit) => `('${stage}', ${2 ** bit}::bigint)`).join(', ')}) as known (stage, mask)`
