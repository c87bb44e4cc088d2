import { expect, test } from 'vitest'
import type { Day } from './experiment.ts'
import { type Decision, judge } from './judge.ts'
import { restingDay } from './resting-day.ts'

const setting = {
  shares: [0.5, 0.5],
  baseline: 0.05,
  worth: 1.2,
  goalsAmongVisits: true,
  changedAfterStart: false,
}
const formatDate = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)

/** Days of 300 visits and 15 goals, and a hundred made-up visits of arm b more on some of them. */
const makeDays = (count: number, madeUpOn: readonly number[]): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const more = madeUpOn.includes(index) ? 100 : 0
    return {
      date: formatDate(index),
      arms: [
        { visits: 150, goals: 7 + (index % 2) },
        { visits: 150 + more, goals: 8 - (index % 2) + more },
      ],
    }
  })

const found = (days: readonly Day[]): string | undefined => {
  const decision = judge(setting, days)[0]?.decision
  expect(decision).toBeDefined()
  return restingDay(setting, days, { arm: 1, decision: decision as Decision })
}

test('a result that one day made is found, and says the day without which it is open', () => {
  const days = makeDays(15, [14])
  expect(judge(setting, days)[0]?.decision).toEqual({ kind: 'better', arm: 1, since: formatDate(14) })
  expect(found(days)).toBe(formatDate(14))
  expect(judge(setting, makeDays(15, []))[0]?.decision).toBeUndefined()
})

test('a result that two such days made rests on neither', () => {
  expect(found(makeDays(20, [14, 16]))).toBeUndefined()
})

test('a result of many like days rests on none once it has lasted', () => {
  const days = Array.from({ length: 40 }, (_, index) => ({
    date: formatDate(index),
    arms: [
      { visits: 150, goals: 5 },
      { visits: 150, goals: 9 },
    ],
  }))
  expect(found(days)).toBeUndefined()
})

test('"no difference" that one day made says so too', () => {
  // b has a quarter more; on one day a gets what it lacks.
  const wide = { ...setting, worth: 1.5 }
  const days = Array.from({ length: 30 }, (_, index) => ({
    date: formatDate(index),
    arms: [
      { visits: 200, goals: index === 14 ? 40 : 8 },
      { visits: 200, goals: 10 },
    ],
  }))
  const decision = judge(wide, days)[0]?.decision
  expect(decision?.kind).toBe('no-difference')
  const rests = restingDay(wide, days, { arm: 1, decision: decision as Decision })
  expect(rests).toBe(formatDate(14))
  const without = days.filter((_, index) => index !== 14).map((day, index) => ({ ...day, date: formatDate(index) }))
  expect(judge(wide, without)[0]?.decision).toBeUndefined()
})
