import type { Effect } from '../api/experiments.ts'

/**
 * A logarithmic axis of lifts, where twice as many is as far from 0 as half as many. As wide as the effects and the marks, and at most three
 * times as wide as the marks: the first days know almost nothing.
 */
export function effectScale(worth: number, effects: readonly Effect[]) {
  const size = Math.log(worth)
  const limit = 3 * size
  const ends = effects.flatMap(({ low, high, estimate }) => [
    low > 0 ? Math.log(low) : -limit,
    high === undefined ? limit : Math.log(high),
    estimate === undefined || estimate <= 0 ? 0 : Math.log(estimate),
  ])
  const low = Math.max(-limit, Math.min(-size, ...ends))
  const high = Math.min(limit, Math.max(size, ...ends))
  const margin = (high - low) * 0.08
  const [first, width] = [low - margin, high - low + 2 * margin]
  return {
    /** From 0 to 1. What is beyond the ends is at the end. */
    place: (lift: number) => {
      const at = lift <= 0 ? -Infinity : Math.log(lift)
      return Math.min(1, Math.max(0, (at - first) / width))
    },
    /** What was worth knowing, reversed: a mark beside it. */
    reverse: 1 / worth,
  }
}
