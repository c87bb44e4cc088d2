import type { Pool } from 'pg'
import { addDays, listDays } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import type { SitePages } from './site-pages.ts'
import { type Filters, type TrendDay, trendDaysBefore, type TrendReport } from '../api/reports.ts'
import { buildWhere, hasNoPageOrCampaign, smallestTable } from './read-stage-counts.ts'

/** The whole days of a period and those before it, from the first that was counted. A day without counts is a day with none. */
export async function readTrend(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  today: string,
  experiments: readonly ExperimentRecord[],
): Promise<TrendReport> {
  const to = filters.to < today ? filters.to : addDays(today, -1)
  const from = addDays(filters.from, -trendDaysBefore)
  const { where, values, columns } = buildWhere(pages, { ...filters, from, to })
  const isSmall = hasNoPageOrCampaign(columns)
  const leads = isSmall ? 'lead_trend_daily' : '(select * from lead_daily where not is_suspect and not is_repeat) lead'
  const { rows } = await pool.query<TrendDay>(
    `select day::text, coalesce(visits, 0)::float8 as visits, coalesce(starts, 0)::float8 as starts, coalesce(leads, 0)::float8 as leads
     from (select day, sum(visits) filter (where entry = '') as visits,
         sum(visits) filter (where entry in ('start', 'later')) as starts
       from ${isSmall ? 'trend_daily' : smallestTable(columns)} where ${where} group by day) counted
     full join (select day, sum(leads) as leads from ${leads} where ${where} group by day) asked using (day)
     order by day`,
    values,
  )
  const first = rows[0]?.day ?? addDays(to, 1)
  const counted = new Map(rows.map((row) => [row.day, row]))
  return {
    days: listDays({ from: first, to }).map((day) => counted.get(day) ?? { day, visits: 0, starts: 0, leads: 0 }),
    experiments: experiments
      .filter(({ start, fingerprint }) => fingerprint !== '' && filters.from <= start && first <= start && start <= to)
      .map(({ id, start, question }) => ({ id, start, question })),
  }
}
