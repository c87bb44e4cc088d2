import { expect, test } from 'vitest'
import { lnGamma } from './ln-gamma.ts'
import { poissonInterval } from './poisson-interval.ts'

// Half of χ² at 2.5 and 97.5 % with 2k and 2k + 2 degrees of freedom, from tables.
test.each([
  [0, 0, 3.6889],
  [1, 0.0253, 5.5716],
  [2, 0.2422, 7.2247],
  [10, 4.7954, 18.3904],
  [30, 20.2409, 42.8269],
  [1000, 938.973, 1063.9521],
])('a count of %i has the interval %d to %d', (count, low, high) => {
  expect(poissonInterval(count).low).toBeCloseTo(low, 3)
  expect(poissonInterval(count).high).toBeCloseTo(high, 3)
})

test('at least 95 % of intervals hold the mean, for every mean from 0.2 to 60', () => {
  const intervals = Array.from({ length: 140 }, (_, count) => poissonInterval(count))
  const covered = Array.from({ length: 2991 }, (_, step) => {
    const mean = 0.2 + step * 0.02
    return intervals.reduce(
      (sum, { low, high }, count) =>
        low <= mean && mean <= high ? sum + Math.exp(count * Math.log(mean) - mean - lnGamma(count + 1)) : sum,
      0,
    )
  })
  expect(Math.min(...covered)).toBeGreaterThanOrEqual(0.95)
  expect(covered.reduce((sum, one) => sum + one) / covered.length).toBeCloseTo(0.962, 2)
})

test('a count of a million takes no time and no overflow', () => {
  const { low, high } = poissonInterval(1_000_000)
  expect(low).toBeCloseTo(1_000_000 - 1.96 * 1000 + 0.95, -1)
  expect(high).toBeCloseTo(1_000_000 + 1.96 * 1000 + 1.95, -1)
})
