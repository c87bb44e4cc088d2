import { poissonInterval } from './poisson-interval.ts'

/** What one of `count` costs, as it may be shown: two significant digits, ends rounded outwards. */
export interface CostPer {
  low: number
  /** Absent up to a count of 1: nothing but a lower end is known. */
  high?: number
  /** Cost ÷ count, the dot on the bar. It has a figure from a count of 30 on. Absent without a count. */
  likely?: number
  about?: number
}

/** Cost per start, lead or won lead, from the exact interval of the count. No figure under 30: it would say more than is known. */
export function costPer(cost: number, count: number): CostPer {
  const expected = poissonInterval(count)
  return {
    low: twoDigits(cost / expected.high, Math.floor),
    ...(count > 1 && { high: twoDigits(cost / expected.low, Math.ceil) }),
    ...(count > 0 && { likely: cost / count }),
    ...(count >= enoughForFigure && { about: twoDigits(cost / count, Math.round) }),
  }
}

const enoughForFigure = 30

function twoDigits(value: number, round: (value: number) => number): number {
  if (value === 0) return 0
  const unit = 10 ** (Math.floor(Math.log10(value)) - 1)
  // Floating point makes 3.3 of 33 × 0.1 only in print, and 98.99999 of 9.9 ÷ 0.1.
  return Number((round(Number((value / unit).toPrecision(12))) * unit).toPrecision(2))
}
