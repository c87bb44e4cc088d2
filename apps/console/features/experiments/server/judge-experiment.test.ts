import { expect, test } from 'vitest'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import type { Day } from '@repo/stats/experiment.ts'
import { judgeExperiment } from './judge-experiment.ts'

const record = sampleExperiment()
const { fingerprint, ...fields } = record
const kept = { fields, fingerprint, on: '2026-10-31', isOfOldTest: false }

const makeDays = (count: number, a: number, b: number, visits: readonly [number, number] = [100, 100]): Day[] =>
  Array.from({ length: count }, (_, index) => ({
    date: new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
    arms: [
      { visits: visits[0], goals: a },
      { visits: visits[1], goals: b },
    ],
  }))

type Observed = Parameters<typeof judgeExperiment>[0]

const judged = ({ days = [], ...more }: Partial<Observed> & Partial<Observed['observed']>) =>
  judgeExperiment({ record, kept, observed: { days, leftOut: 0 }, decisions: [], ...more })

test('a verdict has the day on which it was reached', () => {
  expect(judged({ days: makeDays(20, 4, 7) }).comparisons[0]?.verdict).toEqual({
    kind: 'better',
    arm: 1,
    since: '2026-11-12',
    by: 'ratio',
  })
})

test('a result that one day made says which', () => {
  const unlike = {
    date: '2026-11-10',
    arms: [
      { visits: 150, goals: 8 },
      { visits: 250, goals: 108 },
    ],
  }
  const report = judged({ days: [...makeDays(9, 8, 8, [150, 150]), unlike] })
  expect(report.comparisons[0]).toMatchObject({ verdict: { kind: 'better', arm: 1 }, restsOn: '2026-11-10' })
  expect(judged({ days: makeDays(40, 4, 7) }).comparisons[0]).not.toHaveProperty('restsOn')
})

test('ended without a result it is open; with one the result stays', () => {
  const ended = { ...record, ended: { page: '/5-reasons-v2' } }
  expect(judged({ record: ended, days: makeDays(10, 5, 5) }).comparisons[0]?.verdict).toEqual({ kind: 'open' })
  expect(judged({ record: ended, days: makeDays(20, 4, 7) }).comparisons[0]?.verdict).toMatchObject({ kind: 'better' })
})

test('what version 1.0.0 began under its other test says so, keeps what it had found, and has no effect of this test', () => {
  const old = { ...kept, isOfOldTest: true }
  const days = makeDays(40, 4, 9)
  const running = judged({ kept: old, days })
  expect(running.comparisons[0]).toMatchObject({ verdict: { kind: 'running', pace: 'old-test' } })
  expect(running.comparisons[0]).not.toHaveProperty('effect')
  expect(running.byDay).toEqual([])
  const found = { compared: 1, kind: 'better', arm: 1, since: '2026-11-10' } as const
  expect(judged({ kept: old, days, decisions: [found] }).comparisons[0]?.verdict).toEqual({
    kind: 'better',
    arm: 1,
    since: '2026-11-10',
    by: 'difference',
  })
  const ended = { ...record, ended: { page: '/5-reasons-v2' } }
  expect(judged({ record: ended, kept: old, days }).comparisons[0]?.verdict).toEqual({ kind: 'open' })
})

test('a voided experiment says why, and not what it had decided', () => {
  const voided = { on: '2026-11-13', reason: 'Visits of one network' }
  const reported = { compared: 1, kind: 'better', arm: 1, since: '2026-11-12' } as const
  const report = judged({ days: makeDays(20, 4, 7), kept: { ...kept, voided }, decisions: [reported] })
  expect(report.comparisons[0]?.verdict).toEqual({ kind: 'stopped', why: 'voided', ...voided })
  expect(JSON.stringify(report)).not.toMatch(/estimate|"low"|"high"|effect|better/)
})

test('a verdict that was reported stays with its day, whatever late events do to the counts', () => {
  const reported = { compared: 1, kind: 'better', arm: 1, since: '2026-11-12' } as const
  // Counts that would not have decided, and counts that would have decided sooner.
  for (const days of [makeDays(20, 5, 6), makeDays(20, 2, 9)]) {
    const report = judged({ days, decisions: [reported] })
    expect(report.comparisons[0]?.verdict).toEqual({ kind: 'better', arm: 1, since: '2026-11-12', by: 'ratio' })
  }
})

test('"better" may follow "no difference that matters", not the other way round', () => {
  const alike = { compared: 1, kind: 'no-difference', since: '2026-11-09' } as const
  const found = judged({ days: makeDays(20, 4, 7), decisions: [alike] })
  expect(found.comparisons[0]?.verdict).toMatchObject({ kind: 'better' })
  const better = { compared: 1, kind: 'better', arm: 1, since: '2026-11-08' } as const
  expect(judged({ days: makeDays(60, 5, 5), decisions: [better] }).comparisons[0]?.verdict).toEqual({
    kind: 'better',
    arm: 1,
    since: '2026-11-08',
    by: 'ratio',
  })
})

test('while the sample ratio is off, nothing that could be compared is in the report', () => {
  const report = judged({ days: makeDays(20, 4, 14, [130, 100]) })
  expect(report.comparisons.map(({ verdict }) => verdict.kind)).toEqual(['stopped'])
  expect(report.arms.map(({ visits }) => visits)).toEqual([2600, 2000])
  expect(report.byDay).toEqual([])
  expect(JSON.stringify(report)).not.toMatch(/"goals":(80|280)|estimate|"low"|"high"|effect/)
})

test('a changed record with a broken split hides the goals too', () => {
  const report = judged({ record: { ...record, worth: 1.2 }, days: makeDays(20, 4, 14, [130, 100]) })
  expect(report.comparisons[0]?.verdict).toEqual({ kind: 'stopped', why: 'changed' })
  expect(report.arms.every((arm) => !('goals' in arm))).toBe(true)
  expect(report.byDay).toEqual([])
})

test.each<[string, Partial<ExperimentRecord>, string[]]>([
  ['a field', { worth: 1.2 }, ['worth']],
  [
    'a field and its fingerprint',
    { worth: 1.2, fingerprint: experimentFingerprint({ ...record, worth: 1.2 }) },
    ['worth'],
  ],
  ['the fingerprint alone', { fingerprint: '000000000000' }, []],
  [
    'a share',
    {
      arms: [
        { page: '/5-reasons-v2', share: 0.6 },
        { page: '/5-reasons-copy', share: 0.4 },
      ],
    },
    ['arms'],
  ],
])('%s that was changed after it began is said', (_, change, changed) => {
  const report = judged({ record: { ...record, ...change }, days: makeDays(20, 4, 7) })
  expect(report.comparisons[0]?.verdict).toEqual({ kind: 'stopped', why: 'changed' })
  expect(report.changed).toEqual(changed)
})

test('an end is no change', () => {
  const report = judged({ record: { ...record, ended: { page: '/5-reasons-copy' } }, days: makeDays(20, 4, 7) })
  expect(report).toMatchObject({ isEnded: true, changed: [], comparisons: [{ verdict: { kind: 'better' } }] })
})

test('before the first whole day, and without a fingerprint, there is a plan and no verdict', () => {
  expect(judged({})).toMatchObject({
    registration: 'kept',
    comparisons: [{ verdict: { kind: 'planned' }, plan: { goals: 377 } }],
  })
  const draft = judged({ record: { ...record, fingerprint: '' }, kept: undefined, days: makeDays(20, 4, 7) })
  expect(draft).toMatchObject({ registration: 'draft', comparisons: [{ verdict: { kind: 'planned' } }] })
  // The worker is of an older release.
  const unseen = judged({ kept: undefined, days: makeDays(20, 4, 7) })
  expect(unseen).toMatchObject({ registration: 'unseen', comparisons: [{ verdict: { kind: 'planned' } }] })
})

test('an effect without an upper end has none in JSON either', () => {
  const report = judged({ days: makeDays(7, 0, 1) })
  const sent = JSON.parse(JSON.stringify(report.comparisons[0]))
  expect(sent.effect).not.toHaveProperty('estimate')
  expect(sent.effect).not.toHaveProperty('high')
  expect(sent.effect.low).toBeGreaterThan(0)
})

test('a goal that is no part of a counted visit may have more leads than visits', () => {
  const registered = sampleExperiment({ goal: 'lead' })
  const { fingerprint: _, ...its } = registered
  const report = judged({
    record: registered,
    kept: { fields: its, fingerprint: registered.fingerprint, on: '2026-10-31', isOfOldTest: false },
    days: makeDays(8, 12, 12, [10, 10]),
  })
  expect(report.comparisons[0]).toMatchObject({ verdict: { kind: 'running' } })
})
