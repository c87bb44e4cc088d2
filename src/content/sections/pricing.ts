import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'

/** Sections of the pricing page. */
export type PricingSection = PlansSection

/** The page's headline, a slider over the plans and what each of them costs. The plans themselves are in `claims/tiers.ts`. */
export interface PlansSection {
  kind: 'plans'
  headline: Copy
  lead: Copy
  /** Reads as one line after the chosen cap: 20K visitors per 30 days. Both terms explain themselves. */
  cap: { visitors: Term; per: Copy; period: Term }
  /** What one dot of the picture means. */
  scale: Copy
  /** The slider's name. */
  slider: Copy
  /** A plan in one breath, for screen readers; `<cap>` and `<price>` are filled in. */
  said: Copy
  before: Copy
  perMonth: Copy
  features: readonly Copy[]
  cta: Cta
  note: Copy
  /** Heads of the table that replaces the slider where scripts are off. */
  table: { visitors: Copy; price: Copy }
}

/** A word and what it means, said on request. */
export interface Term {
  word: Copy
  meaning: Copy
}
