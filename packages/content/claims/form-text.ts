import { locales, type Locale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'

/** The words of a claim in one of its forms, its numbers written as the language writes them. */
export function formText(claim: Claim, form: string, locale: Locale): string | undefined {
  const written = claim.forms[form]
  const text = typeof written === 'object' ? written[locale] : written
  if (text === undefined) return spelled(numberOf(claim, form), locale)
  return text.replace(
    /\{(\w*)\}/g,
    (placeholder, name: string) => spelled(numberOf(claim, name || 'number'), locale) ?? placeholder,
  )
}

/** The forms that copy may quote: the wordings, and the numbers by themselves. */
export function formNames({ forms, value }: Claim): string[] {
  const numbers = value === undefined ? [] : typeof value === 'number' ? ['number'] : Object.keys(value)
  return [...new Set([...Object.keys(forms), ...numbers])]
}

/** A number of a claim: the only one is called `number`. */
export function numberOf({ value }: Claim, name = 'number'): number | undefined {
  return typeof value === 'object' ? value[name] : name === 'number' ? value : undefined
}

function spelled(number: number | undefined, locale: Locale): string | undefined {
  return number?.toLocaleString(locales[locale].date)
}
