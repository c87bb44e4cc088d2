import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratioTest } from './ratio-test.ts'

const setting = { share: 0.5, baseline: 0.05, worth: 1.2, alpha: 0.05 }
const pairOf = (goalsOfA: number, goalsOfB: number) => ({
  a: { visits: 1e6, goals: goalsOfA },
  b: { visits: 1e6, goals: goalsOfB },
})

// Ends by bisection in Python, with the gamma function of the C library.
test.each([
  [48, 84, 0.5, 1.2, 0.73098616512, 1.33333333333, 2.4752064077],
  [170, 300, 0.5, 1.2, 0.9277254269, 1.30769230769, 1.85309175314],
  [30, 200, 0.2, 1.5, 0.38169004791, 0.70588235294, 1.20881740088],
  [7, 12, 0.9, 2, 0.01880332987, 0.15555555556, 1.6654546657],
])('b with %i of %i goals, a share of %d and worth %d', (k, m, share, worth, low, estimate, high) => {
  const look = ratioTest({ ...setting, share, worth }).look(pairOf(m - k, k))
  expect(look?.estimate).toBeCloseTo(estimate, 10)
  expect(look?.interval.low).toBeCloseTo(low, 10)
  expect(look?.interval.high).toBeCloseTo(high, 10)
})

test('without a goal there is no interval, without a goal of one arm it is open on that side', () => {
  const { look } = ratioTest(setting)
  expect(look(pairOf(0, 0))).toBeUndefined()
  expect(look(pairOf(5, 0))).toMatchObject({ estimate: 0, interval: { low: 0 } })
  expect(look(pairOf(0, 5))).toMatchObject({ estimate: Infinity, interval: { high: Infinity } })
})

test('with equal shares, arms that change places have the inverse lift', () => {
  const { look } = ratioTest(setting)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (one, other) => {
      const { low = 0, high = 0 } = look(pairOf(one, other))?.interval ?? {}
      const mirrored = look(pairOf(other, one))?.interval
      expect((mirrored?.low ?? 0) * high).toBeCloseTo(1, 9)
      expect((mirrored?.high ?? 0) * low).toBeCloseTo(1, 9)
    }),
    { seed: 1 },
  )
})

// Found in Python by trying every number of goals from 1 on.
test.each([
  [1.1, 6704, 10172, 19347],
  [1.2, 1837, 2712, 5482],
  [1.3, 890, 1281, 2738],
  [1.5, 377, 518, 1218],
  [2, 133, 167, 472],
  [3, 57, 64, 224],
])(
  'the plan for a lift of %d: %i goals with half the visits, %i with a fifth, %i with nine tenths',
  (worth, ...goals) => {
    expect([0.5, 0.2, 0.9].map((share) => ratioTest({ ...setting, share, worth }).plan.goals)).toEqual(goals)
  },
)

test('a plan in visits assumes the baseline for a and the lift worth knowing for b', () => {
  // Of 100 visits, 50 · 0.05 and 50 · 0.06: 5.5 goals.
  expect(ratioTest(setting).plan).toEqual({ goals: 1837, visits: 33_400 })
  expect(ratioTest({ ...setting, alpha: 0.025 }).plan.goals).toBe(2069)
})

/**
 * The exact chance that `look` excludes a lift of 1 after any of the first goals, by adding up the paths of k in m that have
 * not done so before: b has each goal with chance q.
 */
function chanceToDecide(test: ReturnType<typeof ratioTest>, goals: number, q: number): number {
  let paths = [1]
  let decided = 0
  for (let m = 1; m <= goals; m += 1) {
    const next = Array.from({ length: m + 1 }, () => 0)
    for (const [k, chance] of paths.entries()) {
      if (chance === 0) continue
      next[k] = (next[k] ?? 0) + chance * (1 - q)
      next[k + 1] = (next[k + 1] ?? 0) + chance * q
    }
    for (const [k, chance] of next.entries()) {
      const { low, high } = (chance > 1e-15 && test.look(pairOf(m - k, k))?.interval) || { low: 0, high: 0 }
      if (low <= 1 && high >= 1) continue
      decided += chance
      next[k] = 0
    }
    paths = next
  }
  return decided
}

// Ville's inequality promises at most 5 %. The figures are those of the same sum in Python, with the gamma function of the C library.
test.each([
  [0.5, 1.5, 0.029798],
  [0.2, 1.5, 0.028624],
  [0.9, 2, 0.026367],
])(
  'looked at after each of 800 goals, share %d, worth %d: a false verdict has a chance of %d',
  (share, worth, exact) => {
    expect(chanceToDecide(ratioTest({ ...setting, share, worth }), 800, share)).toBeCloseTo(exact, 6)
  },
)

test('by the end of its plan the registered lift is found in at least 80 of 100 experiments', () => {
  const test = ratioTest({ ...setting, worth: 1.5 })
  expect(chanceToDecide(test, test.plan.goals, 0.6)).toBeCloseTo(0.873973, 6)
})
