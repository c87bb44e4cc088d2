/**
 * A quiz is ids in order. What a step says lives in `src/content/quizzes/`, once per language; answers and events carry
 * the ids, so an id is for ever and a sentence may change every day.
 */
export type Quiz = readonly Step[]

export type Step = SingleStep | InfoStep | BuildStep

/** Asks for one of its options. */
export interface SingleStep {
  id: string
  kind: 'single'
  options: readonly string[]
}

/** Tells something between two questions. */
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

/** The words a quiz asks of each language: a new step or option does not compile until every language has its words. */
export type QuizCopy<Q extends Quiz> = { [S in Q[number] as S['id']]: StepCopy<S> }

type StepCopy<S extends Step> = S extends SingleStep
  ? SingleCopy<S['options'][number]>
  : S extends BuildStep
    ? BuildCopy<S['stages'][number]>
    : InfoCopy

export interface SingleCopy<Option extends string = string> {
  title: string
  helper: string
  /** Said when the visitor continues without a choice. A step without its own error gets the quiz's general one. */
  error?: string
  options: Record<Option, { label: string; text: string }>
}

export interface InfoCopy {
  title: string
  /** The first paragraph is the introduction; the later ones are its numbered points. */
  body: readonly [intro: string, ...points: string[]]
  /** What the drawing beside it says. */
  caption: string
  cta: string
}

export interface BuildCopy<Stage extends string = string> {
  title: string
  helper: string
  stages: Record<Stage, string>
}
