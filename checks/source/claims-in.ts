import { quotedIn } from '#claims/fill-claims.ts'
import type { Page } from '#content/page.ts'
import { copyOf } from './copy-of.ts'
import { wordsAround } from './words-around.ts'

/** The names of the claims that some words quote. */
export function claimsIn(words: unknown, { locale }: Pick<Page, 'locale'>): Set<string> {
  return new Set(copyOf({ words, locale }).flatMap(({ text }) => quotedIn(text).map(({ name }) => name)))
}

/** What a visitor of the page meets: banner, sections and the bars around them. The title and the description are elsewhere. */
export function drawnWords(page: Page): unknown[] {
  return [page.banner, page.sections, wordsAround(page)]
}
