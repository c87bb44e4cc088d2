import { needsWhatIsOff, type Ledger } from '#claims/fill-claims.ts'
import { fillWords } from '#content/fill-words.ts'
import { isLocale, type Locale } from '#contract/locale.ts'
import type { Page } from '#content/page.ts'

/** A page with its claims filled in. An error names the page, because copy is quoted without its file. */
export function fillPage(page: Page, ledger?: Ledger): Page {
  try {
    return fill(page, page.locale, ledger)
  } catch (error) {
    throw new Error(`The page ${page.path} (${page.locale}): ${(error as Error).message}`)
  }
}

/**
 * Words with their claims filled in, however deep they lie: a page, a list, one sentence. A part in another language
 * says so with `lang`; a list leaves out the lines whose claim is switched off.
 */
export function fill<T>(words: T, locale: Locale, ledger?: Ledger): T {
  if (typeof words === 'string') return fillWords(words, locale, ledger) as T
  if (Array.isArray(words)) {
    const items: unknown[] = words.filter((item) => typeof item !== 'string' || !needsWhatIsOff(item, ledger))
    return items.map((item) => fill(item, locale, ledger)) as T
  }
  if (words !== null && typeof words === 'object') {
    const language = 'lang' in words && isLocale(words.lang) ? words.lang : locale
    return Object.fromEntries(
      Object.entries(words).map(([key, value]) => [key, fill<unknown>(value, language, ledger)]),
    ) as T
  }
  return words
}
