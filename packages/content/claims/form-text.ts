import { locales, type Locale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { countedDays, daysInWords, daysOfSomething, numberInWords } from './number-words.ts'
import { ourPrice } from './our-price.ts'

/** The words of a claim in one of its forms, its numbers written as the language writes them. */
export function formText(claim: Claim, form: string, locale: Locale): string | undefined {
  const written = claim.forms[form]
  const text = typeof written === 'object' ? written[locale] : written
  return text === undefined ? spelled(readNumber(claim, form), locale) : filledForm(text, claim, locale)
}

/**
 * A wording with the claim's numbers in it: `{}` the only one, `{before}` one of several. What is counted in days follows the grammar
 * of its language: `{days}` is "7 days", `{daysOf}` "7-day", `{daysInWords}` "Seven days"; `{inWords}` is the number, as minutes are counted.
 * `{price}` is a price of ours, in the owner's currency.
 */
export function filledForm(text: string, claim: Claim, locale: Locale): string {
  return text.replace(/\{(\w*)\}/g, (placeholder, name: string) => {
    const only = readNumber(claim)
    const counted = only === undefined ? undefined : counts[name]?.(only, locale)
    return counted ?? spelled(readNumber(claim, name || 'number'), locale) ?? placeholder
  })
}

const counts: Readonly<Record<string, (number: number, locale: Locale) => string>> = {
  days: countedDays,
  daysOf: daysOfSomething,
  daysInWords,
  price: ourPrice,
  inWords: (number, locale) => numberInWords(number, locale === 'he' ? 'he-feminine' : locale) ?? String(number),
}

/** The forms that copy may quote: the wordings, and the numbers by themselves. */
export function formNames({ forms, value }: Claim): string[] {
  const numbers = value === undefined ? [] : typeof value === 'number' ? ['number'] : Object.keys(value)
  return [...new Set([...Object.keys(forms), ...numbers])]
}

/** A number of a claim: the only one is called `number`. */
export function readNumber({ value }: Claim, name = 'number'): number | undefined {
  return typeof value === 'object' ? value[name] : name === 'number' ? value : undefined
}

function spelled(number: number | undefined, locale: Locale): string | undefined {
  return number?.toLocaleString(locales[locale].date)
}
