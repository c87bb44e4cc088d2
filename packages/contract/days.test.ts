import { expect, test } from 'vitest'
import { addDays, countDays, listDays } from './days.ts'

test('days are added over the end of a month and of a year, and over changes of the clock', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31')
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
})

test('a period has its first and its last day; one that ends before it begins has none', () => {
  const period = { from: '2026-10-24', to: '2026-10-26' }
  expect(countDays(period)).toBe(3)
  expect(listDays(period)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(listDays({ from: '2026-10-24', to: '2026-10-22' })).toEqual([])
})
