import type { Pool } from 'pg'
import type { TodayFigures, TodayReport } from '../../funnel/api/reports.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { rateDifference } from '@repo/stats/rate-difference.ts'
import { readStageCounts, type StageCount } from '../../funnel/server/read-stage-counts.ts'
import { addDays } from '@repo/contract/days.ts'
import type { SitePages } from '../../funnel/server/site-pages.ts'
import { buildSteps } from '../../funnel/server/read-steps.ts'
import { sumTotals } from '../../funnel/server/sum-totals.ts'

interface Clock {
  now: number
  today: string
  timeZone: string
}

/** Today so far beside the same weekday of last week, and the step whose loss rose most in the last 7 whole days. */
export async function readToday(pool: Pool, pages: SitePages, clock: Clock): Promise<TodayReport> {
  const { today } = clock
  const counts = await readStageCounts(pool, pages, { from: addDays(today, -14), to: today }, 'day')
  const totals = (day: string) => sumTotals(counts.filter(({ key }) => key === day))
  const weekAgo = addDays(today, -7)
  // A day that something was counted before: the first one may have begun at noon.
  const hasWeek = totals(weekAgo).visits > 0 && counts.some(({ key }) => key < weekAgo)
  const { visits, starts, installClicks, leads } = totals(weekAgo)
  const sameHours = hasWeek ? await readSameHours(pool, weekAgo, clock) : undefined
  const hint = findHint(
    counts.filter(({ key }) => key < today),
    weekAgo,
  )
  return {
    day: today,
    today: totals(today),
    ...(hasWeek && {
      earlier: { day: weekAgo, all: { visits, starts, installClicks, leads }, ...(sameHours && { sameHours }) },
    }),
    ...(hint && { hint }),
  }
}

/** Both days up to the last hour of today that is over and counted, by the clock of the time zone: its hours may have moved in between. */
async function readSameHours(pool: Pool, earlier: string, { now, today, timeZone }: Clock) {
  const { rows: cursors } = await pool.query<{ upTo: Date | null }>(
    `select date_trunc('hour', least($1::timestamptz, counted_at), 'UTC') as "upTo" from rollup_cursors where rollup = 'funnel'`,
    [new Date(now)],
  )
  const upTo = cursors[0]?.upTo
  if (!upTo || todayIn(timeZone, new Date(upTo.getTime() - 1)) !== today) return undefined
  const isInTime = `(day = $1 and hour < $3::timestamptz)
    or (day = $2 and hour < ($3::timestamptz at time zone $4 - ($1::date - $2::date) * interval '1 day') at time zone $4)`
  const { rows } = await pool.query<{ day: string; figure: keyof TodayFigures; count: number }>(
    `select day::text, figure, sum(visits)::float8 as count from visit_hourly where ${isInTime} group by day, figure
     union all
     select day::text, 'leads', count(*)::float8 from lead_hourly where not is_suspect and not is_repeat and (${isInTime}) group by day`,
    [today, earlier, upTo, timeZone],
  )
  const of = (day: string) => {
    const figures: TodayFigures = { visits: 0, starts: 0, installClicks: 0, leads: 0 }
    for (const row of rows) if (row.day === day) figures[row.figure] = row.count
    return figures
  }
  return { upTo: upTo.toISOString(), now: of(today), before: of(earlier) }
}

/** The step whose loss rose: those before `from` against the others. Only if the lower end of the 95 % interval is above 2 points. */
function findHint(counts: readonly StageCount[], from: string): TodayReport['hint'] {
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
