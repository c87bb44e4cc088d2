import type { PageEntry } from '@repo/content/page.ts'
import { findTranslations } from '@repo/content/translations.ts'

/** hreflang alternates of a page, itself included: the versions that may be indexed. `x-default` is the English one, else the original. */
export function listAlternates(page: PageEntry, pages: readonly PageEntry[]) {
  const versions = [page, ...findTranslations(page, pages)]
    .filter(({ indexable }) => indexable)
    .toSorted((a, b) => a.locale.localeCompare(b.locale))
  if (!page.indexable || versions.length < 2) return []
  const fallback = versions.find(({ locale }) => locale === 'en') ?? versions.find((one) => !one.translationOf) ?? page
  return [
    ...versions.map(({ locale, path }) => ({ hreflang: locale, path })),
    { hreflang: 'x-default', path: fallback.path },
  ]
}
