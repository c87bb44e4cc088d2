import type { Copy } from '../copy.ts'
import type { Cta, Path } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { GamifiedWords } from '../quizzes/gamified-words.ts'
import type { PersonalWords } from '../quizzes/personal-words.ts'
import type { ResultsWords } from '../results/plan.ts'

/** Both quizzes, the results, and the sections of the landings that lead into the quiz. */
export type QuizFamilySection =
  QuizEntrySection | SealsSection | SampleQuestionsSection | QuizSection | ResultsSection | GameSection

/** The first screen: a question mark whose full stop starts the quiz. Its background is lemon, like the page's bar. */
export interface QuizEntrySection {
  kind: 'quizEntry'
  headline: Copy
  text: Copy
  /** The full stop. Pressing it is reported. */
  start: Cta
  notNow: Cta
  /** How it is installed, in one line. */
  install: Copy
}

/** What the app is fit for, each in a ring of dots of our own drawing. */
export interface SealsSection {
  kind: 'seals'
  /** What the list is, for people who do not see it. */
  label: Copy
  seals: readonly { icon: IconName; label: Copy }[]
}

/** The quiz from the inside: what it asks, what a visitor answered, what comes of it. */
export interface SampleQuestionsSection {
  kind: 'sampleQuestions'
  headline: Copy
  text: Copy
  questions: readonly { question: Copy; answer: Copy }[]
  /** What the answers lead to, on the link that starts the quiz. Pressing it is reported. */
  plan: Copy
  start: Cta
}

/** The personalised quiz, its own bar included. */
export interface QuizSection {
  kind: 'quiz'
  lang: Locale
  /** Where the plan waits, in the same language. */
  results: Path
  words: PersonalWords
  /** Of the plans in the same language: the quiz shows the survey that the plan delivers. */
  plan: Pick<ResultsWords, 'talks' | 'goals' | 'traffic'>
}

/** The parts of all plans, of which a visitor sees one plan. */
export interface ResultsSection {
  kind: 'results'
  lang: Locale
  /** Where an answer can be changed, in the same language. */
  quiz: Path
  words: ResultsWords
}

/** The gamified quiz, its own bar included. */
export interface GameSection {
  kind: 'game'
  words: GamifiedWords
  /** Ask for an email at the end? Off until an owner connects it: until then the address goes nowhere. */
  asksEmail?: boolean
}
