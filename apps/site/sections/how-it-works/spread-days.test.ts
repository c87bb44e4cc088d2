import { expect, test } from 'vitest'
import { spreadDays } from './spread-days.ts'

test.each([
  [7, 7, [1, 2, 3, 4, 5, 6, 7]],
  [7, 30, [1, 6, 11, 16, 20, 25, 30]],
  [3, 90, [1, 46, 90]],
  [1, 1, [1]],
])('%i lines of a trial of %i days begin with its first day and end with its last', (lines, days, expected) => {
  expect(spreadDays(lines, days)).toEqual(expected)
})
