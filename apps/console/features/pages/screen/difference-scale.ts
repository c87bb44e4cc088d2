import type { Interval } from '@repo/stats/interval.ts'

/** The end of an axis with zero in its middle: the smallest round share, from 5 points up, that every interval fits in. */
export function differenceScale(intervals: readonly Interval[]): number {
  const farthest = Math.max(0, ...intervals.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
  return [0.05, 0.1, 0.2, 0.5].find((end) => farthest <= end) ?? 1
}
