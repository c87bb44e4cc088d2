import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { Testimonial } from '../testimonial.ts'
import type { DashboardWords, IconPoint, SurveyWords } from './shared.ts'

/** Sections of the front page. */
export type HomeSection =
  | HomeHeroSection
  | TrustLineSection
  | FeatureGridSection
  | InstallClockSection
  | BeforeAfterSection
  | NumberedStepsSection
  | FeaturedQuoteSection

/** The promise, and the product at work: a shop that asks, and the merchant's side filling up. */
export interface HomeHeroSection {
  kind: 'homeHero'
  headline: string
  text: string
  cta: Cta
  second: Cta
  points: readonly IconPoint[]
  demo: {
    /** The whole scene in a sentence, for those who do not see it. */
    label: string
    /** The name of the button that stops everything that moves on the page. */
    pause: string
    orbit: readonly IconName[]
    store: {
      address: string
      name: string
      links: readonly string[]
      product: { name: string; rating: string; price: string; add: string }
    }
    survey: SurveyWords
    dashboard: DashboardWords
  }
}

/** Who asks already, and a rail of what visitors say. */
export interface TrustLineSection {
  kind: 'trustLine'
  text: string
  rating: string | undefined
  phrases: readonly { by: 'visitor' | 'brand'; text: string }[]
}

/** Six cards, each with a drawing of its own. */
export interface FeatureGridSection {
  kind: 'featureGrid'
  headline: string
  text: string
  /** Says that figures in the drawings are sample data. */
  note: string
  cards: readonly FeatureCard[]
}

export interface FeatureCard {
  title: string
  text: string
  art: FeatureArt
}

export type FeatureArt =
  | { kind: 'questions'; items: readonly { icon: IconName; when: string; question: string }[] }
  | { kind: 'findings'; items: readonly { about: string; finding: string; percent: number }[] }
  | { kind: 'lessons'; items: readonly IconPoint[]; learned: string }
  | { kind: 'rewrite'; before: string; after: string }
  | { kind: 'climb'; low: number; high: number; label: string }
  | { kind: 'switches'; items: readonly { title: string; text: string; icon?: IconName }[] }

/** Installing against the clock. */
export interface InstallClockSection {
  kind: 'installClock'
  headline: string
  text: string
  /** The time it took, as a clock shows it: 4:59. */
  clock: string
  clockLabel: string
  points: readonly { at: string; title: string; text: string }[]
}

/** The same visitors twice: silent, then heard. */
export interface BeforeAfterSection {
  kind: 'beforeAfter'
  headline: string
  text: string
  before: { title: string; points: readonly IconPoint[] }
  after: { title: string; points: readonly IconPoint[] }
}

/** Steps in order, numbered in dots. */
export interface NumberedStepsSection {
  kind: 'numberedSteps'
  headline: string
  text: string
  cta: Cta
  steps: readonly { icon: IconName; title: string; text: string }[]
}

/** One merchant's words in large, beside figures. */
export interface FeaturedQuoteSection {
  kind: 'featuredQuote'
  /** What a screen reader says of the stars. */
  stars: string
  testimonial: Testimonial
  /** Dots before and after, to be counted: 2 and 6 are three times as many. */
  stats: readonly { value: string; label: string; before: number; after: number; voice: 'sale' | 'tomato' | 'ink' }[]
}
