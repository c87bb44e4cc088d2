import type { Copy } from '../copy.ts'
import type { Cta } from '../cta.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** What a visitor meets on an address that is not ours. */
export interface NotFoundSection {
  kind: 'notFound'
  headline: Copy
  text: Copy
  /** What the lost dot says. */
  says: Copy
  cta: Cta
  /** Pages that the visitor may have looked for, in every language: who is lost may speak either. */
  likely: readonly { lang: Locale; title: Copy; links: readonly Cta[] }[]
}
