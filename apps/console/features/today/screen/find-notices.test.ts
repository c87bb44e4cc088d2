import { expect, test } from 'vitest'
import type { ComparisonSummary, ExperimentSummary, ShownVerdict } from '../../experiments/api/experiments.ts'
import type { HealthLine } from '../../health/api/health.ts'
import { findNotices } from './find-notices.ts'

const outbox = (state: HealthLine['state'], waiting: number, failed: number): HealthLine => ({
  id: 'outbox',
  state,
  waiting,
  failed,
})
const quiet: HealthLine = { id: 'events-hour', state: 'look', now: 2, weekAgo: 66 }
const error: HealthLine = { id: 'rollup', state: 'error', lagSeconds: 900 }

test('of the warnings of Health, Today says the one about leads', () => {
  expect(findNotices([outbox('look', 1, 1), quiet], [])).toEqual({ errors: [], held: { waiting: 1, failed: 1 } })
  expect(findNotices([outbox('well', 1, 0), quiet], [])).toEqual({ errors: [] })
})

test('errors are listed as they are, also one of a line that could not be read', () => {
  const unreadable: HealthLine = { id: 'outbox', state: 'error', unreadable: true }
  expect(findNotices([error, unreadable], [])).toEqual({ errors: [error, unreadable] })
})

const better = { kind: 'better', arm: 1, since: '2026-11-10', by: 'ratio' } as const
const comparison = (verdict: ShownVerdict, more: Partial<ComparisonSummary> = {}): ComparisonSummary => ({
  arm: 1,
  plan: { goals: 100, visits: 2000 },
  verdict,
  effect: { low: 1.08, estimate: 1.2, high: 1.4 },
  ...more,
})
const experiment = (
  id: string,
  comparisons: ComparisonSummary[],
  more: Partial<ExperimentSummary> = {},
): ExperimentSummary => ({
  id,
  question: 'Does a question bring more installs?',
  lang: 'en',
  goal: 'install',
  baseline: 0.05,
  worth: 1.5,
  start: '2026-11-01',
  registration: 'kept',
  isEnded: false,
  days: 10,
  arms: [
    { name: 'a', page: '/', share: 0.5, visits: 1000, goals: 50 },
    { name: 'b', page: '/b', share: 0.5, visits: 1000, goals: 80 },
  ],
  comparisons,
  leftOut: 0,
  ...more,
})

test('an experiment that has ended is no answer to look at, however late it was decided', () => {
  const running = experiment('running', [comparison(better)])
  const ended = experiment('ended', [comparison({ ...better, since: '2026-11-12' })], { isEnded: true })
  expect(findNotices([], [ended]).decided).toBeUndefined()
  expect(findNotices([], [ended, running]).decided?.experiment.id).toBe('running')
})

test('of those that run, the one that was decided last is said', () => {
  const undecided = experiment('open', [comparison({ kind: 'running', pace: 'usual' })])
  const earlier = experiment('earlier', [comparison(better)])
  const later = experiment('later', [comparison({ kind: 'no-difference', since: '2026-11-11', by: 'ratio' })])
  const { decided } = findNotices([], [undecided, earlier, later])
  expect(decided).toEqual({ experiment: later, since: '2026-11-11' })
})

test('the least that it brings more is said of a lift from one hundredth on', () => {
  const least = (more: Partial<ComparisonSummary>) =>
    findNotices([], [experiment('one', [comparison(better, more)])]).decided?.atLeast
  expect(least({})).toBeCloseTo(0.08)
  expect(least({ effect: { low: 1.005 } })).toBeUndefined()
  expect(findNotices([], [experiment('one', [comparison(better)])]).decided?.better).toBe('B')
})
