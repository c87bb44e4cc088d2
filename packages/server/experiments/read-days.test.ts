import { expect, test } from 'vitest'
import type { Day } from '@repo/stats/experiment.ts'
import { judge } from '@repo/stats/judge.ts'
import { restingDay } from '@repo/stats/resting-day.ts'
import { binomial } from '@repo/stats/testing/binomial.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { visitsPerNetwork } from './read-days.ts'

test.each([
  [0, 0.05, 1],
  [300, 0.05, 1],
  [799, 0.05, 1],
  [800, 0.05, 2],
  [2000, 0.05, 5],
  [100_000, 0.05, 20],
])('of %i networks at a rate of %f each counts with %i visits', (networks, baseline, expected) => {
  expect(visitsPerNetwork(networks, baseline)).toBe(expected)
})

// docs/statistics.md, "Against an attacker": after 14 honest days each network sends as many visits as count, all of arm b with a click.
test.each([
  [1, 300, 165],
  [2, 300, 49],
  [5, 300, 14],
  [10, 300, 6],
  [100, 300, 1],
  [1, 2000, 54],
  [2, 2000, 19],
  [5, 2000, 6],
  [10, 2000, 3],
])('an attacker with %i networks beside %i visits a day decides in %i days', (networks, visits, expected) => {
  const goals = visits * 0.05
  const days: Day[] = []
  const isDecided = () => judge(registered(1.2), days)[0]?.verdict.kind === 'better'
  while (days.length < 14 || !isDecided()) {
    const sent = days.length < 14 ? 0 : networks * visitsPerNetwork(visits + networks, 0.05)
    const odd = goals % 2 === 0 ? 0 : days.length % 2 === 0 ? -0.5 : 0.5
    const arms = [
      { visits: visits / 2, goals: goals / 2 + odd },
      { visits: visits / 2 + sent, goals: goals / 2 - odd + sent },
    ]
    days.push({ date: formatDate(days.length), arms })
  }
  expect(days.length - 14).toBe(expected)
})

// The second table there: arms that are equal without the visits of the attacker, simulated 100 times and judged by all 14 days. A hidden result, of a split that looks broken, does not count.
test.each<[string, (day: number) => number, number, number, number]>([
  ['100 on the last day', (day) => (day === 13 ? 100 : 0), 0.05, 98, 98],
  ['100 on the last two days', (day) => (day >= 12 ? 100 : 0), 0.05, 72, 0],
  ['50 on the last two days', (day) => (day >= 12 ? 50 : 0), 0.05, 99, 51],
  ['20 every other day', (day) => (day % 2) * 20, 0.05, 87, 0],
  ['10 a day', () => 10, 0.05, 91, 0],
  ['5 a day', () => 5, 0.05, 91, 9],
  ['3 a day', () => 3, 0.05, 35, 15],
  ['5 a day, rate 2 %', () => 5, 0.02, 98, 0],
])(
  'an attacker with %s decides, and the result rests on one day, as the document says',
  (name, visitsOn, rate, decided, resting) => {
    const random = seededRandom(name)
    const found = { decided: 0, resting: 0 }
    for (let run = 0; run < 100; run += 1) {
      const days = Array.from({ length: 14 }, (_, day) => {
        const [ofB, sent] = [binomial(random, 300, 0.5), visitsOn(day)]
        const arms = [
          { visits: 300 - ofB, goals: binomial(random, 300 - ofB, rate) },
          { visits: ofB + sent, goals: binomial(random, ofB, rate) + sent },
        ]
        return { date: formatDate(day), arms }
      })
      const experiment = { ...registered(1.5), baseline: rate }
      const [comparison] = judge(experiment, days)
      if (comparison?.verdict.kind !== 'better') continue
      found.decided += 1
      if (restingDay(experiment, days, { arm: 1, decision: comparison.verdict })) found.resting += 1
    }
    expect(found).toEqual({ decided, resting })
  },
)

// docs/decisions/030-one-network-counts-for-little.md: equal arms, and networks like those of mobile carriers and offices, each with a rate of its own.
const sizes = [...Array<number>(100).fill(1), ...Array<number>(15).fill(6), ...Array<number>(5).fill(30)]
const runs = 400

test('an arm for each visit, capped by network, keeps the promises; an arm for each network would not', () => {
  const each = simulate('for each visit', true)
  expect(each.better / runs).toBeLessThanOrEqual(0.05)
  expect(each.alarms / runs).toBeLessThanOrEqual(0.01)
  const byNetwork = simulate('for each network', false)
  expect(byNetwork.alarms / runs).toBeGreaterThan(0.5)
})

function simulate(name: string, isForEachVisit: boolean): { better: number; alarms: number } {
  const random = seededRandom(name)
  const experiment = registered(1.5)
  const cap = isForEachVisit ? visitsPerNetwork(sizes.length, experiment.baseline) : Infinity
  const outcome = { better: 0, alarms: 0 }
  for (let run = 0; run < runs; run += 1) {
    const days = Array.from({ length: 40 }, (_, index) => {
      const arms = [
        { visits: 0, goals: 0 },
        { visits: 0, goals: 0 },
      ]
      for (const size of sizes) {
        const rate = random() < 0.2 ? 0.2 : 0.01
        const ofNetwork = random()
        for (let visit = 0; visit < Math.min(size, cap); visit += 1) {
          const arm = arms[(isForEachVisit ? random() : ofNetwork) < 0.5 ? 0 : 1]
          if (!arm) continue
          arm.visits += 1
          if (random() < rate) arm.goals += 1
        }
      }
      return { date: formatDate(index), arms }
    })
    const kind = judge(experiment, days)[0]?.verdict.kind
    if (kind === 'better') outcome.better += 1
    if (kind === 'stopped') outcome.alarms += 1
  }
  return outcome
}

function registered(worth: number) {
  return { shares: [0.5, 0.5], baseline: 0.05, worth, goalsAmongVisits: true, changedAfterStart: false }
}

function formatDate(index: number): string {
  return new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)
}
