import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Day, Experiment } from './experiment.ts'
import { judge, listPlans } from './judge.ts'

const rare: Experiment = {
  shares: [0.5, 0.5],
  baseline: 0.05,
  worth: 1.5,
  goalsAmongVisits: true,
  changedAfterStart: false,
}
const common: Experiment = { ...rare, baseline: 0.25, worth: 1.2 }

const formatDate = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)

/** Days with 100 visits of each arm (or as given), and these goals. */
const makeDays = (goals: readonly (readonly number[])[], visits = 100): Day[] =>
  goals.map((arms, index) => ({ date: formatDate(index), arms: arms.map((count) => ({ visits, goals: count })) }))
const every = (count: number, ...goals: number[]) => Array.from({ length: count }, () => goals)

const only = (experiment: Experiment, days: readonly Day[]) => {
  const [comparison] = judge(experiment, days)
  if (!comparison) throw new Error('The experiment has one arm.')
  return comparison
}

// The dates are those of the same rules in Python, with the gamma function of the C library and bisection; of equal days, a decision
// without any one of them is that of the day before.
describe('the verdict is the first that holds', () => {
  test.each<[string, Experiment, Day[], object]>([
    ['no day yet', rare, [], { kind: 'too-early' }],
    ['six days', rare, makeDays(every(6, 5, 30)), { kind: 'too-early' }],
    ['29 goals', rare, makeDays([...every(6, 0, 4), [0, 5]]), { kind: 'too-early' }],
    [
      '30 goals in seven days',
      rare,
      makeDays([...every(6, 0, 4), [1, 5]]),
      { kind: 'better', arm: 1, since: formatDate(6) },
    ],
    ['4 visits without a goal', common, makeDays(every(7, 50, 98), 98), { kind: 'too-early' }],
    ['nothing found', rare, makeDays(every(10, 5, 6)), { kind: 'running' }],
    ['b better', rare, makeDays(every(20, 4, 7)), { kind: 'better', arm: 1, since: formatDate(12) }],
    ['a better', rare, makeDays(every(20, 7, 4)), { kind: 'better', arm: 0, since: formatDate(12) }],
    ['b better by difference', common, makeDays(every(20, 24, 31)), { kind: 'better', arm: 1, since: formatDate(8) }],
    ['a better by difference', common, makeDays(every(20, 31, 24)), { kind: 'better', arm: 0, since: formatDate(8) }],
    ['alike', rare, makeDays(every(60, 5, 5)), { kind: 'no-difference', since: formatDate(21) }],
    ['alike by difference', common, makeDays(every(60, 25, 25)), { kind: 'no-difference', since: formatDate(14) }],
    ['twice the plan of 377 goals', rare, makeDays(every(70, 5, 6)), { kind: 'undecided', since: formatDate(68) }],
    ['twice the plan, a ahead', rare, makeDays(every(70, 6, 5)), { kind: 'undecided', since: formatDate(68) }],
  ])('%s', (_, experiment, days, verdict) => {
    expect(only(experiment, days).verdict).toEqual(verdict)
  })

  test('a broken assignment hides a decision, a changed record hides both', () => {
    const days = makeDays(every(20, 3, 9)).map(({ date, arms: [a, b] }) => ({
      date,
      arms: [{ visits: 300, goals: a?.goals ?? 0 }, b ?? { visits: 0, goals: 0 }],
    }))
    expect(only(rare, days)).toMatchObject({
      verdict: { kind: 'sample-ratio', since: formatDate(0) },
      decision: { kind: 'better' },
    })
    expect(only({ ...rare, changedAfterStart: true }, days).verdict).toEqual({ kind: 'changed-after-start' })
  })
})

describe('leave one day out', () => {
  // 14 days of 300 visits and 15 clicks, then a day with 100 visits of arm b more, all of which click.
  const honest = makeDays(
    Array.from({ length: 29 }, (_, index) => [7 + (index % 2), 8 - (index % 2)]),
    150,
  )
  const attacked = (on: readonly number[], arm: number, more: { visits: number; goals: number }) =>
    honest.map(({ date, arms }, index) => ({
      date,
      arms: arms.map(({ visits, goals }, which) =>
        on.includes(index) && which === arm
          ? { visits: visits + more.visits, goals: goals + more.goals }
          : { visits, goals },
      ),
    }))
  const hundred = { visits: 100, goals: 100 }
  const setting = { ...rare, worth: 1.2 }

  test.each([0, 1])(
    'one day of a hundred visits that all click decides nothing, on the day and after it: arm %i',
    (arm) => {
      const days = attacked([14], arm, hundred)
      for (const until of [15, 20, 29])
        expect(only(setting, days.slice(0, until))).toMatchObject({
          verdict: { kind: 'running' },
          restsOn: formatDate(14),
        })
      expect(only(setting, days.slice(0, 14)).restsOn).toBeUndefined()
    },
  )

  test('by the difference test, too', () => {
    const days = makeDays([...every(14, 24, 26), [24, 99]])
    expect(only(common, days)).toMatchObject({ verdict: { kind: 'running' }, restsOn: formatDate(14) })
  })

  test('no difference that matters is not made by one day either', () => {
    // b has a quarter more; thirty clicks of a take the upper end below 1.5 on that day, and the lower end is from the days before.
    const days = makeDays([...every(14, 8, 10), [30, 10], ...every(3, 8, 10)], 200)
    expect(only(rare, days).days.at(-1)?.interval?.high).toBeLessThan(1.5)
    expect(only(rare, days).verdict).toEqual({ kind: 'running' })
  })

  test('a second such day does decide: what holds without any one of its days is a result', () => {
    expect(only(setting, attacked([14, 16], 1, hundred)).verdict).toEqual({
      kind: 'better',
      arm: 1,
      since: formatDate(16),
    })
  })
})

test('evidence from the first week counts, but is reported after seven days', () => {
  const days = makeDays([...every(3, 2, 12), ...every(17, 6, 6)])
  expect(only(rare, days.slice(0, 6)).verdict).toEqual({ kind: 'too-early' })
  expect(only(rare, days).verdict).toEqual({ kind: 'better', arm: 1, since: formatDate(6) })
})

test('a small lift after no difference that matters is better all the same', () => {
  const days = makeDays(every(400, 100, 105), 2000)
  expect(only(rare, days.slice(0, 20)).decision).toEqual({ kind: 'no-difference', since: formatDate(6) })
  expect(only(rare, days).decision).toMatchObject({ kind: 'better', arm: 1 })
})

test('the test goes by the baseline, and leads have the ratio test', () => {
  const chooseTest = (experiment: Experiment) => judge(experiment, [])[0]?.test
  expect(chooseTest({ ...rare, baseline: 0.1 })).toBe('ratio')
  expect(chooseTest({ ...rare, baseline: 0.11 })).toBe('difference')
  expect(chooseTest({ ...rare, baseline: 0.11, goalsAmongVisits: false })).toBe('ratio')
})

test('each day has what all days before it have in common', () => {
  const { days, effectChanged } = only(rare, makeDays([...every(10, 10, 14), ...every(10, 12, 12)]))
  expect(effectChanged).toBeUndefined()
  expect(days).toHaveLength(20)
  for (const [index, { interval }] of days.entries()) {
    const before = days[index - 1]?.interval
    expect(interval?.low).toBeGreaterThanOrEqual(before?.low ?? 0)
    expect(interval?.high).toBeLessThanOrEqual(before?.high ?? Infinity)
  }
})

test('intervals without an effect in common: each day has its own from then on, and the first decision stays', () => {
  const { decision, effectChanged, days } = only(rare, makeDays([...every(10, 2, 20), ...every(60, 20, 2)]))
  expect(decision).toEqual({ kind: 'better', arm: 1, since: formatDate(6) })
  const changed = days.findIndex(({ date }) => date === effectChanged)
  expect(changed).toBeGreaterThan(10)
  expect(days[changed - 1]?.interval?.low).toBeGreaterThan(1)
  expect(days[changed]?.interval?.low).toBeLessThan(days[changed - 1]?.interval?.low ?? 0)
  // 2 · 10 + 20 · 60 goals of a, 20 · 10 + 2 · 60 of b.
  expect(days.at(-1)?.estimate).toBeCloseTo(320 / 1220, 12)
  expect(days.at(-1)?.interval?.high).toBeLessThan(1)
})

describe('three arms', () => {
  const three = { ...rare, shares: [0.4, 0.4, 0.2] }

  test('each is compared with a alone, at half of α, by its share of both', () => {
    const [b, c] = judge(three, makeDays(every(30, 6, 12, 6)))
    expect([b?.arm, c?.arm]).toEqual([1, 2])
    // 12 of 18 with a share of ½ is twice as much; so is 6 of 12 with a share of ⅓.
    expect(b?.days.at(-1)?.estimate).toBeCloseTo(2, 12)
    expect(c?.days.at(-1)?.estimate).toBeCloseTo(2, 12)
    // By Python, with α 0.025.
    expect(listPlans(three).map(({ goals }) => goals)).toEqual([424, 444])
  })

  test('half of α decides two days later', () => {
    const [b] = judge(three, makeDays(every(30, 4, 7, 2)))
    expect(only(rare, makeDays(every(30, 4, 7))).decision).toMatchObject({ kind: 'better', since: formatDate(12) })
    expect(b?.decision).toEqual({ kind: 'better', arm: 1, since: formatDate(14) })
  })
})

test('more days never take back a decision or its date', () => {
  const day = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }))
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 8, maxLength: 40 }),
      fc.nat(30),
      fc.constantFrom(rare, common),
      (goals, cut, experiment) => {
        const days = makeDays(goals)
        const early = only(experiment, days.slice(0, 7 + cut))
        const late = only(experiment, days)
        expect(late.days.slice(0, early.days.length)).toEqual(early.days)
        if (early.decision?.kind === 'better') expect(late.decision).toEqual(early.decision)
        if (early.decision?.kind === 'no-difference' && late.decision?.kind !== 'better')
          expect(late.decision).toEqual(early.decision)
        if (early.effectChanged) expect(late.effectChanged).toBe(early.effectChanged)
      },
    ),
    { seed: 1 },
  )
})

test.each<[RegExp, Day[]]>([
  [/"yesterday" is not a date/, [{ date: 'yesterday', arms: [] }]],
  [/2026-11-03 does not follow/, makeDays(every(3, 1, 1)).filter((_, index) => index !== 1)],
  [/2026-11-01 does not follow/, [...makeDays(every(1, 1, 1)), ...makeDays(every(1, 1, 1))]],
  [/2026-11-01 has counts of 3 arms, the experiment has 2/, makeDays([[1, 2, 3]])],
  [/101 goals of 100 visits/, makeDays([[1, 101]])],
  [/0\.5 goals/, makeDays([[0.5, 1]])],
  [/-1 goals/, makeDays([[-1, 1]])],
])('days that cannot be judged are refused: %s', (message, days) => {
  expect(() => judge(rare, days)).toThrow(message)
})

test('there may be more leads than counted visits', () => {
  expect(() => judge({ ...rare, goalsAmongVisits: false }, makeDays([[1, 101]]))).not.toThrow()
})
