import type { IconName } from '../icon-name.ts'

/** What may stand under a reason; `src/site/sections/illustrations/reason-picture.tsx` lists the drawings. */
export type ReasonPicture =
  | AnswersPicture
  | AwarenessPicture
  | ConversationPicture
  | FeedPostPicture
  | GrowthPicture
  | InstallPicture
  | LessonsPicture
  | MomentsPicture
  | PricesPicture
  | RewritePicture
  | SayingsPicture
  | SourcesPicture
  | SurveyPicture
  | VisitorsPicture

/** What may stand beside a campaign headline; `src/site/sections/campaign/campaign-hero.tsx` lists the drawings. */
export type HeroPicture =
  DotColumnsPicture | VoicesPicture | NumeralPicture | SurveyPicture | LayersPicture | ReceiptPicture | StoresPicture

/** What visitors answered, one dot an answer. Shares are counted from the dots. */
export interface AnswersPicture {
  kind: 'answers'
  /** The most frequent first. */
  answers: readonly { label: string; count: number }[]
  /** Says that the figures are sample data. */
  note: string
}

/** A conversation on a store: a question, a doubt, a reply, a sale. */
export interface ConversationPicture {
  kind: 'conversation'
  lines: readonly { by: 'question' | 'visitor' | 'brand' | 'sale'; says: string }[]
}

/** The moments a question may appear. */
export interface MomentsPicture {
  kind: 'moments'
  moments: readonly { icon: IconName; label: string }[]
}

/** A line of an ad or a page, rewritten. `==highlight==` marks what a visitor said. */
export interface RewritePicture {
  kind: 'rewrite'
  before: { label: string; line: string }
  after: { label: string; line: string }
}

/** The app switched on, and a dot for every minute it took. */
export interface InstallPicture {
  kind: 'install'
  app: string
  state: string
  /** Digits. */
  minutes: number
  caption: string
}

/** Visitors who were not asked: a dot each, in rows of ten. */
export interface VisitorsPicture {
  kind: 'visitors'
  tens: number
}

/** What visitors say, each in a bubble of their own. */
export interface SayingsPicture {
  kind: 'sayings'
  sayings: readonly string[]
}

/** The survey as it floats on a store, with an answer chosen. */
export interface SurveyPicture {
  kind: 'survey'
  store: string
  /** The letter in its avatar. */
  initial: string
  asks: string
  question: string
  options: readonly string[]
  /** Which option the visitor chose, from 0. */
  chosen: number
  reply?: string
  /** Under the reply; the first one buys. */
  chips?: readonly string[]
  /** The moment that brought the question up. */
  moment?: IconName
}

/** An ad as it shows in a feed. */
export interface FeedPostPicture {
  kind: 'feedPost'
  store: string
  initial: string
  /** Says that it is an ad. */
  label: string
  line: string
}

/** What visitors would pay, one dot an answer. The most frequent price stands out. */
export interface PricesPicture {
  kind: 'prices'
  /** The lowest first. */
  prices: readonly { price: string; count: number }[]
  note: string
}

/** How well visitors know the store, one dot an answer. */
export interface AwarenessPicture {
  kind: 'awareness'
  levels: readonly { label: string; count: number }[]
  note: string
}

/** What the AI has been taught. */
export interface LessonsPicture {
  kind: 'lessons'
  lessons: readonly { icon: IconName; label: string }[]
}

/** Where visitors come from, or who they are, and what each kind of them asks. */
export interface SourcesPicture {
  kind: 'sources'
  sources: readonly { name: string; asks: string }[]
}

/** Something that grows, a column of dots a week. */
export interface GrowthPicture {
  kind: 'growth'
  weeks: readonly number[]
  note: string
}

/** A figure before and after, as two heaps of dots: one dot for each tenth, so 1.7 is 17 dots. */
export interface DotColumnsPicture {
  kind: 'dotColumns'
  before: LabelledFigure & { value: number }
  after: LabelledFigure & { value: number }
  /** What the figure measures and what a dot means. */
  note: string
}

export interface LabelledFigure {
  figure: string
  label: string
}

/** The five voices between a visit and a sale: visitor, question, answer, reply, sale. */
export interface VoicesPicture {
  kind: 'voices'
  labels: readonly [string, string, string, string, string]
}

/** The number that opens the headline, drawn large: "10" before "ways to…". */
export interface NumeralPicture {
  kind: 'numeral'
  figure: string
}

/** What a store knows of its visitors, the shallow things first. Below the line it has to ask. */
export interface LayersPicture {
  kind: 'layers'
  /** What the numbers show. */
  shown: readonly string[]
  /** Where the numbers end. */
  line: string
  /** What people say when they are asked. */
  said: readonly string[]
}

/** What it costs, as a till would print it. */
export interface ReceiptPicture {
  kind: 'receipt'
  title: string
  lines: readonly { label: string; amount: string }[]
  /** The figure is drawn in dots. */
  total: LabelledFigure
  note: string
}

/** Several stores, each with the question its visitors ask most. */
export interface StoresPicture {
  kind: 'stores'
  title: string
  stores: readonly { initial: string; name: string; asks: string; count: number }[]
  /** What a dot means, and that the figures are sample data. */
  note: string
}
