import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { AnswerGroup, CallWords, Titled } from './shared.ts'

/** Sections of the page that explains how it works. */
export type HowItWorksSection = FlowSection | DrawnStepsSection | TrialDaysSection

/** The way from a visitor to a sale, as one picture of seven stops. */
export interface FlowSection {
  kind: 'flow'
  headline: Copy
  text: Copy
  cta: Cta
  /** Names the picture for those who do not see it. */
  title: Copy
  visitor: Titled & { drawing: Copy }
  survey: Titled & { store: Copy; question: Copy }
  response: Titled & { says: Copy }
  reply: { title: Copy; optional: Copy; says: Copy }
  insight: Titled & { drawing: Copy; answers: readonly [AnswerGroup, ...AnswerGroup[]]; figure: Copy }
  pageUpdate: Titled & { before: Copy; after: Copy }
  sale: Titled & { order: Copy; price: Copy; again: Copy }
  /** What the figures are and what a dot means. */
  notes: readonly [Copy, Copy]
  call: CallWords
}

/** Numbered steps, each beside a drawing of the product. */
export interface DrawnStepsSection {
  kind: 'drawnSteps'
  headline: Copy
  steps: readonly DrawnStep[]
  /** In the middle of them. */
  call: CallWords
}

export interface DrawnStep extends Titled {
  shows: StepDrawing
}

export type StepDrawing = EmbedSwitch | QuestionEditor | Inbox | Correction | Rewrite | Orders

/** The app's switch in the theme, and how long it takes, counted in dots. */
export interface EmbedSwitch {
  kind: 'embedSwitch'
  app: Copy
  place: Copy
  dots: number
  note: Copy
}

/** A question being written and the moments to ask it; the first is chosen. */
export interface QuestionEditor {
  kind: 'questionEditor'
  question: Copy
  moments: readonly { icon: IconName; name: Copy }[]
}

/** Answers as they come in. */
export interface Inbox {
  kind: 'inbox'
  answers: readonly { says: Copy; at: Copy }[]
}

/** A sentence of the AI, corrected once. */
export interface Correction {
  kind: 'correction'
  before: Copy
  after: Copy
}

/** A headline before and after visitors wrote it. */
export interface Rewrite {
  kind: 'rewrite'
  before: Copy
  after: Copy
}

/** Orders by advertisement, one dot each. The last row is the one that sells. */
export interface Orders {
  kind: 'orders'
  rows: readonly { name: Copy; orders: number; label: Copy }[]
  note: Copy
}

/** The end of the page: what the days of the trial are for, one dot for each line. A longer trial spreads its lines over its days. */
export interface TrialDaysSection {
  kind: 'trialDays'
  headline: Copy
  /** The days of the trial. */
  length: number
  days: readonly Copy[]
  cta: Cta
  second?: Cta
  /** A person instead of a button. */
  talk?: Cta
}
