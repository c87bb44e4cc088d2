import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { listPlans } from '@repo/stats/judge.ts'

/** What an experiment of two pages needs; undefined for a record that the content check would refuse. */
export function planFor({
  goal,
  baseline,
  worth,
  share,
  visitsPerDay,
}: {
  goal: ExperimentRecord['goal']
  baseline: number
  worth: number
  share: number
  visitsPerDay: number
}): { goals: number; visits: number; days: number | undefined } | undefined {
  const isValid =
    baseline > 0 && worth >= 1.05 && worth <= 3 && baseline * worth <= 0.95 && share >= 0.1 && share <= 0.9
  if (!isValid) return undefined
  const [plan] = listPlans({
    shares: [1 - share, share],
    baseline,
    worth,
    goalsAmongVisits: goal !== 'lead',
    changedAfterStart: false,
  })
  return plan && { ...plan, days: visitsPerDay > 0 ? Math.max(7, Math.ceil(plan.visits / visitsPerDay)) : undefined }
}
