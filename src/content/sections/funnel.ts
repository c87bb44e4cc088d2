import type { Path } from '../cta.ts'
import type { Locale } from '#contract/locale.ts'
import type { PersonalWords } from '../quizzes/personal-words.ts'
import type { ResultsWords } from '../results/plan.ts'

/** Sections of the way from the quiz to a plan. */
export type FunnelSection = QuizSection | ResultsSection

/** The personalised quiz, its own bar included. */
export interface QuizSection {
  kind: 'quiz'
  lang: Locale
  /** Where the plan waits, in the same language. */
  results: Path
  words: PersonalWords
}

/** The four plans, of which a visitor sees one. */
export interface ResultsSection {
  kind: 'results'
  lang: Locale
  words: ResultsWords
}
