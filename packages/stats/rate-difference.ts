import { z95 } from './normal-quantiles.ts'
import type { Counts } from './experiment.ts'
import type { Interval } from './interval.ts'

/**
 * The usual 95 % interval of the difference of two rates, later − earlier (Wald): p̂₂ − p̂₁ ± z √(p̂₁(1−p̂₁)/n₁ + p̂₂(1−p̂₂)/n₂). For one
 * look at two periods, as a hint; it is no test, because the periods differ in more than one thing.
 */
export function rateDifference(earlier: Counts, later: Counts): Interval {
  const rate = ({ goals, visits }: Counts) => goals / visits
  const variance = ({ goals, visits }: Counts) => ((goals / visits) * (1 - goals / visits)) / visits
  const difference = rate(later) - rate(earlier)
  const half = z95 * Math.sqrt(variance(earlier) + variance(later))
  return { low: difference - half, high: difference + half }
}
