import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readDates, withDates } from './page-dates.ts'

const file = 'packages/content/pages/10-ways-he.he.ts'

test('days of a page and of its banner are set, changed and taken out, and nothing else', async () => {
  const code = readFileSync(file, 'utf8')
  const set = await withDates(file, code, 'banner', { until: '2027-03-31' })
  expect(readDates(file, set)).toEqual({ page: {}, banner: { until: '2027-03-31' } })
  const both = await withDates(file, set, 'page', { from: '2027-03-01', until: '2027-04-01' })
  expect(readDates(file, both).page).toEqual({ from: '2027-03-01', until: '2027-04-01' })
  const out = await withDates(file, await withDates(file, both, 'page', {}), 'banner', { until: '' })
  expect(out).toBe(code)
  await expect(withDates(file, code, 'page', { from: "2027'" })).rejects.toThrow('no day')
})
