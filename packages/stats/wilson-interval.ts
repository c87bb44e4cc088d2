import { z95 } from './normal-quantiles.ts'
import type { Counts } from './experiment.ts'
import type { Interval } from './interval.ts'

/**
 * Wilson's 95 % interval of a rate (1927): every rate p with |p̂ − p| ≤ z √(p (1 − p) / n), which stays within 0 and 1 and has a
 * width also where no visit, or every visit, reached the goal. For one look; it is no test of a difference.
 */
export function wilsonInterval({ visits, goals }: Counts): Interval {
  const z2 = z95 * z95
  const middle = goals + z2 / 2
  const half = z95 * Math.sqrt((goals * (visits - goals)) / visits + z2 / 4)
  return { low: Math.max(0, (middle - half) / (visits + z2)), high: Math.min(1, (middle + half) / (visits + z2)) }
}
