/**
 * An amount with the sign of its currency before the figure, in every language: `Intl` puts it after the figure in Hebrew, where
 * prices are written like ₪449 (docs/hebrew-terms.md) and drawn in dots from left to right.
 */
export function formatMoney(amount: number, money: Money): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  const figure = amount.toLocaleString(money.language, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return currencySign(money) + figure
}

/** The sign alone, for a field that an amount is typed into. */
export function currencySign({ currency, language }: Money): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}

export interface Money {
  currency: Currency
  /** How the page's language writes numbers: `date` of its locale. */
  language: string
}

/** The currencies whose signs can be drawn in dots (`packages/ui/dot-glyphs.ts`). */
export const currencies = ['USD', 'EUR', 'GBP', 'ILS'] as const
export type Currency = (typeof currencies)[number]
