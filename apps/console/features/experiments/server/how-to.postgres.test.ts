import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { renderEntrances } from '@repo/site/build/experiment-files.ts'
import { enterExperiment } from '@repo/testing/enter-experiment.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { addDays } from '@repo/contract/days.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { readServiceEnv } from '@repo/collector/settings/service-env.ts'
import { startService } from '@repo/collector/start-service.ts'
import { isNightly } from '@repo/collector/testing/nightly.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { testOrigin, testLimits, testSettings } from '@repo/collector/testing/test-service.ts'
import type { ExperimentReport } from '../api/experiments.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { sampleAssignment, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { judge } from '@repo/stats/judge.ts'

// docs/how-to/run-an-experiment.md, tried: the entry page's script, events to the collector, the worker's counts, the console's verdict.

/** Ten days from today on: the clocks of the collector and the console are arguments, that of the entry page is not, so assignments are dated anew. */
const zone = 'Asia/Jerusalem'
const first = todayIn(zone)
const days = 10
const entries = isNightly ? 20_000 : 2000

const planted = sampleExperiment({ id: 'planted', start: first })
const equal = sampleExperiment({ id: 'equal', start: first })
const broken = sampleExperiment({ id: 'broken', start: first })
const records = [planted, equal, broken]

let clock = Date.now()
// The page gives the second page of the broken one 40 of 100, not the registered 50.
const arms = broken.arms.map(({ page }, at) => ({ page, share: at === 0 ? 0.6 : 0.4 }))
const pages = renderEntrances([planted, equal, { ...broken, arms }])
const running = await startTestConsole({ experiments: records, now: () => clock })
const worker = new pg.Pool({ connectionString: running.urls.worker })
const settings = {
  ...testSettings(running.urls.ingest),
  COLLECTOR_TRUST_PROXY: 'true',
}
const collector = await startService(readServiceEnv(settings, testLimits), () => clock)
afterAll(async () => {
  await collector.stop()
  await worker.end()
  await running.stop()
})

test('a planted effect is found, and where there is none nothing is found', async () => {
  // The first ones of each arm agree to be counted, and every so many click: chance assigns the arms, and does not decide whether
  // this test passes.
  const agreed = entries * 0.45
  for (const [record, clickEvery] of [
    [planted, [20, 10]],
    [equal, [20, 20]],
  ] as const) {
    const assignments = enter(record.id, entries)
    const [a, b] = ['a', 'b'].map((arm) => assignments.filter((assignment) => assignment.split('.')[1] === arm))
    // One after the other: both set the collector's clock, and it refuses an event of another day.
    await visits(a?.slice(0, agreed) ?? [], clickEvery[0])
    await visits(b?.slice(0, agreed) ?? [], clickEvery[1])
  }
  await count()
  const found = await report(planted.id)
  expect(found.arms.map(({ visits, goals }) => [visits, goals])).toEqual([
    [agreed, Math.floor(agreed / 20)],
    [agreed, Math.floor(agreed / 10)],
  ])
  expect(found.comparisons[0]?.verdict).toMatchObject({ kind: 'better', arm: 1 })
  expect(found.comparisons[0]?.effect?.low).toBeGreaterThan(1)
  const none = await report(equal.id)
  expect(none.arms.map(({ goals }) => goals)).toEqual([Math.floor(agreed / 20), Math.floor(agreed / 20)])
  expect(none.comparisons[0]?.verdict.kind).toBe(isNightly ? 'no-difference' : 'running')
  // In the nightly run ten times the visits: 73 seconds on a quiet machine.
}, 300_000)

test('a crowd behind one forwarded link changes no verdict', async () => {
  const before = await report(equal.id)
  // One link of arm b, kept by the entry page, and forwarded to 2,000 networks, where everyone clicks: on the first day at once, on the
  // others long after it was made.
  const link = sampleAssignment(equal.id, 'b', Date.parse(`${first}T12:00:00Z`))
  const assignments = enter(equal.id, 2000, `?exp=${link}`)
  expect(new Set(assignments)).toEqual(new Set([link]))
  await visits(assignments, 1, (assignment) => assignment)
  await count()
  // Of the first day, the one that used the link first.
  const after = await report(equal.id)
  expect(after.arms.map(({ visits, goals = 0 }, arm) => [visits - arm, goals - arm])).toEqual(
    before.arms.map(({ visits, goals }) => [visits, goals]),
  )
  expect(after.comparisons[0]?.verdict).toEqual(before.comparisons[0]?.verdict)
  // Had they been counted, they would have decided.
  const [a, b] = before.arms
  const crowded = Array.from({ length: days }, (_, index) => ({
    date: addDays(first, index),
    arms: [
      { visits: (a?.visits ?? 0) / days, goals: Math.floor((a?.goals ?? 0) / days) },
      { visits: (b?.visits ?? 0) / days + 200, goals: Math.floor((b?.goals ?? 0) / days) + 200 },
    ],
  }))
  const [counted] = judge(
    { shares: [0.5, 0.5], baseline: 0.05, worth: 1.5, goalsAmongVisits: true, changedAfterStart: false },
    crowded,
  )
  expect(counted?.decision).toMatchObject({ kind: 'better', arm: 1 })
})

test('a broken split is caught, and its goals stay on the server', async () => {
  const assignments = enter(broken.id, entries)
  await visits(assignments, 20)
  await count()
  const stopped = await report(broken.id)
  expect(stopped.comparisons[0]?.verdict).toMatchObject({ kind: 'stopped', why: 'split' })
  expect(stopped.arms.reduce((sum, { visits }) => sum + visits, 0)).toBe(entries)
  expect(JSON.stringify(stopped.arms)).not.toContain('goals')
})

/** The assignments that the entry page makes for so many visitors. */
function enter(id: string, count: number, query = ''): string[] {
  const once = enterExperiment(pages[`try/${id}.html`] ?? '')
  return Array.from({ length: count }, () => new URLSearchParams(once(query).split('?')[1]).get('exp') ?? '')
}

/** A visit for each assignment, spread over the days; every so many of a day clicks on the install button. */
async function visits(assignments: readonly string[], clickEvery: number, moved = datedNow): Promise<void> {
  const perDay = Math.ceil(assignments.length / days)
  for (let day = 0; day < days; day++) {
    clock = Date.parse(`${addDays(first, day)}T12:00:00Z`)
    const some = assignments.slice(day * perDay, (day + 1) * perDay)
    const bodies = some.map((assignment, index) =>
      visit(moved(assignment), (day * perDay + index + 1) % clickEvery === 0),
    )
    for (let at = 0; at < bodies.length; at += 16) await Promise.all(bodies.slice(at, at + 16).map(post))
  }
}

/** The same assignment on the simulated day. */
function datedNow(assignment: string): string {
  const [id = '', arm = '', , nonce] = assignment.split('.')
  return sampleAssignment(id, arm, clock, nonce)
}

function visit(exp: string, clicks: boolean): SentEvent[] {
  const page = exp.split('.')[1] === 'b' ? '/5-reasons-copy' : '/5-reasons-v2'
  const context = () => ({ id: sampleId(clock), visit: visitId, pageLang: 'en', ts: clock, route: page, exp }) as const
  const visitId = crypto.randomUUID()
  return [
    { name: 'page_view', page: '/5-reasons', variant: page, ...context() },
    ...(clicks ? [{ name: 'outbound_click', page: '/5-reasons', target: 'install', ...context() } as const] : []),
  ]
}

let networks = 0

/** Each visit from a network of its own. */
async function post(events: SentEvent[]): Promise<void> {
  networks += 1
  const response = await fetch(`http://127.0.0.1:${collector.port}/v1/events`, {
    method: 'POST',
    headers: {
      origin: testOrigin,
      'content-type': 'text/plain',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
      'x-forwarded-for': `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`,
    },
    body: JSON.stringify({ events }),
  })
  expect(await response.json()).toEqual({ accepted: events.length, bad: 0 })
}

/** The worker's turn, on the day after the last. */
async function count(): Promise<void> {
  clock = Date.parse(`${addDays(first, days)}T12:00:00Z`)
  await rollUpAll(worker, { timeZone: zone, experiments: records })
  await keepVerdicts(worker, records, { timeZone: zone, now: clock })
}

async function report(id: string): Promise<ExperimentReport> {
  const owner = await running.signIn('owner', { at: new Date(clock) })
  return (await (await owner.get(`/api/experiments/${id}`)).json()) as ExperimentReport
}
