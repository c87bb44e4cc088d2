import type { Page } from '#content/page.ts'

/** The page to offer to a reader of the other language: the translation, else the nearest one. A page that is not there is not offered. */
export function inOtherLanguage({ pair, nearest }: Page, pages: readonly Page[]): Page | undefined {
  return pages.find(({ path }) => path === (pair ?? nearest))
}
