import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intervalScale, placeOn } from './interval-scale.ts'

test('ends are round and the same for every row', () => {
  expect(
    intervalScale([
      { low: 0.159, high: 0.19 },
      { low: 0.31, high: 0.353 },
    ]),
  ).toEqual({ low: 0.1, high: 0.4 })
  expect(intervalScale([{ low: 0.023, high: 0.094 }])).toEqual({ low: 0, high: 0.1 })
})

test('every interval lies between the ends', () => {
  const rate = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(fc.tuple(rate, rate), { minLength: 1, maxLength: 20 }), (pairs) => {
      const intervals = pairs.map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }))
      const scale = intervalScale(intervals)
      expect(scale.low).toBeLessThan(scale.high)
      for (const { low, high } of intervals) {
        expect(scale.low).toBeLessThanOrEqual(low + 1e-6)
        expect(scale.high).toBeGreaterThanOrEqual(high - 1e-6)
        expect(placeOn(scale, low)).toBeLessThanOrEqual(placeOn(scale, high))
      }
    }),
    { seed: 1 },
  )
})
