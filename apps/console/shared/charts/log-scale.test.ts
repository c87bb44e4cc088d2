import { expect, test } from 'vitest'
import { logScale, placeOnLog } from './log-scale.ts'

test('the axis has round ends around every amount', () => {
  expect(logScale([35, 1100, 20, 200])).toEqual({ low: 20, high: 2000, ticks: [20, 100, 1000] })
  expect(logScale([10, 2000])).toEqual({ low: 10, high: 2000, ticks: [10, 100, 1000] })
  expect(logScale([0.3, 4])).toEqual({ low: 0.2, high: 5, ticks: [0.2, 1] })
})

test('the middle of the axis is the geometric mean, and nothing lies outside of it', () => {
  const scale = logScale([10, 1000])
  expect(placeOnLog(scale, 100)).toBeCloseTo(0.5)
  expect([placeOnLog(scale, 1), placeOnLog(scale, 0), placeOnLog(scale, 9999)]).toEqual([0, 0, 1])
})
