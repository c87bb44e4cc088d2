import type { Pool } from 'pg'
import type { ComparedPage } from '#console/api/experiments.ts'
import type { ExperimentRecord } from '#contract/experiment.ts'
import type { SitePages } from '../reports/site-pages.ts'

/**
 * Pages of which several variants had visits from `from` to `to`, without those that a running experiment divides: who saw which was
 * the ad platform's choice.
 */
export async function readCompared(
  pool: Pool,
  pages: SitePages,
  records: readonly ExperimentRecord[],
  from: string,
  to: string,
): Promise<ComparedPage[]> {
  const drawn = records.filter(({ ended }) => !ended).flatMap(({ arms }) => arms.map(({ page }) => page))
  const { rows } = await pool.query<{ variant: string; visits: string }>(
    `select variant, sum(visits) as visits from page_daily
    where day between $1 and $2 and stage = 'visit' and variant = any($3) and variant <> all($4)
    group by variant order by sum(visits) desc, variant`,
    [from, to, [...pages.keys()], drawn],
  )
  const byPage = Map.groupBy(rows, ({ variant }) => pages.get(variant)?.page ?? variant)
  return [...byPage]
    .filter(([, variants]) => variants.length > 1)
    .map(([page, variants]) => ({
      page,
      lang: pages.get(page)?.locale ?? '',
      variants: variants.map(({ variant, visits }) => ({ variant, visits: Number(visits) })),
    }))
}
