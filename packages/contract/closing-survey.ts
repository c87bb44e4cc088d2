/** The survey that closes `/` and `/he` (CL-25), as it is counted. Events and counts carry the ids: never rename one. */
export const closingSurvey = { id: 'closing', options: ['setup', 'slow', 'wrong', 'nothing'] } as const

export type ClosingOption = (typeof closingSurvey.options)[number]
