import { expect, test } from 'vitest'
import { simulate } from './testing/simulate.ts'
import { worldToTwiceTheHorizon, worldToTwiceThePlan } from './testing/worlds.ts'

const runs = 2000

// Six of the cases of `node bench/stats.ts`, which has 10,000 experiments of each.
test.each([
  ['rare goals', worldToTwiceThePlan({ rate: 0.05, share: 0.2, isSwinging: true })],
  ['common goals', worldToTwiceThePlan({ rate: 0.6, share: 0.9, isSwinging: true })],
])('equal arms with %s: at most 5 % false verdicts and lost intervals, 1 % alarms, looking daily', (_, world) => {
  const { falseBetter, missed, alarms } = simulate(world, runs)
  expect(falseBetter / runs).toBeLessThanOrEqual(0.05)
  expect(missed / runs).toBeLessThanOrEqual(0.05)
  expect(alarms / runs).toBeLessThanOrEqual(0.01)
  // A rule that never speaks would keep all of these too.
  expect(falseBetter / runs).toBeGreaterThan(0.002)
})

test.each([
  ['rare goals', worldToTwiceTheHorizon({ rate: 0.05 })],
  ['common goals', worldToTwiceTheHorizon({ rate: 0.25 })],
])('the registered lift with %s: found by twice the fixed horizon in at least 75 %', (_, world) => {
  const { falseBetter, trueBetter, missed, noDifference } = simulate(world, runs)
  expect(trueBetter / runs).toBeGreaterThanOrEqual(0.75)
  expect(missed / runs).toBeLessThanOrEqual(0.05)
  expect((falseBetter + noDifference) / runs).toBeLessThanOrEqual(0.05)
})

// Of few days one is a larger part, and a decision must hold without it.
test.each([
  ['rare goals', 0.05],
  ['common goals', 0.25],
])('the registered lift with %s in two weeks: found by twice the plan in at least 95 %', (_, rate) => {
  const { trueBetter } = simulate(worldToTwiceThePlan({ rate, lift: 1.2, days: 14 }), runs)
  expect(trueBetter / runs).toBeGreaterThanOrEqual(0.95)
})
