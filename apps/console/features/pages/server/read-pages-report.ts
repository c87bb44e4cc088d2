import type { Pool } from 'pg'
import type { Filters, PageReport, PagesReport } from '../../funnel/api/reports.ts'
import { listDays, type Period } from '@repo/contract/days.ts'
import { readStageCounts } from '../../funnel/server/read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { byKey, sumTotals } from '../../funnel/server/sum-totals.ts'
import { vitalQuantile, type VitalBucket } from './vital-quantile.ts'

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

/** One landing page by day and by source, with the web vitals of its visitors. */
export async function readPageReport(
  pool: Pool,
  pages: SitePages,
  filters: Filters,
  variant: string,
): Promise<PageReport> {
  // The page alone, without its variants.
  const alone: SitePages = new Map([...pages].filter(([path]) => path === variant))
  const its = { ...filters, page: variant }
  const [days, sources, vitals] = await Promise.all([
    readStageCounts(pool, alone, its, 'day').then(byKey),
    readStageCounts(pool, alone, its, 'utm_source').then(byKey),
    readVitals(pool, filters, variant),
  ])
  return {
    days: listDays(filters).map((day) => ({ day, visits: sumTotals(days.get(day) ?? []).visits })),
    sources: [...sources]
      .map(([source, counts]) => ({ source, ...sumTotals(counts) }))
      .toSorted((a, b) => b.visits - a.visits || b.leads - a.leads)
      .map(({ source, visits }) => ({ source, visits })),
    vitals,
  }
}

/** The 75th percentile of each web vital of a page. */
export async function readVitals(pool: Pool, { from, to }: Period, variant: string): Promise<PageReport['vitals']> {
  const { rows } = await pool.query<VitalBucket & { metric: string }>(
    `select metric, bucket, sum(measured)::float8 as measured from vital_daily
     where day between $1 and $2 and variant = $3 group by metric, bucket`,
    [from, to, variant],
  )
  return [...Map.groupBy(rows, ({ metric }) => metric)]
    .map(([metric, buckets]) => ({ metric, p75: vitalQuantile(metric, buckets, 0.75) }))
    .toSorted((a, b) => (a.metric < b.metric ? -1 : 1))
}
