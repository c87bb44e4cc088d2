import type { Cta } from './cta.ts'
import type { Locale } from '#contract/locale.ts'

/** Where a page stands: the steps that lead to it, and its own name. */
export interface Breadcrumb {
  lang: Locale
  label: string
  links: readonly Cta[]
  here: string
}
