import { expect, test } from 'vitest'
import { differenceScale } from './difference-scale.ts'

test.each([
  [[], 0.05],
  [[{ low: -0.029, high: 0.033 }], 0.05],
  [[{ low: 0.011, high: 0.074 }], 0.1],
  [
    [
      { low: -0.3, high: 0.01 },
      { low: -0.01, high: 0.1 },
    ],
    0.5,
  ],
  [[{ low: -0.7, high: 0.9 }], 1],
])('every interval fits, %j', (intervals, end) => {
  expect(differenceScale(intervals)).toBe(end)
})
