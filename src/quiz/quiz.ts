/**
 * A quiz is a list of ids. The copy of a step is in `src/content/quizzes/`, once per language; answers and events carry the
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

/** The copy a quiz needs in each language: a new step or option does not compile until every language has it. */
export type QuizCopy<Q extends Quiz> = { [S in Q[number] as S['id']]: StepCopy<S> }

type StepCopy<S extends Step> = S extends SingleStep
  ? SingleCopy<S['options'][number]>
  : S extends BuildStep
    ? BuildCopy<S['stages'][number]>
    : InfoCopy

export interface SingleCopy<Option extends string = string> {
  title: string
  helper: string
  /** Validation message for Continue without a choice. Without it, the quiz's general one is shown. */
  error?: string
  options: Record<Option, { label: string; text: string }>
}

export interface InfoCopy {
  title: string
  /** The first paragraph is the introduction; the later ones are its numbered points. */
  body: readonly [intro: string, ...points: string[]]
  /** Caption of the drawing beside it. */
  caption: string
  cta: string
}

export interface BuildCopy<Stage extends string = string> {
  title: string
  helper: string
  stages: Record<Stage, string>
}
