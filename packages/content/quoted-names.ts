import type { Locale } from '@repo/contract/locale.ts'
import { brand } from './brand.ts'
import { isolateValue } from './claims/isolate-runs.ts'
import { owner, type Detail, type Details } from './owner.ts'

/** What copy may quote besides claims: the brand, and what only the owner knows and has supplied. */
export function quotedNames(locale: Locale, details: Details = owner): Record<string, string> {
  const supplied = Object.entries(details).flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, detailText(value, locale)]],
  )
  return { brand: brand.name, ...Object.fromEntries(supplied) }
}

/** A value that is the same in every language (a phone, an address) keeps its direction. */
export function detailText(value: NonNullable<Detail['value']>, locale: Locale): string {
  return typeof value === 'string' ? isolateValue(value, locale) : value[locale]
}
