import { expect, test } from 'vitest'
import { median, quartiles } from './quantile.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('an outlier moves neither the median nor the quartiles', () => {
  expect(median([10, 11, 12, 13, 900])).toBe(12)
  expect(quartiles([10, 11, 12, 13, 900])).toEqual([11, 13])
})
