import type { InEveryLocale } from '@repo/contract/locale.ts'

/** The currencies that the form offers, with their signs. */
export const currencySigns = { USD: '$', EUR: '€', GBP: '£', ILS: '₪' } as const

export type Currency = keyof typeof currencySigns

export const currencies = Object.keys(currencySigns) as Currency[]

/** The currency that the form begins with, by the language of the page. */
export const usualCurrency: InEveryLocale<Currency> = { en: 'USD', he: 'ILS' }
