import type { Cta } from '../cta.ts'
import type { Testimonial } from '../testimonial.ts'
import type { AnswerGroup, IconPoint } from './shared.ts'

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
  text: string
  cta: Cta
  second: Cta
  points: readonly string[]
  /** Without one, no stars either. */
  rating: string | undefined
  /** What happens before anybody asks; the drawing knows when. */
  events: readonly [string, string, string]
  asks: string
  answers: string
  replies: string
  /** The drawing adds the time. */
  sold: string
  /** That the data is a sample, and what a dot means. */
  notes: readonly [string, string]
}

interface BubbleLine {
  lead: string
  says: string
}

/** Six places for the logos of stores. Until there are any, brands of our own invention stand there and the note says so. */
export interface BrandStripSection {
  kind: 'brandStrip'
  brands: readonly { name: string; mark: BrandSign }[]
  note: string
}

export type BrandSign = 'arch' | 'diamond' | 'fig' | 'pebbles' | 'rings' | 'zigzag'

/** The four parts of the product, one card each. */
export interface PartsSection {
  kind: 'parts'
  headline: string
  text: string
  insights: Part & {
    answers: readonly AnswerGroup[]
    note: string
    next: { title: string; text: string; actions: readonly string[] }
  }
  reply: Part & { visitor: string; says: string; chips: readonly string[] }
  triggers: Part & { items: readonly IconPoint[] }
  templates: Part & { questions: readonly string[] }
}

export interface Part {
  title: string
  text: string
}

/** How it sits in the store: one switch in the theme. */
export interface ThemeEmbedSection {
  kind: 'themeEmbed'
  headline: string
  text: string
  points: readonly string[]
  /** The words inside the drawing of the theme's list of apps. */
  app: string
  state: string
}

/** Merchants' results, each with dots to be counted: so many before, so many after. */
export interface StoriesSection {
  kind: 'stories'
  headline: string
  /** Says that the people are examples. */
  text: string
  /** What a screen reader says of the stars. */
  stars: string
  items: readonly Story[]
}

export interface Story extends Testimonial {
  result: string
  /** Reads the dots out. */
  drawing: string
  before: number
  after: number
  voice: 'ink' | 'tomato' | 'sale'
}

/** Whom to ask and when: one sentence with the choices in bubbles, then all choices there are. */
export interface TargetingSection {
  kind: 'targeting'
  sentence: readonly { text: string; by?: 'visitor' | 'brand' | 'rule' | 'place' }[]
  cards: readonly { title: string; items: readonly IconPoint[] }[]
}

/** What it works with. An item that is still to come says so. */
export interface IntegrationListSection {
  kind: 'integrationList'
  headline: string
  items: readonly { name: string; text: string; soon?: string }[]
}
