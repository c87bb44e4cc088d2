import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

// With z² = 3.8415: 10 of 100 is (11.9207 ± 1.96 √9.9604) / 103.8415, none of 20 is from 0 to z² / (20 + z²).
test.each([
  [10, 100, 0.05523, 0.17437],
  [0, 20, 0, 0.16113],
  [20, 20, 0.83887, 1],
])('%i of %i is between %d and %d', (goals, visits, low, high) => {
  const interval = wilsonInterval({ visits, goals })
  expect(interval.low).toBeCloseTo(low, 5)
  expect(interval.high).toBeCloseTo(high, 5)
})

test('at both ends the observed rate is 1.96 standard errors away', () => {
  const counts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((visits) => fc.record({ visits: fc.constant(visits), goals: fc.integer({ min: 0, max: visits }) }))
  fc.assert(
    fc.property(counts, ({ visits, goals }) => {
      const { low, high } = wilsonInterval({ visits, goals })
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      for (const end of [low, high])
        expect((goals - visits * end) ** 2).toBeCloseTo(3.841458820694124 * visits * end * (1 - end), 4)
    }),
    { seed: 1 },
  )
})
