/**
 * A quiz is a list of ids. The copy of a step is in `packages/content/quizzes/`, once per language; answers and events carry the
 * ids, so an id never changes and a sentence may change any day.
 */
export type Quiz = readonly Step[]

export type Step = SingleStep | InfoStep | BuildStep

/** Asks for one of its options. */
export interface SingleStep {
  id: string
  kind: 'single'
  options: readonly string[]
}

/** Information between two questions. */
export interface InfoStep {
  id: string
  kind: 'info'
}

/** Shows the plan being built, stage by stage. */
export interface BuildStep {
  id: string
  kind: 'build'
  stages: readonly string[]
}
