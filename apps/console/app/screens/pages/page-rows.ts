import type { PageCounts } from '@repo/console/api/reports.ts'

const mostRows = 20

type Counts = Pick<PageCounts, 'visits' | 'starts' | 'installClicks' | 'chatClicks' | 'leads'>
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
  const rows = shown.map((page): PageRow => ({ ...countsOf(page), key: page.variant, page }))
  if (rest.length === 0) return rows
  const sum = (of: (counts: Counts) => number) => rest.reduce((total, page) => total + of(page), 0)
  return [
    ...rows,
    {
      key: 'others',
      others: rest.length,
      visits: sum(({ visits }) => visits),
      starts: sum(({ starts }) => starts),
      installClicks: sum(({ installClicks }) => installClicks),
      chatClicks: sum(({ chatClicks }) => chatClicks),
      leads: sum(({ leads }) => leads),
    },
  ]
}

function countsOf({ visits, starts, installClicks, chatClicks, leads }: PageCounts): Counts {
  return { visits, starts, installClicks, chatClicks, leads }
}
