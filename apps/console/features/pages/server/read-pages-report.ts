import type { Pool } from 'pg'
import type { Filters, PageReport, PagesReport } from '../../funnel/api/reports.ts'
import { listDays } from '@repo/contract/days.ts'
import { readStageCounts } from '../../funnel/server/read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { byKey, sumTotals } from '../../funnel/server/sum-totals.ts'

/** Landing pages, most visits first. */
export async function readPagesReport(pool: Pool, pages: SitePages, filters: Filters): Promise<PagesReport> {
  const byVariant = byKey(await readStageCounts(pool, pages, filters, 'variant'))
  const rows = [...byVariant].map(([variant, its]) => {
    const known = pages.get(variant)
    const { completed: _, installed: __, ...counts } = sumTotals(its)
    return {
      page: known?.page ?? variant,
      variant,
      lang: known?.locale ?? '',
      ...(known?.hypothesis !== undefined && { hypothesis: known.hypothesis }),
      ...counts,
    }
  })
  return { pages: rows.toSorted((a, b) => b.visits - a.visits || b.leads - a.leads) }
}

/** One landing page by day and by source. */
export async function readPageReport(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  variant: string,
): Promise<PageReport> {
  // The page alone, without its variants.
  const alone: SitePages = new Map([...pages].filter(([path]) => path === variant))
  const its = { ...filters, page: variant }
  const [days, sources] = await Promise.all([
    readStageCounts(pool, alone, its, 'day').then(byKey),
    readStageCounts(pool, alone, its, 'utm_source').then(byKey),
  ])
  return {
    days: listDays(filters).map((day) => ({ day, visits: sumTotals(days.get(day) ?? []).visits })),
    sources: [...sources]
      .map(([source, counts]) => ({ source, ...sumTotals(counts) }))
      .toSorted((a, b) => b.visits - a.visits || b.leads - a.leads)
      .map(({ source, visits }) => ({ source, visits })),
  }
}
