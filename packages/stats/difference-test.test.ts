import { expect, test } from 'vitest'
import { differenceTest, fixedHorizon } from './difference-test.ts'

const setting = { share: 0.5, baseline: 0.25, worth: 1.2, alpha: 0.05 }

/*
 * By hand for 250 and 300 of 1,000: V = (0.25 · 0.75 + 0.3 · 0.7) / 1000 = 0.0003975; the fixed horizon is
 * (1.960 + 0.842)² · 0.795 / 0.05² = 2,495.9; ρ² = (5.9915 + ln 6.9915) / 2,495.9 = 0.0031797; x = 2,000 ρ² = 6.3593;
 * the half-width is √(2 V · 7.3593 / 6.3593 · ln(√7.3593 / 0.05)) = 0.0606. The digits are Python's, by the formula as published.
 */
test.each([
  [0.5, 0.05, { visits: 1000, goals: 250 }, { visits: 1000, goals: 300 }, 0.05, 0.06061578503],
  [0.2, 0.05, { visits: 4000, goals: 1000 }, { visits: 1000, goals: 310 }, 0.06, 0.04904955818],
  [0.5, 0.025, { visits: 1000, goals: 250 }, { visits: 1000, goals: 300 }, 0.05, 0.06546911649],
])('with a share of %d and α %d, %j and %j differ by %d ± %d', (share, alpha, a, b, estimate, half) => {
  const look = differenceTest({ ...setting, share, alpha }).look({ a, b })
  expect(look?.estimate).toBeCloseTo(estimate, 10)
  expect(look?.interval.low).toBeCloseTo(estimate - half, 10)
  expect(look?.interval.high).toBeCloseTo(estimate + half, 10)
})

test.each([
  ['29 goals', { visits: 100, goals: 14 }, { visits: 100, goals: 15 }],
  ['4 goals of an arm', { visits: 100, goals: 4 }, { visits: 100, goals: 50 }],
  ['4 visits of an arm without a goal', { visits: 100, goals: 50 }, { visits: 100, goals: 96 }],
])('%s are too few', (_, a, b) => {
  expect(differenceTest(setting).look({ a, b })).toBeUndefined()
})

test('30 goals, and 5 in each cell, are enough', () => {
  const look = differenceTest(setting).look({ a: { visits: 10, goals: 5 }, b: { visits: 30, goals: 25 } })
  expect(look?.interval.low).toBeLessThan(0)
})

// The horizon by the formula; the plan in Python, by trying every number of visits from 2 on.
test.each([
  [0.25, 1.2, 0.5, 2495.94, 4839],
  [0.6, 1.1, 0.5, 2025.01, 3926],
  [0.25, 1.2, 0.2, 4032.36, 7818],
  [0.6, 1.1, 0.9, 5776.19, 11_199],
])('a baseline of %d, a lift of %d and a share of %d: fixed horizon %d, plan %d visits', (...row) => {
  const [baseline, worth, share, horizon, visits] = row
  expect(fixedHorizon({ baseline, worth, share })).toBeCloseTo(horizon, 2)
  expect(differenceTest({ baseline, worth, share, alpha: 0.05 }).plan.visits).toBe(visits)
})

test('differences up to the registered one in points do not matter', () => {
  const { negligible, plan } = differenceTest(setting)
  expect(negligible.low).toBeCloseTo(-0.05, 12)
  expect(negligible.high).toBeCloseTo(0.05, 12)
  // Of 100 visits, 50 · 0.25 and 50 · 0.3: 27.5 goals.
  expect(plan.goals).toBe(Math.ceil(4839 * 0.275))
})
