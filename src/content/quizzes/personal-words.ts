import type { personalQuiz } from '#quiz/personal.ts'
import type { QuizCopy } from '#quiz/quiz.ts'
import type { StoreWords, Talk } from '../talk.ts'
import type { Fallback } from './fallback.ts'

/** Every word of the personalised quiz. `%name%` is filled in the browser, while the visitor looks on. */
export interface PersonalWords extends Fallback {
  tagline: string
  /** %step% of %steps%. */
  progress: string
  /** The bar's name, for people who do not see it. */
  progressLabel: string
  start: StartWords
  steps: QuizCopy<typeof personalQuiz>
  /** The error of a step that brings none of its own. */
  chooseAnOption: string
  back: string
  continue: string
  preview: PreviewWords
  build: BuildWords
}

/** What only the first step shows. */
export interface StartWords {
  headline: string
  /** How long the quiz takes. */
  takes: string
  /** %count% is the counter. */
  joined: string
}

/** Beside the questions: the visitor's survey on a store, taking shape with every answer. */
export interface PreviewWords extends StoreWords {
  caption: string
  /** The latest answer to one of these steps decides what the store asks. Before the first one it is the first goal. */
  talks: { [Id in 'goal' | 'pain' | 'traffic']: Record<OptionOf<Id>, Talk> }
  /** The list that grows below it, and the line each answer adds. */
  soFar: string
  settings: { [Id in 'pain' | 'traffic' | 'aov' | 'tools' | 'question']: Record<OptionOf<Id>, string> }
}

export interface BuildWords {
  /** Beside a stage that is finished, and beside the one at work. */
  done: string
  now: string
  /** Below the large percentage, so that it is not taken for the quiz's own. */
  built: string
  /** Announced when the last stage is done. */
  finished: string
}

type OptionOf<Id extends string> = Extract<(typeof personalQuiz)[number], { id: Id; kind: 'single' }>['options'][number]
