import { listPlans } from './judge.ts'

/** A test that takes longer is not worth waiting for. */
export const longestDays = 56

/** What an experiment of two pages needs, and in how many days; undefined where the content check would refuse it. */
export function planDays({
  baseline,
  worth,
  share,
  visitsPerDay,
}: {
  baseline: number
  worth: number
  share: number
  visitsPerDay: number
}): { goals: number; visits: number; days: number | undefined } | undefined {
  const isValid =
    baseline > 0 && worth >= 1.05 && worth <= 3 && baseline * worth <= 0.95 && share >= 0.1 && share <= 0.9
  if (!isValid) return undefined
  const [plan] = listPlans({ shares: [1 - share, share], baseline, worth })
  return plan && { ...plan, days: visitsPerDay > 0 ? Math.max(7, Math.ceil(plan.visits / visitsPerDay)) : undefined }
}
