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
const early = { kind: 'running', pace: 'early' }

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

// The dates are those of the same rules in Python, with the gamma function of the C library and bisection.
describe('the verdict is the first that holds', () => {
  test.each<[string, Experiment, Day[], object]>([
    ['no day yet', rare, [], early],
    ['six days', rare, makeDays(every(6, 5, 30)), early],
    ['29 goals', rare, makeDays([...every(6, 0, 4), [0, 5]]), early],
    [
      '30 goals in seven days',
      rare,
      makeDays([...every(6, 0, 4), [1, 5]]),
      { kind: 'better', arm: 1, since: formatDate(6) },
    ],
    ['nothing found', rare, makeDays(every(10, 5, 6)), { kind: 'running', pace: 'usual' }],
    ['b better', rare, makeDays(every(20, 4, 7)), { kind: 'better', arm: 1, since: formatDate(11) }],
    ['a better', rare, makeDays(every(20, 7, 4)), { kind: 'better', arm: 0, since: formatDate(11) }],
    ['alike', rare, makeDays(every(60, 5, 5)), { kind: 'no-difference', since: formatDate(20) }],
    ['twice the plan of 377 goals', rare, makeDays(every(70, 5, 6)), { kind: 'running', pace: 'long' }],
    ['twice the plan, a ahead', rare, makeDays(every(70, 6, 5)), { kind: 'running', pace: 'long' }],
  ])('%s', (_, experiment, days, verdict) => {
    expect(only(experiment, days).verdict).toEqual(verdict)
  })

  test('a broken assignment hides a decision, a changed record hides both', () => {
    const days = makeDays(every(20, 3, 9)).map(({ date, arms: [a, b] }) => ({
      date,
      arms: [{ visits: 300, goals: a?.goals ?? 0 }, b ?? { visits: 0, goals: 0 }],
    }))
    expect(only(rare, days)).toMatchObject({
      verdict: { kind: 'stopped', why: 'split', since: formatDate(0) },
      decision: { kind: 'better' },
    })
    expect(only({ ...rare, changedAfterStart: true }, days).verdict).toEqual({ kind: 'stopped', why: 'changed' })
  })
})

test('evidence from the first week counts, but is reported after seven days', () => {
  const days = makeDays([...every(3, 2, 12), ...every(17, 6, 6)])
  expect(only(rare, days.slice(0, 6)).verdict).toEqual(early)
  expect(only(rare, days).verdict).toEqual({ kind: 'better', arm: 1, since: formatDate(6) })
})

test('a small lift after no difference that matters is better all the same', () => {
  const days = makeDays(every(400, 100, 105), 2000)
  expect(only(rare, days.slice(0, 20)).decision).toEqual({ kind: 'no-difference', since: formatDate(6) })
  expect(only(rare, days).decision).toMatchObject({ kind: 'better', arm: 1 })
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
    expect(only(rare, makeDays(every(30, 4, 7))).decision).toMatchObject({ kind: 'better', since: formatDate(11) })
    expect(b?.decision).toEqual({ kind: 'better', arm: 1, since: formatDate(13) })
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
