import type { Copy } from '../copy.ts'
import type { gamifiedQuiz } from '@repo/contract/quiz/gamified.ts'
import type { VerdictId } from '@repo/contract/quiz/verdict.ts'
import type { StoreWords } from '../store-words.ts'
import type { Fallback } from './fallback.ts'
import type { GameCopy } from './game-copy.ts'

/** Every word of the gamified quiz. `%name%` is filled in the browser, while the visitor looks on. */
export interface GamifiedWords extends GameCopy<typeof gamifiedQuiz>, Fallback {
  /** What the game is called: its heading, above the first question. */
  name: Copy
  /** %number% of %of%. The last screen shows the name instead, because it answers it. */
  counter: Copy
  progressLabel: Copy
  /** Said before the first question, so that it comes as no surprise: how long it takes, and that choosing moves on. */
  notice: Copy
  /** The switch that lets a visitor move on by hand. */
  autoAdvance: Copy
  moving: Copy
  previous: Copy
  next: Copy
  /** The keys that move on; the names of keys are bold. */
  keys: Copy
  /** The slider's value for screen readers: %value%. */
  sliderValue: Copy
  verdict: VerdictWords
  payoff: PayoffWords
  email: EmailWords
}

/** The answer to the game's name: how many of the eleven the visitor knows, and how many are guesses (GQ-06). */
export interface VerdictWords {
  headline: Copy
  /** What counts as known. */
  rule: Copy
  topics: Record<VerdictId, Copy>
  known: Copy
  guessed: Copy
  share: ShareWords
}

/** The verdict as a picture of the visitor's own. */
export interface ShareWords {
  /** Beside the counts of the picture. */
  known: Copy
  guessed: Copy
  /** On the last line of the picture. */
  question: Copy
  share: Copy
  save: Copy
  /** What the button says once the picture is saved. */
  saved: Copy
  copy: Copy
  copied: Copy
  /** Says where it is drawn, and what is not on it. */
  note: Copy
  /** The text that a share sheet gets beside the picture: %known% is counted, %of% is how many questions there are. */
  text: Copy
}

/** The prize on the last screen: a survey made from two answers of the visitor's own. It checks their bet; it claims nothing. */
export interface PayoffWords extends StoreWords {
  /** The address of the drawn store. */
  address: string
  /** Says that another option can be tapped. */
  hint: Copy
  /** Beside another option that the visitor taps. */
  you: Copy
  /** Under the card: what the tapped option is to the visitor's bet. */
  replies: { bet: Copy; other: Copy }
  question: Copy
  /** The survey's options. The visitor's bet, made in q8, is chosen at first. */
  options: Record<OptionOf<'q8'>, Copy>
  bets: Record<OptionOf<'q8'>, Copy>
  /** Where to ask it: the place of q3. */
  places: Record<OptionOf<'q3'>, Copy>
  /** Below the install button. */
  note: Copy
}

/** The email field is off until an owner connects it: the quiz itself sends nothing. */
export interface EmailWords {
  label: Copy
  placeholder: Copy
  submit: Copy
}

type OptionOf<Id extends string> = Extract<
  (typeof gamifiedQuiz)[number],
  { id: Id; options: unknown }
>['options'][number]
