import type { PageEntry } from './page.ts'

/** The same page in the other languages: the original and its translations, without the page itself. */
export function findTranslations<P extends Pick<PageEntry, 'path' | 'translationOf'>>(
  { path, translationOf = path }: Pick<PageEntry, 'path' | 'translationOf'>,
  pages: readonly P[],
): P[] {
  return pages.filter((other) => other.path !== path && (other.translationOf ?? other.path) === translationOf)
}
