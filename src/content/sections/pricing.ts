import type { Cta } from '../cta.ts'

/** Sections of the pricing page. */
export type PricingSection = PlansSection

/** The page's headline, a slider over the plans and what each of them costs. The plans themselves are in `claims/tiers.ts`. */
export interface PlansSection {
  kind: 'plans'
  headline: string
  lead: string
  /** Reads as one line after the chosen cap: 20K visitors per 30 days. Both terms explain themselves. */
  cap: { visitors: Term; per: string; period: Term }
  /** What one dot of the picture means. */
  scale: string
  /** The slider's name. */
  slider: string
  /** A plan in one breath, for screen readers; `<cap>` and `<price>` are filled in. */
  said: string
  before: string
  perMonth: string
  features: readonly string[]
  cta: Cta
  note: string
  /** Heads of the table that replaces the slider where scripts are off. */
  table: { visitors: string; price: string }
}

/** A word and what it means, said on request. */
export interface Term {
  word: string
  meaning: string
}
