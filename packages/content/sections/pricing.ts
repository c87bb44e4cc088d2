import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'

/** Sections of the pricing page. */
export type PricingSection = PlansSection | DaysClosingSection

/** The page's headline, a slider over the plans and what each of them costs. The plans themselves are in `claims/tiers.ts`. */
export interface PlansSection {
  kind: 'plans'
  headline: Copy
  lead: Copy
  /** The question that the slider answers, in one line: How many visitors do you have in 30 days? Both terms explain themselves. */
  ask: { before: Copy; visitors: Term; between: Copy; period: Term; after: Copy }
  /** What one dot of the picture means. */
  scale: Copy
  /** The slider's name. */
  slider: Copy
  /** A plan in one breath, over the dots and for screen readers; `%cap%` (20K) or `%visitors%` (20,000) and `%price%` are filled in. */
  said: Copy
  before: Copy
  perMonth: Copy
  features: readonly Copy[]
  cta: Cta
  note: Copy
  /** Heads of the table that replaces the slider where scripts are off. */
  table: { visitors: Copy; price: Copy }
}

/** The end of the page: one numbered dot for each day of the trial, and the button. */
export interface DaysClosingSection {
  kind: 'daysClosing'
  days: number
  headline: Copy
  text: Copy
  cta: Cta
  /** A person instead of a button. */
  talk?: Cta
}

/** A word and what it means, said on request. */
export interface Term {
  word: Copy
  meaning: Copy
}
