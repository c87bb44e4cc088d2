import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { AnswerGroup, CallWords, LiveSurveyWords, Titled } from './shared.ts'

/** Sections of the features page. */
export type FeaturesSection = FeatureCardsSection | WhyItWorksSection | LiftSection | AskClosingSection

/** Four cards, each a piece of the product that works on the page. */
export interface FeatureCardsSection {
  kind: 'featureCards'
  headline: Copy
  text: Copy
  cta: Cta
  questions: QuestionsCard
  voice: VoiceCard
  insights: InsightsCard
  training: TrainingCard
  /** Under the cards; on phones before the fourth. */
  call: CallWords
}

type Three<T> = readonly [T, T, T]

/** Choose a question, and the store asks it: a survey to answer. */
export interface QuestionsCard extends Titled, Pick<LiveSurveyWords, 'store' | 'asks' | 'hint' | 'you' | 'restart'> {
  /** Says what is chosen here, for those who do not see the card. */
  choose: Copy
  initial: string
  choices: Three<{ moment: Copy } & Pick<LiveSurveyWords, 'question' | 'answers'>>
}

/** Choose a tone, and the reply gives the same facts in it. */
export interface VoiceCard extends Titled {
  choose: Copy
  visitor: Copy
  tones: Three<{ name: Copy; reply: Copy }>
}

/** Choose a reason, and see how many gave it and the advertisement it wrote. */
export interface InsightsCard extends Titled {
  choose: Copy
  /** Continues the number: "17 …". */
  figure: Copy
  adTitle: Copy
  reasons: readonly [Reason, Reason, Reason, Reason]
}

export interface Reason extends AnswerGroup {
  name: Copy
  share: Copy
  ad: Copy
}

/** Switch a source off, and the AI admits what it does not know. */
export interface TrainingCard extends Titled {
  sizing: Source
  shipping: Source
  voice: Source
  product: Copy
  aboutSizing: Exchange
  aboutShipping: Exchange
}

export interface Source {
  icon: IconName
  name: Copy
  text: Copy
}

export interface Exchange {
  visitor: Copy
  /** The reply in the brand's voice. */
  reply: Copy
  /** The same without the brand's voice. */
  plain: Copy
  /** The reply without its source. */
  unknown: Copy
}

/** One question and its replies, each with a small drawing where there is room. */
export interface WhyItWorksSection {
  kind: 'whyItWorks'
  headline: Copy
  replies: readonly WhyReply[]
  /** In the middle of them. */
  call: CallWords
}

export interface WhyReply extends Titled {
  shows: WhyDrawing
}

export type WhyDrawing =
  | { kind: 'moment' }
  | { kind: 'honesty'; says: readonly Copy[] }
  | { kind: 'objection' }
  | { kind: 'headline'; before: Copy; after: Copy }
  | Segments
  | { kind: 'switch' }

/** Groups of visitors, one dot each. */
export interface Segments {
  kind: 'segments'
  groups: readonly { name: Copy; visitors: number }[]
  note: Copy
}

/** What asking adds, counted: so many before, so many more after. */
export interface LiftSection {
  kind: 'lift'
  figure: Copy
  headline: Copy
  text: Copy
  drawing: Copy
  before: { count: number; label: Copy }
  more: { count: number; label: Copy }
}

/** The end of the page: a visitor types a question, and a sample store asks it. */
export interface AskClosingSection {
  kind: 'askClosing'
  headline: Copy
  text: Copy
  field: {
    label: Copy
    /** What becomes of the words, said before they are typed. */
    note: Copy
    /** Names the questions to start from. */
    starters: Copy
  }
  starters: Three<Copy>
  /** Asked until a visitor types, and without a script. */
  sample: Copy
  shop: { address: string; store: Copy; initial: string; asks: Copy; product: Copy; price: Copy; note: Copy }
  /** Answers by question: `matches` is a regular expression, and the first that does wins. The last one matches any. */
  answers: readonly { matches: string; options: Three<Copy> }[]
  cta: Cta
  second?: Cta
  /** A person instead of a button. */
  talk?: Cta
}
