import { fillClaims } from '#claims/fill-claims.ts'
import type { Locale } from '#content/locales.ts'

/** Words with their claims filled in, however deep they lie: a page, a list, one sentence. */
export function fill<T>(words: T, locale: Locale): T {
  if (typeof words === 'string') return fillClaims(words, locale) as T
  if (Array.isArray(words)) return words.map((item: unknown) => fill(item, locale)) as T
  if (words !== null && typeof words === 'object') {
    return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, fill<unknown>(value, locale)])) as T
  }
  return words
}
