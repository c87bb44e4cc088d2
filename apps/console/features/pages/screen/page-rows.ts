import type { PageCounts } from '../../funnel/api/reports.ts'

const mostRows = 20

const counted = ['visits', 'starts', 'installClicks', 'chatClicks', 'leads'] as const
type Counts = Pick<PageCounts, (typeof counted)[number]>
export interface PageRow extends Counts {
  key: string
  page?: PageCounts
  /** How many pages the row sums up. */
  others?: number
}

/**
 * Most visits first. One row sums up what is beyond the table's length, and addresses that are no page of the site: a page that was
 * removed, or a `from` typed by hand.
 */
export function pageRows(pages: readonly PageCounts[]): PageRow[] {
  const sorted = pages.toSorted((one, other) => other.visits - one.visits)
  const shown = sorted.filter(({ lang }) => lang !== '').slice(0, mostRows)
  const rest = sorted.filter((page) => !shown.includes(page))
  const rows = shown.map((page): PageRow => ({ ...sumCounts([page]), key: page.variant, page }))
  return rest.length === 0 ? rows : [...rows, { ...sumCounts(rest), key: 'others', others: rest.length }]
}

function sumCounts(pages: readonly PageCounts[]): Counts {
  const sums = counted.map((name) => [name, pages.reduce((total, page) => total + page[name], 0)])
  return Object.fromEntries(sums) as Counts
}
