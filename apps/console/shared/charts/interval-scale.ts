import type { Interval } from '@repo/stats/interval.ts'
import { roundNumber } from './dot-scale.ts'

/** Round ends around intervals of rates, the same for every row of a column: 0.159 … 0.353 lie between 10 and 40 %. */
export function intervalScale(intervals: readonly Interval[]): Interval {
  if (intervals.length === 0) return { low: 0, high: 1 }
  const low = Math.min(...intervals.map((interval) => interval.low))
  const high = Math.max(...intervals.map((interval) => interval.high))
  // At least a tenth of a percent.
  const step = roundNumber((one) => one >= (high - low) / 3, [1, 2, 5], 0.001)
  const ends = { low: Math.floor(low / step) * step, high: Math.ceil(high / step) * step }
  return ends.low < ends.high
    ? { low: round(Math.max(0, ends.low)), high: round(Math.min(1, ends.high)) }
    : { low: 0, high: 1 }
}

/** Where a rate lies between the ends: 0 to 1. */
export function placeOn({ low, high }: Interval, rate: number): number {
  return Math.min(1, Math.max(0, (rate - low) / (high - low)))
}

/** Floating point leaves 0.30000000000000004. */
function round(rate: number): number {
  return Math.round(rate * 1e6) / 1e6
}
