import type { Currency } from './format-money.ts'

/** What all our prices are in: USD, EUR, GBP or ILS. It converts nothing: write the prices below, and those of `claims.ts`, in it. */
export const currency: Currency = 'USD'

/** The plans: visitors in thirty days and the price of a month (PG-04). */
export const tiers = [
  { cap: '20K', visitors: 20_000, price: 39 },
  { cap: '50K', visitors: 50_000, price: 79 },
  { cap: '100K', visitors: 100_000, price: 149 },
  { cap: '300K', visitors: 300_000, price: 249 },
  { cap: '500K', visitors: 500_000, price: 349 },
] as const
