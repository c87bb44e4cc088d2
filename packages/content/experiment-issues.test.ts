import { expect, test } from 'vitest'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { experimentIssues } from './experiment-issues.ts'

const pages = [
  { path: '/one', locale: 'en' },
  { path: '/two', locale: 'en' },
  { path: '/three', locale: 'en' },
  { path: '/he', locale: 'he' },
] as const
const unregistered: ExperimentRecord = {
  id: 'headline',
  question: 'Does a question bring more install clicks?',
  lang: 'en',
  goal: 'install',
  baseline: 0.04,
  worth: 1.2,
  start: '2026-12-01',
  arms: [
    { page: '/one', share: 0.5 },
    { page: '/two', share: 0.5 },
  ],
  fingerprint: '',
}
const record = registered(unregistered)

test('a registered experiment, and one that has ended, have no issue', () => {
  const three = {
    ...record,
    id: 'three',
    arms: ['/one', '/two', '/three'].map((page, at) => ({ page, share: [0.8, 0.1, 0.1][at] ?? 0 })),
  }
  const ended = { ...record, id: 'old', ended: { page: '/three' } }
  expect(experimentIssues([record, registered(three), registered(ended)], pages)).toEqual([])
})

const arms = (...shares: number[]) => ({
  arms: shares.map((share, at) => ({ page: ['/one', '/two'][at] ?? '', share })),
})
test.each<[issue: string, change: Partial<ExperimentRecord>]>([
  ['is no plain id. Write', { id: 'Head line' }],
  ['is no plain id. Write', { id: 'a"; } server {' }],
  ['has the goal video, which is not counted. Choose one of install', { goal: 'video' as 'chat' }],
  ['has a worth of 1.01. It has to be', { worth: 1.01 }],
  ['has a worth of 3.5. It has to be', { worth: 3.5 }],
  ['has a baseline of 0.9. It has to be above 0', { baseline: 0.9 }],
  ['has a baseline of 0. It has to be above 0', { baseline: 0 }],
  ['starts on tomorrow. Write a day', { start: 'tomorrow' }],
  ['has shares that add up to 0.9, not 1.', arms(0.5, 0.4)],
  ['gives /two a share of 0.05. Shares are', arms(0.95, 0.05)],
  ['gives /one a share of 0.505. Shares are', arms(0.505, 0.495)],
  ['has one page twice.', { arms: [0.5, 0.5].map((share) => ({ page: '/one', share })) }],
  ['needs 2 to 5 pages.', { arms: [{ page: '/one', share: 1 }] }],
  ['leads to /tow, but there is no such page. Did you mean /two?', { ended: { page: '/tow' } }],
  ['leads to /he, which is in another language than the experiment (en).', { ended: { page: '/he' } }],
])('refused: an experiment that %s', (issue, change) => {
  const changed = registered({ ...record, ...change })
  expect(experimentIssues([changed], pages).join('\n')).toContain(
    `packages/contract/experiments.ts: ${changed.id} ${issue}`,
  )
})

test('refused: two with one id, one without a fingerprint, and one that was changed after it began', () => {
  expect(experimentIssues([record, record], pages)).toEqual([expect.stringContaining('headline is there twice')])
  expect(experimentIssues([unregistered], pages)).toEqual([
    `packages/contract/experiments.ts: headline has no fingerprint. To register it, paste this line: fingerprint: '${experimentFingerprint(unregistered)}',`,
  ])
  expect(experimentIssues([{ ...record, baseline: 0.05 }], pages)).toEqual([
    expect.stringContaining('headline was changed after it began.'),
  ])
})

test('the fingerprint knows every registered field, and neither their order nor the end', () => {
  const { id, ...rest } = record
  expect(experimentFingerprint({ ...rest, ended: { page: '/two' }, id })).toBe(record.fingerprint)
  for (const change of [{ question: 'x' }, { worth: 1.3 }, arms(0.4, 0.6), { start: '2026-12-02' }])
    expect(experimentFingerprint({ ...record, ...change })).not.toBe(record.fingerprint)
})

function registered(one: ExperimentRecord): ExperimentRecord {
  return { ...one, fingerprint: experimentFingerprint(one) }
}
