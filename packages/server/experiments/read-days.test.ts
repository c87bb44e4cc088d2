import { expect, test } from 'vitest'
import type { Day } from '@repo/stats/experiment.ts'
import { judge } from '@repo/stats/judge.ts'
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
  [5, 2000, 7],
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
