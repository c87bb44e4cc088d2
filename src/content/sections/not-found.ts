import type { Cta } from '../cta.ts'
import type { Locale } from '#contract/locale.ts'

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
