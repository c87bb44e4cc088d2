import { locales, type Locale } from '@repo/contract/locale.ts'
import { formatMoney, type Money } from './format-money.ts'
import { currency } from './tiers.ts'

/** A price of ours in the owner's currency, as a page of that language writes it. */
export function ourPrice(price: number, locale: Locale): string {
  return formatMoney(price, ourMoney(locale))
}

export function ourMoney(locale: Locale): Money {
  return { currency, language: locales[locale].date }
}
