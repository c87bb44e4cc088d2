import type { Locale } from '#contract/locale.ts'
import { brand } from './brand.ts'
import { owner, type Detail } from './owner.ts'

/** What copy may quote besides claims: the brand, and what only the owner knows. */
export function quotedNames(locale: Locale): Record<string, string> {
  const details = Object.entries(owner).map(([name, detail]) => [name, detailText(detail, locale)])
  return { brand: brand.name, ...Object.fromEntries(details) }
}

/** A missing detail is highlighted. A value that is the same in every language (a phone, an address) keeps its direction. */
export function detailText({ value, missing }: Detail, locale: Locale): string {
  if (value === undefined) return `==${missing[locale]}==`
  return typeof value === 'string' ? `[[${value}]]` : value[locale]
}
