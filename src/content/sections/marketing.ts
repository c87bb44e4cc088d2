import type { Cta } from '../cta.ts'
import type { Locale } from '#contract/locale.ts'

/** Sections of the marketing pages. */
export type MarketingSection = FaqSection | NotFoundSection

/** Questions, one open at most. */
export interface FaqSection {
  kind: 'faq'
  /** Fog unless the page wants it quieter still. */
  ground?: 'fog' | 'paper'
  headline: string
  items: readonly FaqItem[]
}

export interface FaqItem {
  question: string
  answer: string
}

/** What a visitor meets on an address that is not ours. */
export interface NotFoundSection {
  kind: 'notFound'
  headline: string
  text: string
  /** What the lost dot says. */
  says: string
  cta: Cta
  /** Pages that the visitor may have looked for, in every language: who is lost may speak either. */
  likely: readonly { lang: Locale; title: string; links: readonly Cta[] }[]
}
