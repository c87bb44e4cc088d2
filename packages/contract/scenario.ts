/** The plans that the personalised quiz can lead to. */
export const scenarios = ['A', 'B', 'C', 'D'] as const

export type Scenario = (typeof scenarios)[number]
