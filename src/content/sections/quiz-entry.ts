import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'

/** Sections of the landings that lead into the quiz. */
export type QuizEntryPageSection = QuizEntrySection | SealsSection | SampleQuestionsSection

/** The first screen: a question mark whose full stop starts the quiz. It stands on lemon, like the page's bar. */
export interface QuizEntrySection {
  kind: 'quizEntry'
  headline: string
  text: string
  /** The full stop. Pressing it is reported. */
  start: Cta
  notNow: Cta
  /** How it is installed, in one line. */
  install: string
}

/** What the app is fit for, each in a ring of dots of our own drawing. */
export interface SealsSection {
  kind: 'seals'
  /** What the list is, for people who do not see it. */
  label: string
  seals: readonly { icon: IconName; label: string }[]
}

/** The quiz from the inside: what it asks, what somebody answered, what comes of it. */
export interface SampleQuestionsSection {
  kind: 'sampleQuestions'
  headline: string
  text: string
  questions: readonly { question: string; answer: string }[]
  plan: string
}
