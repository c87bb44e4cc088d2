import type { Pool } from 'pg'
import type { Filters, TotalsReport } from '../api/reports.ts'
import { addDays, countDays } from '@repo/contract/days.ts'
import { readStageCounts } from './read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { readFirstDay } from '../../today/server/read-first-day.ts'
import { sumTotals } from './sum-totals.ts'

/** The period, and as many days before it: those only if its days are over, and were all counted. */
export async function readTotals(pool: Pool, pages: SitePages, filters: Filters, today: string): Promise<TotalsReport> {
  const earlier = addDays(filters.from, -countDays(filters))
  const hasBefore = filters.to < today && ((await readFirstDay(pool)) ?? today) <= earlier
  const counts = await readStageCounts(pool, pages, { ...filters, from: hasBefore ? earlier : filters.from }, 'day')
  return {
    now: sumTotals(counts.filter(({ key }) => key >= filters.from)),
    ...(hasBefore && { before: sumTotals(counts.filter(({ key }) => key < filters.from)) }),
  }
}
