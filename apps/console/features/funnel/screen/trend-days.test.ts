import { expect, test } from 'vitest'
import { addDays } from '@repo/contract/days.ts'
import { drawnDays, findChange, scaleTop, sumWeeks } from './trend-days.ts'

const first = '2026-08-01'
const days = (count: number, startsOf: (index: number) => number, visitsOf: (index: number) => number = () => 500) =>
  Array.from({ length: count }, (_, index) => ({
    day: addDays(first, index),
    visits: visitsOf(index),
    starts: startsOf(index),
    leads: 1,
  }))

test('a line begins where seven days exist, and is the mean of a day and the six before it', () => {
  const drawn = drawnDays(days(9, (index) => index * 7))
  expect(drawn.map(({ average }) => average?.starts)).toEqual([...Array.from({ length: 6 }), 21, 28, 35])
  expect(drawn.map(({ weekBefore }) => weekBefore?.day).slice(6)).toEqual([undefined, first, addDays(first, 1)])
  // 1 August 2026 is a Saturday.
  expect(drawn.flatMap(({ isWeekend }, index) => (isWeekend ? [index] : []))).toEqual([0, 6, 7])
})

test('a change is said from the day on which the average left the range of eight weeks, and only while it stays outside', () => {
  const from = addDays(first, 62)
  const noisy = (index: number) => 100 + (index % 5)
  const rises = drawnDays(days(92, (index) => (index < 70 ? noisy(index) : 130)))
  expect(findChange(rises, from)).toEqual({ day: addDays(first, 70), figure: 'starts', now: 26, before: 20 })
  const falls = drawnDays(days(92, noisy, (index) => (index < 80 ? 500 : 400)))
  expect(findChange(falls, from)).toMatchObject({ figure: 'starts', now: 25 })
  const visits = drawnDays(
    days(
      92,
      (index) => (index < 80 ? 100 : 160),
      (index) => (index < 80 ? 500 : 800),
    ),
  )
  expect(findChange(visits, from)).toEqual({ day: addDays(first, 80), figure: 'visits', now: 800, before: 500 })
  const returns = drawnDays(days(92, (index) => (index > 70 && index < 80 ? 130 : noisy(index))))
  expect(findChange(returns, from)).toBe('none')
  // A peak of five days is no week.
  expect(findChange(drawnDays(days(92, (index) => (index < 88 ? noisy(index) : 150))), from)).toBe('none')
})

test('without eight weeks before, or with a handful of visits, nothing is said', () => {
  expect(findChange(drawnDays(days(62, () => 1)), first)).toBeUndefined()
  const few = drawnDays(
    days(
      92,
      (index) => (index < 70 ? 1 : 5),
      () => 10,
    ),
  )
  expect(findChange(few, first)).toBe('none')
})

test('weeks end with the last day, and one that is not whole is left out', () => {
  const weeks = sumWeeks(days(16, () => 2))
  expect(weeks).toEqual([
    { day: addDays(first, 2), visits: 3500, starts: 14, leads: 7 },
    { day: addDays(first, 9), visits: 3500, starts: 14, leads: 7 },
  ])
})

test.each([
  [0, 2],
  [3, 4],
  [4.5, 5],
  [664, 800],
  [801, 1000],
  [1001, 2000],
])('the scale of %i ends at %i', (value, top) => {
  expect(scaleTop(value)).toBe(top)
})
