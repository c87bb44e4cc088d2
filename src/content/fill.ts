import { claimNumber, fillClaims } from '#claims/fill-claims.ts'
import type { Ledger } from '#claims/ledger.ts'
import { isLocale, type Locale } from '#contract/locale.ts'
import type { Page, WrittenPage } from './page.ts'
import { quotedNames } from './quoted-names.ts'
import { resolve } from './resolve.ts'
import { isLedgerNumber, type Draws } from './written.ts'

/** A page as it is drawn. An error names its file, because copy is quoted without it. */
export function fillPage(page: WrittenPage, ledger: Ledger): Page {
  try {
    return fill(page, page.locale, ledger)
  } catch (error) {
    throw new Error(`src/content/pages/${pageFileName(page)}: ${(error as Error).message}`)
  }
}

/** A file is named after its address and language; `checks/source/page-checks.ts` holds it. */
export function pageFileName({ path, locale }: Pick<WrittenPage, 'path' | 'locale'>): string {
  return `${path.slice(1) || 'index'}.${locale}.ts`
}

/**
 * Content as it is drawn: forks resolved, claims and names filled in. A part in another language says so with `lang`;
 * what rests on a claim that is off in the ledger is left out, or says it without.
 */
export function fill<T extends object>(words: Draws<T>, locale: Locale, ledger: Ledger): T {
  return filled(resolve(words, ledger), locale, ledger) as T
}

/** One text with its claims and names filled in. */
export function fillText(text: string, locale: Locale, ledger: Ledger): string {
  return fillClaims(text, locale, ledger, quotedNames(locale))
}

function filled(words: unknown, locale: Locale, ledger: Ledger): unknown {
  if (typeof words === 'string') return fillText(words, locale, ledger)
  if (Array.isArray(words)) return words.map((item) => filled(item, locale, ledger))
  if (words === null || typeof words !== 'object') return words
  if (isLedgerNumber(words)) return claimNumber(words.number, ledger)
  const own = 'lang' in words && isLocale(words.lang) ? words.lang : locale
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, filled(value, own, ledger)]))
}
