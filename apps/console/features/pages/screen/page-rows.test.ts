import { expect, test } from 'vitest'
import type { PageCounts } from '../../funnel/api/reports.ts'
import { pageRows } from './page-rows.ts'

const page = (variant: string, visits: number, lang = 'en'): PageCounts => ({
  page: variant,
  variant,
  lang,
  visits,
  starts: 2,
  installClicks: 1,
  chatClicks: 0,
  leads: 1,
})

test('an address that is no page of the site is counted among the others', () => {
  const rows = pageRows([page('/typed', 900, ''), page('/pricing', 5), page('/', 50)])
  expect(rows.map(({ key, visits }) => [key, visits])).toEqual([
    ['/', 50],
    ['/pricing', 5],
    ['others', 900],
  ])
})

test('beyond twenty pages one row sums up the rest', () => {
  const rows = pageRows(Array.from({ length: 22 }, (_, index) => page(`/${index}`, 100 - index)))
  expect(rows).toHaveLength(21)
  expect(rows.at(-1)).toEqual({
    key: 'others',
    others: 2,
    visits: 80 + 79,
    starts: 4,
    installClicks: 2,
    chatClicks: 0,
    leads: 2,
  })
})

test('no other pages, no row for them', () => {
  expect(pageRows([page('/', 3)]).map(({ key }) => key)).toEqual(['/'])
})
