import { expect, test } from 'vitest'
import { median, spread } from './middle.ts'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the middle of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('one slow round moves neither the middle nor the spread', () => {
  expect(median([10, 11, 12, 13, 900])).toBe(12)
  expect(spread([10, 11, 12, 13, 900])).toEqual([11, 13])
})
