import type { Currency } from '@repo/content/claims/format-money.ts'
import type { InEveryLocale } from '@repo/contract/locale.ts'

export const currencySigns: Readonly<Record<Currency, string>> = { USD: '$', EUR: '€', GBP: '£', ILS: '₪' }

/** The currency that the form begins with, by the language of the page. */
export const usualCurrency: InEveryLocale<Currency> = { en: 'USD', he: 'ILS' }
