import type { BuildStep, Quiz, SingleStep, Step } from '@repo/contract/quiz/quiz.ts'
import type { Copy } from '../copy.ts'

/** The copy a quiz needs in each language: a new step or option does not compile until every language has it. */
export type QuizCopy<Q extends Quiz> = { [S in Q[number] as S['id']]: StepCopy<S> }

type StepCopy<S extends Step> = S extends SingleStep
  ? SingleCopy<S['options'][number]>
  : S extends BuildStep
    ? BuildCopy<S['stages'][number]>
    : InfoCopy

export interface SingleCopy<Option extends string = string> {
  title: Copy
  helper: Copy
  /** Validation message for Continue without a choice. Without it, the quiz's general one is shown. */
  error?: Copy
  options: Record<Option, { label: Copy; text: Copy }>
}

export interface InfoCopy {
  title: Copy
  /** The first paragraph is the introduction; the later ones are its numbered points. */
  body: readonly [intro: Copy, ...points: Copy[]]
  /** Caption of the drawing beside it. */
  caption: Copy
  cta: Copy
}

export interface BuildCopy<Stage extends string = string> {
  title: Copy
  helper: Copy
  stages: Record<Stage, Copy>
}
