import type { Copy } from '../copy.ts'
import type { OptionOf, personalQuiz } from '@repo/contract/quiz/personal.ts'
import type { StoreWords } from '../store-words.ts'
import type { Fallback } from './fallback.ts'
import type { QuizCopy } from './quiz-copy.ts'

/** Every word of the personalised quiz. `%name%` is filled in the browser, while the visitor looks on. */
export interface PersonalWords extends Fallback {
  tagline: Copy
  /** %step% of %steps%. */
  progress: Copy
  /** The bar's name, for people who do not see it. */
  progressLabel: Copy
  start: StartWords
  steps: QuizCopy<typeof personalQuiz>
  /** The error of a step that brings none of its own. */
  chooseAnOption: Copy
  /** Over the options of a question that a visitor came from the plan to change: %answer% is the answer so far. */
  change: Copy
  back: Copy
  continue: Copy
  /** The keys that choose and continue, 1 to %last%; the names of keys are bold. */
  keys: Copy
  preview: PreviewWords
  build: BuildWords
}

/** What only the first step shows. */
export interface StartWords {
  headline: Copy
  /** How long the quiz takes. */
  takes: Copy
  /** %count% is the counter. */
  joined: Copy
}

/** Beside the questions: the visitor's survey on a store, taking shape with every answer. What it asks is the plan's (`QuizSection`). */
export interface PreviewWords extends StoreWords {
  caption: Copy
  /** The list that grows below it, and the line that an answer adds; the lines of goal and traffic are the plan's, like what it asks. */
  soFar: Copy
  settings: { [Id in 'aov' | 'tools' | 'question']: Record<OptionOf<Id>, Copy> }
}

export interface BuildWords {
  /** Beside a stage that is finished, and beside the one at work. */
  done: Copy
  now: Copy
  /** Below the large percentage, so that it is not taken for the quiz's own. */
  built: Copy
  /** Announced when the last stage is done. */
  finished: Copy
}
