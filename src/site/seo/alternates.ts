import type { Path } from '#content/cta.ts'
import type { Locale } from '#contract/locale.ts'
import type { PageEntry } from '#content/page.ts'

/**
 * hreflang alternates of a page, itself included. Only for translations that may both be indexed; `x-default` is the
 * English one.
 */
export function alternatesOf(page: PageEntry, pages: readonly PageEntry[]): Alternate[] {
  const translation = pages.find(({ path }) => path === page.pair)
  if (!translation || !page.indexable || !translation.indexable) return []
  const versions = [page, translation].toSorted((a, b) => a.locale.localeCompare(b.locale))
  const english = versions.find(({ locale }) => locale === 'en') ?? page
  return [
    ...versions.map(({ locale, path }) => ({ hreflang: locale, path })),
    { hreflang: 'x-default', path: english.path },
  ]
}

export interface Alternate {
  hreflang: Locale | 'x-default'
  path: Path
}
