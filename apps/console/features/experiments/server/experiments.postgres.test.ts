import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addDays } from '@repo/contract/days.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { readWorkerEnv } from '@repo/collector/settings/worker-env.ts'
import { startWorker } from '@repo/collector/start-worker.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import type { ExperimentReport, ExperimentsReport } from '../api/experiments.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

const zone = 'Asia/Jerusalem'
/** A clock that stands still: no midnight comes between two tests. */
const clock = Date.now()
const today = todayIn(zone, new Date(clock))
const start = addDays(today, -20)

const install = sampleExperiment({ start })
const leads = sampleExperiment({ ...install, id: 'lead-fields', goal: 'lead', lang: 'he' })
const over = { ...sampleExperiment({ ...install, id: 'over' }), ended: { page: '/5-reasons-copy' } }
const later = sampleExperiment({ ...install, id: 'later', start: addDays(today, 5) })

/** The console reads the list anew for every request, so a test can change it. */
const records: ExperimentRecord[] = []
const running = await startTestConsole({ experiments: records, now: () => clock })
afterAll(() => running.stop())
const viewer = await running.signIn('viewer')
const worker = new pg.Pool({ connectionString: running.urls.worker })
afterAll(() => worker.end())
await running.rows("insert into rollup_cursors (rollup, next_transaction, time_zone) values ('funnel', 0, $1)", [zone])
beforeEach(async () => {
  records.splice(0, Infinity, install)
  await running.rows(
    'delete from console_verdicts; delete from console_experiments; delete from experiment_daily; delete from counted_leads; delete from page_daily',
  )
})

test('an experiment is judged by its whole days, up to yesterday, and its verdict is kept with the day', async () => {
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [100, 4], b: [100, 7] })
  // Neither what came before the start nor today.
  await count({ day: addDays(start, -1), a: [1000, 900], b: [1000, 0] })
  await count({ day: today, a: [1000, 900], b: [1000, 0] })
  const report = await one('five-question')
  expect(report).toMatchObject({
    days: 20,
    until: addDays(today, -1),
    arms: [
      { name: 'a', visits: 2000, goals: 80 },
      { name: 'b', visits: 2000, goals: 140 },
    ],
    comparisons: [{ verdict: { kind: 'better', arm: 1, since: addDays(start, 11), by: 'ratio' } }],
    registered: { on: today, fields: { id: 'five-question', worth: 1.5 } },
    changed: [],
  })
  expect(report.byDay[0]).toHaveLength(20)
  expect(await verdicts()).toEqual([
    { experiment: 'five-question', arm: 1, kind: 'better', better_arm: 1, reached_on: addDays(start, 11) },
  ])
  // Counts that change later do not take it back.
  await running.rows('delete from experiment_daily')
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [100, 5], b: [100, 6] })
  expect((await one('five-question')).comparisons[0]?.verdict).toEqual({
    kind: 'better',
    arm: 1,
    since: addDays(start, 11),
    by: 'ratio',
  })
})

test('opening the console registers nothing and keeps no verdict: the worker does', async () => {
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [100, 4], b: [100, 7] })
  expect(await shown('five-question')).toMatchObject({
    registration: 'unseen',
    comparisons: [{ verdict: { kind: 'planned' } }],
  })
  await viewer.get('/api/experiments')
  expect(await running.rows('select * from console_experiments')).toEqual([])
  expect(await verdicts()).toEqual([])
  const env = {
    COLLECTOR_WORKER_DATABASE_URL: running.urls.worker,
    COLLECTOR_WORKER_PORT: '0',
    COLLECTOR_TIME_ZONE: zone,
  }
  const process = startWorker(readWorkerEnv({ ...testSettings(''), ...env }), records)
  await expect.poll(verdicts).toHaveLength(1)
  await process.stop()
  expect(await shown('five-question')).toMatchObject({
    registration: 'kept',
    comparisons: [{ verdict: { kind: 'better' } }],
  })
})

test('of one network a twentieth of the goals that the day promises counts, at least one visit; an unusual share is reported', async () => {
  const day = addDays(start, 1)
  // 2,000 networks promise 100 clicks: five visits of each count.
  await count({ day, a: [1000, 50], b: [1000, 50] })
  for (const nth of [2, 3, 4, 5]) await count({ day, a: [0, 0], b: [1, 1], nth })
  await count({ day, a: [0, 0], b: [1, 1], nth: 6 })
  await count({ day, a: [0, 0], b: [200, 200], nth: 512 })
  // 30 networks promise one or two: one visit.
  await count({ day: addDays(start, 2), a: [15, 1], b: [15, 1] })
  await count({ day: addDays(start, 2), a: [0, 0], b: [1, 1], nth: 2 })
  const { arms, leftOut, crowd } = await one('five-question')
  expect(arms.map(({ visits, goals }) => [visits, goals])).toEqual([
    [1015, 51],
    [1019, 55],
  ])
  expect(leftOut).toBe(202)
  expect(crowd).toEqual({ date: day, visits: 257, all: 2205 })
})

test('what version 1.0.0 voided stays voided, with its reason', async () => {
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [100, 4], b: [100, 7] })
  expect((await one('five-question')).comparisons[0]?.verdict).toMatchObject({ kind: 'better' })
  const reason = 'Visits of one network'
  await running.rows("select void_experiment('five-question', $1)", [reason])
  const voided = await one('five-question')
  expect(voided.comparisons[0]?.verdict).toMatchObject({ kind: 'stopped', why: 'voided', reason })
  expect(voided.comparisons[0]).not.toHaveProperty('effect')
})

test('what version 1.0.0 registered under its other test gets no result of this one, whichever version saw it first', async () => {
  const common = sampleExperiment({ id: 'common', start, baseline: 0.3, worth: 1.2 })
  records.splice(0, Infinity, common)
  for (let day = 0; day < 20; day++) await count({ id: 'common', day: addDays(start, day), a: [100, 20], b: [100, 60] })
  expect((await one('common')).comparisons[0]?.verdict).toMatchObject({ kind: 'better', by: 'ratio' })
  // As 1.0.0 inserts it, which does not know the column.
  await running.rows('delete from console_verdicts; update console_experiments set test = null')
  expect((await one('common')).comparisons[0]?.verdict).toEqual({ kind: 'running', pace: 'old-test' })
  expect(await verdicts()).toEqual([])
  await running.rows("insert into console_verdicts values ('common', 1, 'better', 1, $1)", [addDays(start, 9)])
  expect((await one('common')).comparisons[0]?.verdict).toEqual({
    kind: 'better',
    arm: 1,
    since: addDays(start, 9),
    by: 'difference',
  })
})

test('leads are counted by the arm they were sent from, without those that have spam flags', async () => {
  records.splice(0, Infinity, leads)
  for (let day = 0; day < 20; day++) {
    await count({ id: 'lead-fields', day: addDays(start, day), a: [50, 0], b: [50, 0] })
    await lead(addDays(start, day), 'a', false, 2)
    await lead(addDays(start, day), 'b', false, 3)
    await lead(addDays(start, day), 'b', true, 9)
  }
  const { arms, comparisons } = await one('lead-fields')
  expect(arms.map(({ goals }) => goals)).toEqual([40, 60])
  expect(comparisons[0]).toMatchObject({ verdict: { kind: 'running' } })
})

test('while the split is off, no goal, rate or interval leaves the server', async () => {
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [130, 41], b: [100, 67] })
  await keepVerdicts(worker, records, { timeZone: zone, now: clock })
  for (const path of ['/api/experiments', '/api/experiments/five-question']) {
    const text = await (await viewer.get(path)).text()
    expect(text).toContain('"why":"split"')
    expect(text).toContain('"visits":2600')
    // The goals are 820 and 1,340.
    expect(text).not.toMatch(/820|1340|estimate|"low"|"high"|effect/)
  }
  expect(await verdicts()).toEqual([])
})

test('a record that was changed after it began is said, also with a new fingerprint', async () => {
  for (let day = 0; day < 20; day++) await count({ day: addDays(start, day), a: [100, 4], b: [100, 7] })
  await one('five-question')
  records.splice(0, Infinity, sampleExperiment({ ...install, worth: 1.2 }))
  const changed = await one('five-question')
  expect(changed.comparisons[0]?.verdict).toEqual({ kind: 'stopped', why: 'changed' })
  expect(changed).toMatchObject({ changed: ['worth'], registered: { fields: { worth: 1.5 } } })
  records.splice(0, Infinity, install)
  expect((await one('five-question')).comparisons[0]?.verdict).toMatchObject({ kind: 'better' })
})

test('the days of an ended one stop at its last visit', async () => {
  records.splice(0, Infinity, over)
  for (let day = 0; day < 9; day++) await count({ id: 'over', day: addDays(start, day), a: [100, 4], b: [100, 5] })
  expect(await one('over')).toMatchObject({ isEnded: true, days: 9, until: addDays(start, 8) })
})

test('before the start there is a plan, and the pace of its pages', async () => {
  records.splice(0, Infinity, later)
  for (let day = 1; day <= 7; day++) {
    await visits(addDays(today, -day), '/5-reasons-v2', 0, 70)
    await visits(addDays(today, -day), '/5-reasons-copy', 1, 30)
    await visits(addDays(today, -day), '/5-reasons-2', 1, 500)
  }
  expect(await one('later')).toMatchObject({
    days: 0,
    comparisons: [{ verdict: { kind: 'planned' }, plan: { goals: 377 } }],
    paceBefore: { visits: 100, goals: 30 },
  })
  const { pace } = await list()
  expect(pace).toEqual({ visits: 600, install: 530, chat: 0, completed: 0, lead: 0 })
})

test('the list has running experiments first, and pages that ads divide as compared', async () => {
  records.splice(0, Infinity, over, install, later)
  const day = addDays(today, -2)
  await visits(day, '/5-reasons-v2', 0, 10)
  await visits(day, '/5-reasons-2', 0, 40)
  await visits(day, '/5-reasons-copy3', 0, 60)
  await visits(day, '/5-reasons-copy3-he', 0, 60)
  await visits(day, '/unknown', 0, 60)
  await visits(addDays(today, -30), '/5-reasons-empty', 0, 60)
  const { experiments, compared } = await list()
  expect(experiments.map(({ id }) => id)).toEqual(['later', 'five-question', 'over'])
  // Without the page that chance divides, the only one of its language, one that is no page, and what is 30 days old.
  expect(compared).toEqual([
    {
      page: '/5-reasons',
      lang: 'en',
      variants: [
        { variant: '/5-reasons-copy3', visits: 60 },
        { variant: '/5-reasons-2', visits: 40 },
      ],
    },
  ])
})

test('an experiment that is not there is not found, and the console may change no stored record or verdict', async () => {
  expect((await viewer.get('/api/experiments/none')).status).toBe(404)
  const console = new pg.Client(running.urls.console)
  await console.connect()
  for (const sql of [
    "update console_experiments set fingerprint = ''",
    'delete from console_experiments',
    "update console_verdicts set reached_on = '2026-01-01'",
    'delete from console_verdicts',
    "insert into console_experiments values ('x', '{}', '', now())",
    "insert into console_verdicts values ('five-question', 1, 'better', 1, '2026-01-01')",
    "select void_experiment('five-question', 'x')",
  ])
    await expect(console.query(sql)).rejects.toMatchObject({ code: '42501' })
  await console.end()
})

/** After the worker's turn. */
async function one(id: string): Promise<ExperimentReport> {
  await keepVerdicts(worker, records, { timeZone: zone, now: clock })
  return shown(id)
}

async function shown(id: string): Promise<ExperimentReport> {
  const response = await viewer.get(`/api/experiments/${id}`)
  expect(response.status).toBe(200)
  return (await response.json()) as ExperimentReport
}

async function list(): Promise<ExperimentsReport> {
  await keepVerdicts(worker, records, { timeZone: zone, now: clock })
  return (await (await viewer.get('/api/experiments')).json()) as ExperimentsReport
}

type Counted = [visits: number, goals: number]

interface CountedDay {
  id?: string
  day: string
  a: Counted
  b: Counted
  /** The place of all of them in their networks. */
  nth?: number
}

/** Install clicks (1) among the visits of both arms. */
async function count({ id = 'five-question', day, a, b, nth = 1 }: CountedDay) {
  for (const [arm, [all, goals]] of [['a', a] as const, ['b', b] as const])
    await running.rows(
      'insert into experiment_daily (experiment, day, arm, goals, nth, visits) values ($1, $2, $3, 0, $6, $4), ($1, $2, $3, 1, $6, $5)',
      [id, day, arm, all - goals, goals, nth],
    )
}

function verdicts() {
  return running.rows('select experiment, arm, kind, better_arm, reached_on::text from console_verdicts')
}

async function lead(day: string, arm: string, isSuspect: boolean, times: number) {
  await running.rows(
    `insert into counted_leads (day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, nth)
    select $1, 'he', '/', '', '', '', 'lead-fields', $2, $3, 1 from generate_series(1, $4)`,
    [day, arm, isSuspect, times],
  )
}

async function visits(day: string, variant: string, clicks: number, times: number) {
  await running.rows(
    `insert into page_daily (day, lang, variant, utm_source, stage, entry, clicks, visits)
    values ($1, 'en', $2, '', 'visit', '', $3, $4)`,
    [day, variant, clicks, times],
  )
}
