import { fillClaims, type Ledger } from '#claims/fill-claims.ts'
import { brand } from './brand.ts'
import type { Locale } from './locales.ts'

/** Copy as it is read: claims come from the ledger, `{brand}` from `brand.ts`. */
export function fillWords(text: string, locale: Locale, ledger?: Ledger): string {
  // A language that the ledger does not speak stops compiling here: see `Language` in src/claims/claim.ts.
  return fillClaims(text, locale, { names, ledger })
}

/** What copy may quote besides claims. */
export const names = { brand: brand.name }
