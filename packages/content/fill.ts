import { claimNumber, fillClaims, quotedIn } from '@repo/content/claims/fill-claims.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { isLocale, type Locale } from '@repo/contract/locale.ts'
import { isOwnerDetail, owner, type Details } from './owner.ts'
import type { Page, WrittenPage } from './page.ts'
import { quotedNames } from './quoted-names.ts'
import { resolve } from './resolve.ts'
import { isLedgerNumber, type Draws } from './written.ts'

/** A page as it is drawn. An error names its file, because copy is quoted without it. */
export function fillPage(page: WrittenPage, ledger: Ledger, details: Details = owner): Page {
  try {
    return fill(page, page.locale, ledger, details)
  } catch (error) {
    throw new Error(`packages/content/pages/${pageFileName(page)}: ${(error as Error).message}`)
  }
}

/** A file is named after its address and language; `apps/site/checks/source/page-checks.ts` holds it. */
export function pageFileName({ path, locale }: Pick<WrittenPage, 'path' | 'locale'>): string {
  return `${path.slice(1) || 'index'}.${locale}.ts`
}

/**
 * Content as it is drawn: forks resolved, claims and names filled in. A part in another language says so with `lang`;
 * what rests on a claim that is off in the ledger, or on a detail that the owner has not supplied, is left out, or says it without.
 */
export function fill<T extends object>(words: Draws<T>, locale: Locale, ledger: Ledger, details: Details = owner): T {
  return filled(resolve(words, ledger, details), locale, ledger, details) as T
}

/** One text with its claims and names filled in. */
export function fillText(text: string, locale: Locale, ledger: Ledger, details: Details = owner): string {
  const names = quotedNames(locale, details)
  const gap = quotedIn(text).find(({ name }) => isOwnerDetail(name) && !(name in names))
  if (gap) {
    throw new Error(
      `Copy quotes "{${gap.name}}", which packages/content/owner.ts does not supply yet: "${text}". Say it in an item of a list, which is left out until then, or say what the page says without it: { with: '…', without: '…' }.`,
    )
  }
  return fillClaims(text, locale, ledger, names)
}

function filled(words: unknown, locale: Locale, ledger: Ledger, details: Details): unknown {
  if (typeof words === 'string') return fillText(words, locale, ledger, details)
  if (Array.isArray(words)) return words.map((item) => filled(item, locale, ledger, details))
  if (words === null || typeof words !== 'object') return words
  if (isLedgerNumber(words)) return claimNumber(words.number, ledger)
  const own = 'lang' in words && isLocale(words.lang) ? words.lang : locale
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, filled(value, own, ledger, details)]))
}
