import type { Pool } from 'pg'
import type { DaysReport, Filters, TotalsReport } from '@repo/console/api/reports.ts'
import { readStageCounts } from './read-stage-counts.ts'
import { addDays, daysBetween } from './report-filters.ts'
import type { SitePages } from './site-pages.ts'
import { byKey, totalsOf } from './totals-of.ts'

/** The period, and as many days before it; those only if all its days are over. */
export async function readTotals(pool: Pool, pages: SitePages, filters: Filters, today: string): Promise<TotalsReport> {
  const { from, to } = filters
  const isOver = to < today
  const earliest = isOver ? addDays(from, -daysBetween(from, to)) : from
  const counts = await readStageCounts(pool, pages, { ...filters, from: earliest }, 'day')
  return {
    now: totalsOf(counts.filter(({ key }) => key >= from)),
    ...(isOver && { before: totalsOf(counts.filter(({ key }) => key < from)) }),
  }
}

/** Every day of the period, also those without a visit. */
export async function readDays(pool: Pool, pages: SitePages, filters: Filters): Promise<DaysReport> {
  const counts = byKey(await readStageCounts(pool, pages, filters, 'day'))
  return { days: daysOf(filters).map((day) => ({ day, ...totalsOf(counts.get(day) ?? []) })) }
}

export function daysOf({ from, to }: Pick<Filters, 'from' | 'to'>): string[] {
  return Array.from({ length: daysBetween(from, to) }, (_, index) => addDays(from, index))
}
