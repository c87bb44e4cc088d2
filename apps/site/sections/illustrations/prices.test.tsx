import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Prices } from './prices.tsx'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const counts = [3, 5, 7, 6, 2]
const html = renderToStaticMarkup(
  <Prices
    kind="prices"
    prices={counts.map((count, place) => ({ price: asCopy(`₪${place}49`), count }))}
    note={asCopy('23 answers, sample data')}
  />,
)
const columns = html.split('<li').slice(1)

test('CP-07 draws one dot an answer, 23 in all, from left to right in every language', () => {
  expect(columns.map((column) => column.match(/M\.\d/g)?.length)).toEqual(counts)
  expect(html).toContain('dir="ltr"')
})

test('CP-07 makes the most frequent price stand out, and only that one', () => {
  expect(columns.map((column) => column.includes('text-jade-deep'))).toEqual([false, false, true, false, false])
})
