import type { Cta } from '../cta.ts'
import type { Locale } from '#contract/locale.ts'
import type { Testimonial } from '../testimonial.ts'
import type { ReasonPicture } from './illustrations.ts'
import type { Byline, DashboardWords, FaqItem, SurveyWords } from './shared.ts'

/** Sections of the articles we advertise with. */
export type ArticlePageSection = ArticleHeadSection | AskedHeadSection | ArticleSection | TrialOfferSection

/** The head of an article: headline, standfirst, who wrote it and when, and a hundred visitors, one dot each. */
export interface ArticleHeadSection {
  kind: 'articleHead'
  headline: string
  text: string
  byline: Byline
  date: { iso: string; words: string }
  /** How many of the hundred left. Three of them say why; phones have room for the first. */
  crowd: { left: number; says: readonly [string, string, string]; lead: string; text: string }
}

/** The head of an article that starts with a question at poster size, and a reply. Its button leads into the quiz. */
export interface AskedHeadSection {
  kind: 'askedHead'
  breadcrumb: { lang: Locale; label: string; links: readonly Cta[]; here: string }
  headline: string
  reply: string
  text: string
  start: Cta
}

/** The story itself. Text keeps to a column that reads well; everything else runs the full width and breaks it. */
export interface ArticleSection {
  kind: 'article'
  parts: readonly ArticlePart[]
}

export type ArticlePart =
  | { kind: 'clock'; time: string; label: string }
  | { kind: 'opening'; text: string }
  | { kind: 'text'; headline?: string; paragraphs: readonly string[] }
  | { kind: 'picture'; picture: ReasonPicture; caption?: string }
  | { kind: 'dashboard'; dashboard: DashboardWords; caption: string }
  | BeforeAfterPart
  | { kind: 'pull'; quote: string; by: string }
  | { kind: 'results'; heads: readonly [string, string, string]; rows: readonly ResultRow[] }
  | { kind: 'voices'; headline: string; sample: string; stars?: string; items: readonly Testimonial[] }
  | { kind: 'steps'; headline: string; steps: readonly { title: string; text: string }[] }
  | { kind: 'questions'; headline: string; items: readonly FaqItem[] }
  /** One line and one button, between two parts of the story. */
  | { kind: 'call'; text: string; cta: Cta }

/** The same shop twice: left in silence, then asked. */
export interface BeforeAfterPart {
  kind: 'beforeAfter'
  /** The shop's address, in Latin letters. */
  address: string
  product: string
  drawing: 'bike' | 'ring'
  before: { title: string; hush: string }
  after: { title: string; survey: SurveyWords }
  caption: string
}

/** What the merchant guessed, what a visitor said, what changed. */
export interface ResultRow {
  guessed: string
  said: string
  changed: string
}

/** The end: the days of the trial. What they cost comes before them (CP-04), a way into the quiz after them (CP-02). */
export interface TrialOfferSection {
  kind: 'trialOffer'
  headline: string
  days: number
  first: string
  last: string
  cta: Cta
  beside: PriceCard | QuizPromo
}

export interface PriceCard {
  kind: 'price'
  headline: string
  /** Drawn in dots. */
  figure: string
  text: string
  ticks: readonly string[]
  cta: Cta
  note: string
  more: Cta
}

export interface QuizPromo {
  kind: 'promo'
  headline: string
  /** How long the quiz takes: the figure is drawn in dots, the unit is beside it. */
  length?: { figure: string; unit: string }
  text: string
  ticks: readonly string[]
  cta: Cta
}
