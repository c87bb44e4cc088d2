import type { Pool } from 'pg'
import type { Filters, TotalsReport } from '../api/reports.ts'
import { addDays, countDays } from '@repo/contract/days.ts'
import { readStageCounts } from './read-stage-counts.ts'
import type { SitePages } from '../../pages/server/site-pages.ts'
import { sumTotals } from './sum-totals.ts'

/** The period, and as many days before it; those only if all its days are over. */
export async function readTotals(pool: Pool, pages: SitePages, filters: Filters, today: string): Promise<TotalsReport> {
  const isOver = filters.to < today
  const from = isOver ? addDays(filters.from, -countDays(filters)) : filters.from
  const counts = await readStageCounts(pool, pages, { ...filters, from }, 'day')
  return {
    now: sumTotals(counts.filter(({ key }) => key >= filters.from)),
    ...(isOver && { before: sumTotals(counts.filter(({ key }) => key < filters.from)) }),
  }
}
