import type { Pool } from 'pg'
import type { TodayReport } from '../../funnel/api/reports.ts'
import { rateDifference } from '@repo/stats/rate-difference.ts'
import { readStageCounts, type StageCount } from '../../funnel/server/read-stage-counts.ts'
import { addDays } from '@repo/contract/days.ts'
import type { SitePages } from '../../pages/server/site-pages.ts'
import { buildSteps } from '../../funnel/server/read-steps.ts'
import { sumTotals } from '../../funnel/server/sum-totals.ts'

/** Today so far beside yesterday, and the step whose loss rose most in the last 7 whole days. */
export async function readToday(pool: Pool, pages: SitePages, today: string): Promise<TodayReport> {
  const counts = await readStageCounts(pool, pages, { from: addDays(today, -14), to: today }, 'day')
  const totals = (day: string) => sumTotals(counts.filter(({ key }) => key === day))
  const hint = findHint(
    counts.filter(({ key }) => key < today),
    addDays(today, -7),
  )
  return { day: today, today: totals(today), yesterday: totals(addDays(today, -1)), ...(hint && { hint }) }
}

/** The step whose loss rose: those before `from` against the others. Only if the lower end of the 95 % interval is above 2 points. */
export function findHint(counts: readonly StageCount[], from: string): TodayReport['hint'] {
  const earlier = buildSteps(counts.filter(({ key }) => key < from))
  const now = buildSteps(counts.filter(({ key }) => key >= from))
  return now
    .slice(1)
    .map(({ stage }, index) => {
      const of = now[index]?.reached ?? 0
      const ofEarlier = earlier[index]?.reached ?? 0
      const lost = {
        now: of - (now[index + 1]?.reached ?? 0),
        of,
        earlier: ofEarlier - (earlier[index + 1]?.reached ?? 0),
        ofEarlier,
      }
      return { stage, before: now[index]?.stage ?? stage, lost, low: lowEnd(lost) }
    })
    .filter(({ low }) => low > fewestPoints)
    .toSorted((a, b) => b.low - a.low)[0]
}

const fewestPoints = 0.02
/** Under this many the interval is not to be trusted. */
const fewestSessions = 100

function lowEnd({ now, of, earlier, ofEarlier }: { now: number; of: number; earlier: number; ofEarlier: number }) {
  if (of < fewestSessions || ofEarlier < fewestSessions) return -1
  return rateDifference({ goals: earlier, visits: ofEarlier }, { goals: now, visits: of }).low
}
