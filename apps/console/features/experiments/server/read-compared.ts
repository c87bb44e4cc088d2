import type { Pool } from 'pg'
import type { ComparedPage } from '../api/experiments.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import type { SitePages } from '../../funnel/server/site-pages.ts'

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
  const assigned = records.filter(({ ended }) => !ended).flatMap(({ arms }) => arms.map(({ page }) => page))
  const { rows } = await pool.query<{ variant: string; visits: string }>(
    `select variant, sum(visits) as visits from page_daily
    where day between $1 and $2 and stage = 'visit' and variant = any($3) and variant <> all($4)
    group by variant order by sum(visits) desc, variant`,
    [from, to, [...pages.keys()], assigned],
  )
  // A page and its variants in one language: another language is another audience.
  const groups = Map.groupBy(rows, ({ variant }) => {
    const { page = variant, locale = '' } = pages.get(variant) ?? {}
    return `${page} ${locale}`
  })
  return [...groups.values()].flatMap((variants) => {
    const first = pages.get(variants[0]?.variant ?? '')
    if (variants.length < 2 || !first) return []
    return [
      {
        page: first.page,
        lang: first.locale,
        variants: variants.map(({ variant, visits }) => ({ variant, visits: Number(visits) })),
      },
    ]
  })
}
