import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { AnswerGroup } from './shared.ts'

/** Sections of the page that explains how it works. */
export type HowItWorksSection = FlowSection | DrawnStepsSection | TrialDaysSection

/** The way from a visitor to a sale, as one picture of seven stops. */
export interface FlowSection {
  kind: 'flow'
  headline: string
  text: string
  cta: Cta
  /** Names the picture for those who do not see it. */
  title: string
  visitor: FlowStop & { drawing: string }
  survey: FlowStop & { store: string; question: string }
  response: FlowStop & { says: string }
  reply: { title: string; optional: string; says: string }
  insight: FlowStop & { drawing: string; answers: readonly [AnswerGroup, ...AnswerGroup[]]; figure: string }
  pageUpdate: FlowStop & { before: string; after: string }
  sale: FlowStop & { order: string; price: string; again: string }
  /** What the figures are and what a dot means. */
  notes: readonly [string, string]
}

interface FlowStop {
  title: string
  text: string
}

/** Numbered steps, each beside a drawing of the product. */
export interface DrawnStepsSection {
  kind: 'drawnSteps'
  headline: string
  steps: readonly DrawnStep[]
}

export interface DrawnStep {
  title: string
  text: string
  shows: StepDrawing
}

export type StepDrawing = EmbedSwitch | QuestionEditor | Inbox | Correction | Rewrite | Orders

/** The app's switch in the theme, and how long it takes, counted in dots. */
export interface EmbedSwitch {
  kind: 'embedSwitch'
  app: string
  place: string
  dots: number
  note: string
}

/** A question being written and the moments to ask it; the first is chosen. */
export interface QuestionEditor {
  kind: 'questionEditor'
  question: string
  moments: readonly { icon: IconName; name: string }[]
}

/** Answers as they come in. */
export interface Inbox {
  kind: 'inbox'
  answers: readonly { says: string; at: string }[]
}

/** A sentence of the AI, corrected once. */
export interface Correction {
  kind: 'correction'
  before: string
  after: string
}

/** A headline before and after visitors wrote it. */
export interface Rewrite {
  kind: 'rewrite'
  before: string
  after: string
}

/** Orders by advertisement, one dot each. The last row is the one that sells. */
export interface Orders {
  kind: 'orders'
  rows: readonly { name: string; orders: number; label: string }[]
  note: string
}

/** The end of the page: what each day of the trial is for, one dot a day. */
export interface TrialDaysSection {
  kind: 'trialDays'
  headline: string
  days: readonly string[]
  cta: Cta
  second?: Cta
}
