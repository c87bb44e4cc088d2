import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vitalQuantile } from './vital-quantile.ts'

test('the quantile of a histogram is within 2.5 % of that of the values', () => {
  const values = fc.array(fc.double({ min: 1.1, max: 60_000, noNaN: true }), { minLength: 1, maxLength: 200 })
  fc.assert(
    fc.property(values, (list) => {
      const buckets = [...Map.groupBy(list, (value) => Math.ceil(Math.log(value) / Math.log(1.05)))].map(
        ([bucket, its]) => ({ bucket, measured: its.length }),
      )
      const exact = list.toSorted((a, b) => a - b)[Math.ceil(0.75 * list.length) - 1] ?? 0
      expect(Math.abs(vitalQuantile('LCP', buckets, 0.75) / exact - 1)).toBeLessThan(0.0251)
    }),
    { seed: 1 },
  )
})

test('a layout shift is shown as itself, and none as 0', () => {
  // 1.05 ^ 141.5 is 996.
  expect(vitalQuantile('CLS', [{ bucket: 142, measured: 3 }], 0.75)).toBeCloseTo(0.0996, 4)
  expect(vitalQuantile('CLS', [{ bucket: 0, measured: 3 }], 0.75)).toBe(0)
})
