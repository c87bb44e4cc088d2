import { fillClaims, type Ledger } from '#claims/fill-claims.ts'
import { brand } from './brand.ts'
import type { Locale } from '#contract/locale.ts'
import { owner, type Detail } from './owner.ts'

/** Copy as it is read: claims come from the ledger, `{brand}` from `brand.ts`, what only the owner knows from `owner.ts`. */
export function fillWords(text: string, locale: Locale, ledger?: Ledger): string {
  return fillClaims(text, locale, { names: namesIn(locale), ledger })
}

/** What copy may quote besides claims. */
export function namesIn(locale: Locale): Record<string, string> {
  const details = Object.entries(owner).map(([name, detail]) => [name, said(detail, locale)])
  return { brand: brand.name, ...Object.fromEntries(details) }
}

/** A gap is highlighted. A value that is the same in both languages (a phone, an address) keeps its direction in Hebrew. */
export function said({ value, missing }: Detail, locale: Locale): string {
  if (value === undefined) return `==${missing[locale]}==`
  return typeof value === 'string' ? `[[${value}]]` : value[locale]
}
