import { expect, test } from 'vitest'
import { rateDifference } from './rate-difference.ts'

// 218 of 1,588 is 0.137280, 139 of 1,478 is 0.094046; √(0.094046·0.905954/1478 + 0.137280·0.862720/1588) = 0.011499; 1.96 of it is 0.022537.
test('218 of 1,588 after 139 of 1,478 is between 2.07 and 6.58 points more', () => {
  const { low, high } = rateDifference({ goals: 139, visits: 1478 }, { goals: 218, visits: 1588 })
  expect(low).toBeCloseTo(0.0207, 4)
  expect(high).toBeCloseTo(0.06577, 5)
})

test('the other way round it is the same with the sign changed', () => {
  const [one, other] = [
    { goals: 10, visits: 100 },
    { goals: 30, visits: 200 },
  ] as const
  expect(rateDifference(one, other).low).toBeCloseTo(-rateDifference(other, one).high, 12)
})

test('periods with the same rate differ by an interval around zero', () => {
  const { low, high } = rateDifference({ goals: 10, visits: 100 }, { goals: 100, visits: 1000 })
  expect(low).toBeLessThan(0)
  expect(high).toBeCloseTo(-low, 12)
})
