import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Locale } from '@repo/contract/locale.ts'
import type { Testimonial } from '../testimonial.ts'
import type { ReasonPicture } from './illustrations.ts'
import type { Byline, DashboardWords, FaqItem, SurveyWords } from './shared.ts'

/** Sections of the articles we advertise with. */
export type ArticlePageSection = ArticleHeadSection | AskedHeadSection | ArticleSection | TrialOfferSection

/** The head of an article: headline, standfirst, who wrote it and when, and a hundred visitors, one dot each. */
export interface ArticleHeadSection {
  kind: 'articleHead'
  headline: Copy
  text: Copy
  /** The button of the first screen (CP-13). */
  cta: Cta
  /** Short sentences under the button. One that rests on a claim that is off is left out. */
  terms: readonly Copy[]
  byline: Byline
  date: { iso: string; words: Copy }
  /** How many of the hundred left. Three of them say why; phones have room for the first. */
  crowd: { left: number; says: readonly [Copy, Copy, Copy]; lead: Copy; text: Copy }
}

/** The head of an article that starts with a question at poster size, and a reply. Its button leads into the quiz. */
export interface AskedHeadSection {
  kind: 'askedHead'
  breadcrumb: { lang: Locale; label: Copy; links: readonly Cta[]; here: Copy }
  headline: Copy
  reply: Copy
  text: Copy
  start: Cta
}

/** The story itself. Text keeps to a column that reads well; everything else runs the full width and breaks it. */
export interface ArticleSection {
  kind: 'article'
  parts: readonly ArticlePart[]
  /** A hundred dots in the margin fill while the story is read. So many of them are those who left; the rest bought. */
  left: number
}

export type ArticlePart =
  | { kind: 'clock'; time: Copy; label: Copy }
  | { kind: 'opening'; text: Copy }
  | { kind: 'text'; headline?: Copy; paragraphs: readonly Copy[] }
  | { kind: 'picture'; picture: ReasonPicture; caption?: Copy }
  | { kind: 'dashboard'; dashboard: DashboardWords; caption: Copy }
  | BeforeAfterPart
  | { kind: 'pull'; quote: Copy; by: Copy }
  | { kind: 'results'; heads: readonly [Copy, Copy, Copy]; rows: readonly ResultRow[] }
  | { kind: 'voices'; headline: Copy; sample: Copy; stars?: Copy; items: readonly Testimonial[] }
  | { kind: 'steps'; headline: Copy; steps: readonly { title: Copy; text: Copy }[] }
  | { kind: 'questions'; headline: Copy; items: readonly FaqItem[] }
  /** One question to the reader between two parts of the story, and a button that replies. */
  | { kind: 'call'; text: Copy; cta: Cta }

/** The same shop twice: left in silence, then asked. */
export interface BeforeAfterPart {
  kind: 'beforeAfter'
  /** The shop's address, in Latin letters. */
  address: string
  product: Copy
  drawing: 'bike' | 'ring'
  before: { title: Copy; hush: Copy }
  after: { title: Copy; survey: SurveyWords }
  caption: Copy
}

/** What the merchant guessed, what a visitor said, what changed. */
export interface ResultRow {
  guessed: Copy
  said: Copy
  changed: Copy
}

/** The end: the days of the trial. What they cost comes before them (CP-04), a way into the quiz after them (CP-02). */
export interface TrialOfferSection {
  kind: 'trialOffer'
  headline: Copy
  days: number
  first: Copy
  last: Copy
  cta: Cta
  beside: PriceCard | QuizPromo
}

export interface PriceCard {
  kind: 'price'
  headline: Copy
  /** Drawn in dots. */
  figure: Copy
  text: Copy
  ticks: readonly Copy[]
  cta: Cta
  note: Copy
  more: Cta
}

export interface QuizPromo {
  kind: 'promo'
  headline: Copy
  /** How long the quiz takes: the figure is drawn in dots, the unit is beside it. */
  length?: { figure: Copy; unit: Copy }
  text: Copy
  ticks: readonly Copy[]
  cta: Cta
}
