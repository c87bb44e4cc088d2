import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { AnswerGroup } from './shared.ts'

/** Sections of the features page. */
export type FeaturesSection = FeatureCardsSection | WhyItWorksSection | LiftSection | AskClosingSection

/** Four cards, each a piece of the product that works on the page. */
export interface FeatureCardsSection {
  kind: 'featureCards'
  headline: string
  text: string
  questions: QuestionsCard
  voice: VoiceCard
  insights: InsightsCard
  training: TrainingCard
}

interface Card {
  title: string
  text: string
}

type Three<T> = readonly [T, T, T]

/** Choose a question, and the store asks it. */
export interface QuestionsCard extends Card {
  /** Says what is chosen here, for those who do not see the card. */
  choose: string
  store: string
  initial: string
  asks: string
  choices: Three<{ question: string; moment: string; options: readonly string[] }>
}

/** Choose a tone, and the reply gives the same facts in it. */
export interface VoiceCard extends Card {
  choose: string
  visitor: string
  tones: Three<{ name: string; reply: string }>
}

/** Choose a reason, and see how many gave it and the advertisement it wrote. */
export interface InsightsCard extends Card {
  choose: string
  /** Continues the number: "17 …". */
  figure: string
  adTitle: string
  reasons: readonly [Reason, Reason, Reason, Reason]
}

export interface Reason extends AnswerGroup {
  name: string
  share: string
  ad: string
}

/** Switch a source off, and the AI admits what it does not know. */
export interface TrainingCard extends Card {
  sizing: Source
  shipping: Source
  voice: Source
  product: string
  aboutSizing: Exchange
  aboutShipping: Exchange
}

export interface Source {
  icon: IconName
  name: string
  text: string
}

export interface Exchange {
  visitor: string
  /** The reply in the brand's voice. */
  reply: string
  /** The same without the brand's voice. */
  plain: string
  /** The reply without its source. */
  unknown: string
}

/** One question and its replies, each with a small drawing where there is room. */
export interface WhyItWorksSection {
  kind: 'whyItWorks'
  headline: string
  replies: readonly WhyReply[]
}

export interface WhyReply {
  title: string
  text: string
  shows: WhyDrawing
}

export type WhyDrawing =
  | { kind: 'moment' }
  | { kind: 'honesty'; says: readonly string[] }
  | { kind: 'objection' }
  | { kind: 'headline'; before: string; after: string }
  | Segments
  | { kind: 'switch' }

/** Groups of visitors, one dot each. */
export interface Segments {
  kind: 'segments'
  groups: readonly { name: string; visitors: number }[]
  note: string
}

/** What asking adds, counted: so many before, so many more after. */
export interface LiftSection {
  kind: 'lift'
  figure: string
  headline: string
  text: string
  drawing: string
  before: { count: number; label: string }
  more: { count: number; label: string }
}

/** The end of the page: a question half written, and the button that asks it. */
export interface AskClosingSection {
  kind: 'askClosing'
  headline: string
  text: string
  draft: string
  cta: Cta
  second?: Cta
}
