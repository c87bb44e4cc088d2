import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Testimonial } from '../testimonial.ts'
import type { AnswerGroup, CallWords, IconPoint, Titled } from './shared.ts'

/** Sections of the home variants. */
export type HomeVariantSection =
  | VisitHeroSection
  | BrandStripSection
  | PartsSection
  | ThemeEmbedSection
  | StoriesSection
  | TargetingSection
  | IntegrationListSection

/** The first screen: a headline that talks, and one visit drawn as 24 dots, five seconds each. */
export interface VisitHeroSection {
  kind: 'visitHero'
  /** Two lines, each ending in a bubble: what the visitor meant to do, and what came of it. */
  headline: readonly [BubbleLine, BubbleLine]
  text: Copy
  cta: Cta
  second: Cta
  points: readonly Copy[]
  /** Without one, no stars either. */
  rating: Copy | undefined
  /** What happens before anybody asks; the drawing knows when. */
  events: readonly [Copy, Copy, Copy]
  asks: Copy
  answers: Copy
  replies: Copy
  /** The drawing adds the time. */
  sold: Copy
  /** That the data is a sample, and what a dot means. */
  notes: readonly [Copy, Copy]
}

interface BubbleLine {
  lead: Copy
  says: Copy
}

/** Six places for the logos of stores. Until there are any, brands of our own invention stand there and the note says so. */
export interface BrandStripSection {
  kind: 'brandStrip'
  brands: readonly { name: Copy; mark: BrandSign }[]
  note: Copy
}

export type BrandSign = 'arch' | 'diamond' | 'fig' | 'pebbles' | 'rings' | 'zigzag'

/** The four parts of the product, one card each. */
export interface PartsSection {
  kind: 'parts'
  headline: Copy
  text: Copy
  insights: Titled & {
    answers: readonly AnswerGroup[]
    note: Copy
    next: Titled & { actions: readonly Copy[] }
  }
  reply: Titled & { visitor: Copy; says: Copy; sold: Copy }
  triggers: Titled & { items: readonly IconPoint[] }
  templates: Titled & { questions: readonly Copy[] }
  /** Under the cards; on phones in the middle of them. */
  call: CallWords
}

/** How it sits in the store: one switch in the theme. */
export interface ThemeEmbedSection {
  kind: 'themeEmbed'
  headline: Copy
  text: Copy
  points: readonly Copy[]
  /** The words inside the drawing of the theme's list of apps. */
  app: Copy
  state: Copy
  cta: Cta
}

/** Merchants' results, each with dots to be counted: so many before, so many after. */
export interface StoriesSection {
  kind: 'stories'
  headline: Copy
  /** Says that the people are examples. */
  text: Copy
  /** What a screen reader says of the stars. */
  stars: Copy
  items: readonly Story[]
  call: CallWords
}

export interface Story extends Testimonial {
  result: Copy
  /** Reads the dots out. */
  drawing: Copy
  before: number
  after: number
  tone: 'ink' | 'tomato' | 'sale'
}

/** Whom to ask and when: one sentence whose bubbles turn from choice to choice, the question it leads to, then all choices there are. */
export interface TargetingSection {
  kind: 'targeting'
  headline: Copy
  /** How to change the sentence. */
  hint: Copy
  sentence: readonly TargetingChoice[]
  cards: readonly { title: Copy; items: readonly TargetingChip[] }[]
}

/** A clause of the sentence, on a line of its own: words, and the bubble that ends it. */
export interface TargetingChoice {
  before?: Copy
  by: TargetingPart
  /** What is chosen, for those who do not see the sentence around it. */
  name: Copy
  /** `says` is this choice's share of the sample question; that of a place is the line above it. */
  options: readonly [TargetingOption, TargetingOption, TargetingOption]
}

interface TargetingOption {
  text: Copy
  says: Copy
}

export interface TargetingChip extends IconPoint {
  /** The bubble that makes use of it. */
  by?: TargetingPart
  /** Which of the bubble's options does, from 0; without it all of them. */
  option?: number
}

export type TargetingPart = 'visitor' | 'brand' | 'rule' | 'place'

/** What it works with. An item that is still to come says so. */
export interface IntegrationListSection {
  kind: 'integrationList'
  headline: Copy
  items: readonly { name: Copy; text: Copy; soon?: Copy }[]
  call: CallWords
}
