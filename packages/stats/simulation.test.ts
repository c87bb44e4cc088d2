import { describe, expect, test } from 'vitest'
import { listPlans } from './judge.ts'
import { simulate, type World } from './testing/simulate.ts'

// Twelve worlds, each with as many visits a day as make the plan 100 days, looked at daily for 200. With NIGHTLY=1 all of them with 10,000
// experiments each; on a change two with fewer.
const isNightly = process.env.NIGHTLY === '1'
const runs = isNightly ? 10_000 : 1000
const rates = isNightly ? [0.005, 0.05, 0.3] : [0.05]
const shares = isNightly ? [0.5, 0.2] : [0.5]
const cells = rates.flatMap((rate) => shares.map((share) => [rate, share] as const))
const testTimeout = 600_000

describe.each(cells)('a rate of %d, a share of %d', (rate, share) => {
  const [plan] = listPlans({ shares: [1 - share, share], baseline: rate, worth: 1.2 })

  test(
    'no effect: at most 5 % false results, 5 % lost intervals and 1 % alarms, looking daily',
    () => {
      const { falseBetter, trueBetter, missed, alarms } = simulate(world(1), runs)
      expect(falseBetter / runs).toBeLessThanOrEqual(0.05)
      expect(trueBetter).toBe(0)
      expect(missed / runs).toBeLessThanOrEqual(0.05)
      expect(alarms / runs).toBeLessThanOrEqual(0.01)
      // A rule that never speaks would keep all of these too.
      expect(falseBetter / runs).toBeGreaterThan(0.002)
      report('no effect', { falseBetter, alarms })
    },
    testTimeout,
  )

  test(
    'a fifth more, as registered: found in at least 80 %, and no other result in more than 5 %',
    () => {
      const { falseBetter, trueBetter, noDifference } = simulate(world(1.2), runs)
      expect(trueBetter / runs).toBeGreaterThanOrEqual(0.8)
      expect((falseBetter + noDifference) / runs).toBeLessThanOrEqual(0.05)
      report('+20 %', { trueBetter, falseBetter, noDifference })
    },
    testTimeout,
  )

  function world(lift: number): World {
    const experiment = {
      shares: [1 - share, share],
      baseline: rate,
      worth: 1.2,
      goalsAmongVisits: true,
      changedAfterStart: false,
    }
    const visitsADay = Math.ceil((plan?.visits ?? 0) / 100)
    const name = `rate ${rate}, share ${share}, lift ${lift}`
    return { name, experiment, rate, lift, shares: experiment.shares, days: 200, visitsADay }
  }

  function report(what: string, counts: Record<string, number>): void {
    if (!isNightly) return
    const shown = Object.entries(counts).map(([name, count]) => `${name} ${((100 * count) / runs).toFixed(2)} %`)
    console.log(`rate ${rate}, share ${share}, ${what}: ${shown.join(', ')}`)
  }
})
