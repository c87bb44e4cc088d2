import { expect, test } from 'vitest'
import { addDays } from '@repo/contract/days.ts'
import { drawnDays, fewestDays, findChange, readTrendSentence, scaleTop, startShare, sumWeeks } from './trend-days.ts'

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
  // 98 visits in a week are a handful, too; 105 are not.
  const rising = (visits: number) =>
    drawnDays(
      days(
        92,
        (index) => (index < 70 ? 1 : 5),
        () => visits,
      ),
    )
  expect(findChange(rising(14), first)).toBe('none')
  expect(findChange(rising(15), first)).toMatchObject({ figure: 'starts' })
})

test('a period under seven days is too short, whatever was counted before it', () => {
  // 62 days before the period, as the server sends them, and its three days.
  const short = drawnDays(days(65, () => 100))
  expect(readTrendSentence(short, addDays(first, 62), false)).toEqual({ says: 'short-period' })
  expect(readTrendSentence(short, addDays(first, 62), true)).toEqual({ says: 'short-period' })
  const week = drawnDays(days(69, () => 100))
  expect(readTrendSentence(week, addDays(first, 62), false)).toEqual({ says: 'no-change', days: 7, of: 7 })
})

test('a day from which a change is said is named only to a period that goes on until then', () => {
  const young = drawnDays(days(40, () => 100))
  expect(readTrendSentence(young, addDays(first, 10), true)).toEqual({
    says: 'few-weeks',
    day: addDays(first, fewestDays),
  })
  expect(readTrendSentence(young, addDays(first, 10), false)).toEqual({ says: 'no-weeks' })
  expect(readTrendSentence(young.slice(0, 6), first, true)).toEqual({ says: 'few-days' })
  expect(readTrendSentence([], first, true)).toEqual({ says: 'few-days' })
})

test('no change is said of the days that have eight weeks before them, and of no others', () => {
  const counted = drawnDays(days(75, () => 100))
  expect(readTrendSentence(counted, first, true)).toEqual({ says: 'no-change', days: 13, of: 75 })
  expect(readTrendSentence(counted, addDays(first, 62), true)).toEqual({ says: 'no-change', days: 13, of: 13 })
})

test('starts per visit are a share from 30 visits on', () => {
  expect(startShare({ visits: 29, starts: 10 })).toBeUndefined()
  expect(startShare({ visits: 3, starts: 1 })).toBeUndefined()
  expect(startShare({ visits: 30, starts: 10 })).toBeCloseTo(1 / 3)
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
