import { expect, test } from 'vitest'
import type { Counts, Day } from './experiment.ts'
import { outlierDay } from './outlier-day.ts'
import { simulate } from './testing/simulate.ts'
import { worldToTwiceThePlan } from './testing/worlds.ts'

const formatDate = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)

/** Days of 150 visits and 7 or 8 goals of each arm, and one that is given. */
const daysWith = (arms: Counts[], count = 14): Day[] =>
  Array.from({ length: count }, (_, index) => ({
    date: formatDate(index),
    arms: index === count - 1 ? arms : arms.map((_, arm) => ({ visits: 150, goals: 7 + ((index + arm) % 2) })),
  }))
const usual = { visits: 150, goals: 7 }

test('a hundred visits more that all reach the goal: the day, the arm, and what its other days promise', () => {
  const days = daysWith([usual, { visits: 250, goals: 107 }])
  const day = outlierDay(days)
  expect(day).toMatchObject({ date: formatDate(13), arm: 1, goals: 107 })
  // 98 goals of 1,950 visits on the 13 other days: 5.03 %, by the half goal 5.05 % of 250.
  expect(day?.expected).toBeCloseTo((250 * 97.5) / 1950, 0)
  expect(outlierDay(days.toReversed())).toEqual(day)
})

test('the arm that is unlike its other days is named, among three, and also when it has too few goals', () => {
  expect(outlierDay(daysWith([usual, usual, { visits: 250, goals: 107 }]))).toMatchObject({ arm: 2 })
  const many = (goals: number) => ({ visits: 1500, goals })
  const days = daysWith([many(75), many(5)]).map(({ date, arms }, index) =>
    index === 13 ? { date, arms } : { date, arms: [many(75), many(75)] },
  )
  expect(outlierDay(days)).toMatchObject({ arm: 1, goals: 5 })
})

test.each([
  ['a day as usual', daysWith([usual, { visits: 150, goals: 8 }])],
  ['ten clicks more', daysWith([usual, { visits: 160, goals: 17 }])],
  [
    'a campaign that moves both arms',
    daysWith([
      { visits: 900, goals: 190 },
      { visits: 880, goals: 200 },
    ]),
  ],
  ['an arm without a visit', daysWith([usual, { visits: 0, goals: 30 }])],
  ['less than a week', daysWith([usual, { visits: 250, goals: 107 }], 6)],
  ['no day', []],
])('%s is none', (_, days) => {
  expect(outlierDay(days)).toBeUndefined()
})

test('rates that swing with the weekday: at most 1 of 100 experiments of 200 days has one', () => {
  const runs = 300
  let found = 0
  simulate(worldToTwiceThePlan({ rate: 0.05, isSwinging: true }), runs, (days) => {
    if (outlierDay(days)) found += 1
  })
  expect(found / runs).toBeLessThanOrEqual(0.01)
})
