import type { Copy } from '../copy.ts'
import type { IconName } from '../icon-name.ts'
import type { Product } from '../product.ts'
import type { LiveSurveyWords } from './shared.ts'

/** What may stand under a reason; `apps/site/sections/illustrations/reason-picture.tsx` lists the drawings. */
export type ReasonPicture =
  | AnswersPicture
  | AwarenessPicture
  | ConversationPicture
  | FeedPostPicture
  | GrowthPicture
  | InstallHourPicture
  | InstallPicture
  | InstallStepsPicture
  | LessonsPicture
  | MomentsPicture
  | PricesPicture
  | RewritePicture
  | SayingsPicture
  | SourcesPicture
  | SurveyPicture
  | VisitorsPicture

/** What may stand beside a campaign headline; `apps/site/sections/campaign/campaign-hero.tsx` lists the drawings. */
export type HeroPicture =
  DotColumnsPicture | CoverPicture | NumeralPicture | StoresPicture | SurveyPicture | VisitRecordPicture | VoicesPicture

/** What visitors answered, and how many of each. */
export interface AnswersPicture {
  kind: 'answers'
  /** The most frequent first. */
  answers: readonly { label: Copy; count: number }[]
  /** Says that the figures are sample data. */
  note: Copy
}

/** A conversation on a store: a question, a doubt, a reply, a sale. */
export interface ConversationPicture {
  kind: 'conversation'
  lines: readonly { by: 'question' | 'visitor' | 'brand' | 'sale'; says: Copy }[]
}

/** The moments a question may appear. */
export interface MomentsPicture {
  kind: 'moments'
  moments: readonly { icon: IconName; label: Copy }[]
}

/** A line of an ad or a page, rewritten. `**emphasis**` marks what a visitor said. */
export interface RewritePicture {
  kind: 'rewrite'
  before: { label: Copy; line: Copy }
  after: { label: Copy; line: Copy }
}

/** The app switched on, and a dot for every minute it took. */
export interface InstallPicture {
  kind: 'install'
  app: Copy
  state: Copy
  /** Digits. */
  minutes: number
  caption: Copy
}

/** What has to be done, each thing ticked, and a dot for every minute it took. */
export interface InstallStepsPicture {
  kind: 'installSteps'
  steps: readonly Copy[]
  minutes: number
  caption: Copy
}

/** An hour as sixty dots, of which the install takes a few. */
export interface InstallHourPicture {
  kind: 'installHour'
  state: Copy
  minutes: number
  caption: Copy
}

/** Visitors who were not asked: a dot each, in rows of ten. */
export interface VisitorsPicture {
  kind: 'visitors'
  tens: number
}

/** What visitors say, each in a bubble of their own. */
export interface SayingsPicture {
  kind: 'sayings'
  sayings: readonly Copy[]
}

/** The survey as it floats on a store, to be answered. */
export interface SurveyPicture extends LiveSurveyWords {
  kind: 'survey'
  /** The letter in its avatar. */
  initial: string
  /** The moment that brought the question up. */
  moment?: IconName
  /** The shop that it is asked in, which a visitor may change into an own one. */
  shop?: ShopWords
}

/** A drawn shop, and the invitation to an own one. */
export interface ShopWords {
  address: string
  product: { name: Copy; drawing: Product }
  /** Opens a form for the visitor's own product. */
  invite: Copy
  /** The same on phones. */
  inviteShort: Copy
}

/** An ad as it shows in a feed. */
export interface FeedPostPicture {
  kind: 'feedPost'
  store: Copy
  initial: string
  /** Says that it is an ad. */
  label: Copy
  line: Copy
  product: Product
}

/** What visitors would pay, one dot an answer. The most frequent price stands out. */
export interface PricesPicture {
  kind: 'prices'
  /** The lowest first. */
  prices: readonly { price: Copy; count: number }[]
  note: Copy
}

/** How well visitors know the store, one dot an answer. */
export interface AwarenessPicture {
  kind: 'awareness'
  levels: readonly { label: Copy; count: number }[]
  note: Copy
}

/** What the AI has been taught. */
export interface LessonsPicture {
  kind: 'lessons'
  lessons: readonly { icon: IconName; label: Copy }[]
}

/** Where visitors come from, or who they are, and what each kind of them asks. */
export interface SourcesPicture {
  kind: 'sources'
  sources: readonly { name: Copy; asks: Copy }[]
}

/** Something that grows, a column of dots a week. */
export interface GrowthPicture {
  kind: 'growth'
  weeks: readonly number[]
  note: Copy
}

/** A figure before and after, as two heaps of dots: one dot for each tenth, so 1.7 is 17 dots. */
export interface DotColumnsPicture {
  kind: 'dotColumns'
  before: LabelledFigure & { value: number }
  after: LabelledFigure & { value: number }
  /** What the figure measures and what a dot means. */
  note: Copy
}

export interface LabelledFigure {
  figure: Copy
  label: Copy
}

/** The five voices between a visit and a sale: visitor, question, answer, reply, sale. */
export interface VoicesPicture {
  kind: 'voices'
  labels: readonly [Copy, Copy, Copy, Copy, Copy]
}

/** The number that opens the headline, drawn large: "10" before "ways to…". */
export interface NumeralPicture {
  kind: 'numeral'
  figure: Copy
}

/** What analytics writes down of one visit, and the one thing it cannot: why it ended. The visitor says it. */
export interface VisitRecordPicture {
  kind: 'visitRecord'
  title: Copy
  facts: readonly { label: Copy; value: Copy }[]
  /** The line that stays empty. */
  missing: Copy
  says: Copy
  /** Says that the visit is a sample. */
  note: Copy
}

/** A sofa whose stained cover a reader pulls up to the clothes line; then the ad says what a visitor asked. */
export interface CoverPicture {
  kind: 'cover'
  /** What the drawing shows. */
  drawing: Copy
  /** The name of the slider that pulls, and what stands beside its grip. */
  pull: Copy
  hint: Copy
  asks: Copy
  ad: { label: Copy; line: Copy }
}

/** Several stores to switch between, each with the question its visitors ask most. The first is shown. */
export interface StoresPicture {
  kind: 'stores'
  title: Copy
  stores: readonly { initial: string; name: Copy; asks: Copy; count: number; product: Product }[]
  /** What a dot means, and that the figures are sample data. */
  note: Copy
}
