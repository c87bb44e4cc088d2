import type { PageEntry } from '#content/page.ts'

/** The page to link in the other language: the translation, else the nearest page, if it exists. */
export function inOtherLanguage({ pair, nearest }: PageEntry, pages: readonly PageEntry[]): PageEntry | undefined {
  return pages.find(({ path }) => path === (pair ?? nearest))
}
