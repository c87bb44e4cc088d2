import { expect, test } from 'vitest'
import { planDays } from './plan-days.ts'

const usual = { baseline: 0.04, worth: 1.2, share: 0.5, visitsPerDay: 2000 } as const

test('a plan in goals, visits and days', () => {
  // 1,837 goals at a mean rate of 4.4 %.
  expect(planDays(usual)).toEqual({ goals: 1837, visits: 41_750, days: 21 })
})

test('no experiment ends before seven days', () => {
  expect(planDays({ ...usual, visitsPerDay: 1_000_000 })?.days).toBe(7)
})

test('without visits there is no number of days', () => {
  expect(planDays({ ...usual, visitsPerDay: 0 })?.days).toBeUndefined()
})

test.each([
  { baseline: 0 },
  { baseline: Number.NaN },
  { worth: 1.04 },
  { worth: 3.1 },
  { baseline: 0.8, worth: 1.2 },
  { share: 0.05 },
  { share: 0.95 },
])('%j cannot be registered', (wrong) => {
  expect(planDays({ ...usual, ...wrong })).toBeUndefined()
})
