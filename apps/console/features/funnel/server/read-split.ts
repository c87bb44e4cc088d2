import type { Pool } from 'pg'
import type { Filters, Split, SplitReport } from '../api/reports.ts'
import { readSplitCounts, readStageCounts, type Grouping, type StageCount } from './read-stage-counts.ts'
import type { SitePages } from './site-pages.ts'
import { byKey, sumSessions, sumTotals } from './sum-totals.ts'

/**
 * The parts with most starts, and the rest as one. Pages are all that had a visit, most visits first; an address that is no page of the
 * site, one that was removed or a `from` typed by hand, is among the rest.
 */
export async function readSplit(pool: Pool, pages: SitePages, filters: Filters, by: Split): Promise<SplitReport> {
  const grouping = groupings[by]
  const counts = grouping
    ? await readStageCounts(pool, pages, filters, grouping)
    : await readSplitCounts(pool, pages, filters, by)
  const named = by === 'page' ? counts.map((one) => ({ ...one, key: pages.get(one.key)?.page ?? one.key })) : counts
  const isOfPages = by === 'page' || by === 'variant'
  const order = isOfPages ? 'visits' : 'starts'
  const parts = [...byKey(named)]
    .map(([value, its]) => ({ value, ...sumParts(its) }))
    .filter(({ starts }) => isOfPages || starts > 0)
    .toSorted((a, b) => b[order] - a[order] || (a.value < b.value ? -1 : 1))
  const shown = parts.filter(({ value }) => !isOfPages || pages.has(value)).slice(0, maxParts)
  const rest = new Set(parts.filter((part) => !shown.includes(part)).map(({ value }) => value))
  return {
    by,
    parts: shown,
    ...(rest.size > 0 && {
      others: { parts: rest.size, ...sumParts(named.filter(({ key }) => rest.has(key))) },
    }),
  }
}

const maxParts = 20

function sumParts(counts: readonly StageCount[]) {
  const { visits, leads } = sumTotals(counts)
  return { visits, ...sumSessions(counts), leads }
}

/** The others are in a table of their own. */
const groupings: Partial<Record<Split, Grouping>> = {
  lang: 'lang',
  page: 'variant',
  variant: 'variant',
  source: 'utm_source',
  campaign: 'utm_campaign',
}
