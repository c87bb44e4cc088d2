import type { Breadcrumb } from '../breadcrumb.ts'
import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Surface } from '../surface.ts'
import type { Testimonial } from '../testimonial.ts'
import type { ReasonPicture } from './illustrations.ts'
import type { Byline, CallWords, DashboardWords, FaqItem, SurveyWords, Titled } from './shared.ts'

/** Sections of the articles we advertise with. */
export type ArticlePageSection =
  ArticleHeadSection | AskedHeadSection | ArticleSection | ArticleEndSection | TrialOfferSection

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
  /** How many of the hundred left. */
  crowd: { left: number; lead: Copy; text: Copy }
}

/** The head of an article that starts with a question at poster size, and a reply. Its button leads into the quiz. */
export interface AskedHeadSection {
  kind: 'askedHead'
  breadcrumb: Breadcrumb
  headline: Copy
  reply: Copy
  text: Copy
  start: Cta
}

/** The story itself, in chapters: bands from edge to edge with a surface each. Text keeps to a column that reads well. */
export interface ArticleSection {
  kind: 'article'
  chapters: readonly (ChapterPart | ScenePart | PullPart)[]
  /** A hundred dots in the margin: so many leave while the story is read, the rest bought and stay. */
  left?: number
}

export interface ChapterPart {
  kind: 'chapter'
  surface: Surface
  /** The hour at which it opens, drawn in dots. */
  clock?: Clock
  headline?: Copy
  parts: readonly ArticlePart[]
}

export interface Clock {
  time: Copy
  label: Copy
}

/** A drawing from edge to edge between two chapters. */
export type ScenePart =
  | { kind: 'scene'; scene: 'closedShop'; sign: Copy; caption: Copy }
  | { kind: 'scene'; scene: 'morningCounter'; clock: Clock; says: readonly [Copy, Copy, Copy] }

/** A quotation from edge to edge. */
export interface PullPart {
  kind: 'pull'
  quote: Copy
  by: Copy
}

export type ArticlePart =
  | { kind: 'opening'; text: Copy }
  | { kind: 'text'; headline?: Copy; paragraphs: readonly Copy[] }
  | { kind: 'picture'; picture: ReasonPicture; caption?: Copy }
  | { kind: 'dashboard'; dashboard: DashboardWords; caption: Copy }
  | BeforeAfterPart
  | { kind: 'results'; heads: readonly [Copy, Copy, Copy]; rows: readonly ResultRow[] }
  /** One question to the reader between two parts of the story, and a button that replies. */
  | ({ kind: 'call' } & CallWords)
  /** The dots that stayed, and what they say of the end. */
  | { kind: 'stayed'; text: Copy }

/** After the story, beside no card: other merchants, how to start, and questions. */
export interface ArticleEndSection {
  kind: 'articleEnd'
  voices?: { headline: Copy; sample: Copy; stars?: Copy; items: readonly Testimonial[] }
  steps?: { headline: Copy; steps: readonly Titled[] }
  questions: { headline: Copy; items: readonly FaqItem[] }
}

/** The same shop twice: left in silence, then asked. */
export interface BeforeAfterPart {
  kind: 'beforeAfter'
  drawing: 'backpack' | 'ring'
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
