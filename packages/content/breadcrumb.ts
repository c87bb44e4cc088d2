import type { Copy } from './copy.ts'
import type { Cta } from './cta.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** Breadcrumb of a page: the pages above it, and its own name. */
export interface Breadcrumb {
  lang: Locale
  label: Copy
  links: readonly Cta[]
  here: Copy
}
