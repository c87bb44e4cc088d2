import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { IconName } from '../icon-name.ts'
import type { Testimonial } from '../testimonial.ts'
import type { CallWords, DashboardWords, IconPoint, LiveSurveyWords, Titled } from './shared.ts'

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
  headline: Copy
  text: Copy
  cta: Cta
  second: Cta
  points: readonly IconPoint[]
  demo: {
    /** The whole scene in a sentence, for those who do not see it. */
    label: Copy
    /** The name of the button that stops everything that moves on the page. */
    pause: Copy
    orbit: readonly IconName[]
    /** Opens a form for the visitor's own product. */
    invite: Copy
    /** The same on phones. */
    inviteShort: Copy
    store: {
      address: string
      name: Copy
      product: { name: Copy; rating: Copy; price: Copy }
    }
    /** Its answers are the dashboard's reasons, in the same order. */
    survey: LiveSurveyWords
    dashboard: DashboardWords
    /** The reader's own answer, on the dashboard. */
    joined: JoinedWords &
      StripWords & {
        /** The new count, as it is announced. */
        said: Copy
        /** The figures after the reader's order, as they are announced. */
        ordered: Copy
      }
  }
}

/** The reader's own answer among those of the dashboard. */
export interface JoinedWords {
  /** Beside the count. */
  plus: Copy
  /** Beside the reason. */
  row: Copy
}

/** The dashboard in one line, on phones. */
export interface StripWords {
  /** After the number of orders. */
  orders: Copy
}

/** Who asks already, and a rail of what visitors say. */
export interface TrustLineSection {
  kind: 'trustLine'
  text: Copy
  rating: Copy | undefined
  phrases: readonly { by: 'visitor' | 'brand'; text: Copy }[]
}

/** Six cards, each with a drawing of its own. */
export interface FeatureGridSection {
  kind: 'featureGrid'
  headline: Copy
  text: Copy
  /** Says that figures in the drawings are sample data. */
  note: Copy
  cards: readonly FeatureCard[]
  /** The last card; on phones before the fourth. */
  call: CallWords
}

export interface FeatureCard extends Titled {
  art: FeatureArt
}

export type FeatureArt =
  | { kind: 'questions'; items: readonly { icon: IconName; when: Copy; question: Copy }[] }
  | { kind: 'findings'; items: readonly { about: Copy; finding: Copy; percent: number }[] }
  | { kind: 'lessons'; items: readonly IconPoint[]; learned: Copy }
  | { kind: 'rewrite'; before: Copy; after: Copy }
  | { kind: 'climb'; low: number; high: number; label: Copy }
  | { kind: 'switches'; items: readonly { title: Copy; text: Copy; icon?: IconName }[] }

/** Installing against the clock. */
export interface InstallClockSection {
  kind: 'installClock'
  headline: Copy
  text: Copy
  /** The time it took, as a clock shows it: 4:59. */
  clock: Copy
  clockLabel: Copy
  points: readonly { at: Copy; title: Copy; text: Copy }[]
  cta: Cta
}

/** The same visitors twice: silent, then heard. */
export interface BeforeAfterSection {
  kind: 'beforeAfter'
  headline: Copy
  text: Copy
  before: { title: Copy; points: readonly IconPoint[] }
  after: { title: Copy; points: readonly IconPoint[] }
  /** The name of the range that pulls the line between the two. */
  slider: Copy
  /** What two of the visitors say. */
  says: readonly [Copy, Copy]
  /** How to pull it; only where scripts run. */
  hint: Copy
  /** That the visitors are an example, and what a dot is. */
  note: Copy
}

/** Steps in order, numbered in dots. */
export interface NumberedStepsSection {
  kind: 'numberedSteps'
  headline: Copy
  text: Copy
  cta: Cta
  steps: readonly { icon: IconName; title: Copy; text: Copy }[]
}

/** One merchant's words in large, beside figures. */
export interface FeaturedQuoteSection {
  kind: 'featuredQuote'
  /** What a screen reader says of the stars. */
  stars: Copy
  testimonial: Testimonial
  call: CallWords
  /** Dots before and after, to be counted: 2 and 6 are three times as many. */
  stats: readonly {
    value: Copy
    /** What a screen reader says of the value, where it is not said as it is drawn. */
    spoken?: Copy
    label: Copy
    before: number
    after: number
    tone: 'sale' | 'tomato' | 'ink'
  }[]
}
