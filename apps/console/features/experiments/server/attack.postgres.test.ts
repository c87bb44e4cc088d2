import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '@repo/testing/free-port.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { addDays } from '@repo/contract/days.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { readServiceEnv } from '@repo/collector/settings/service-env.ts'
import { startService } from '@repo/collector/start-service.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import type { ExperimentReport } from '../api/experiments.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { halves, sampleAssignment, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

// An attacker sends visits of an experiment with assignments of any arm, inside the rate limits, through nginx, the collector, the worker
// and the console. It has run for 13 days of 300 visits, of which 15 click: docs/statistics.md, "Against an attacker", has the figures.

const zone = 'UTC'
const honestDays = 13
const start = addDays(todayIn(zone), -honestDays)
const records = ['decide', 'blind', 'forge', 'one', 'one-blind', 'ten', 'ten-blind', 'hundred'].map((id) =>
  sampleExperiment({ id, start, worth: 1.2, arms: halves('/one', '/two') }),
)
const browser = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'

const folder = mkdtempSync(join(tmpdir(), 'attack-'))
let clock = Date.now()
for (const page of ['index', '404']) writeFileSync(join(folder, `${page}.html`), page)
const running = await startTestConsole({ experiments: records, now: () => clock })
const worker = new pg.Pool({ connectionString: running.urls.worker })
const port = await freePort()
const site = await servedFolder(folder, { collector: `127.0.0.1:${port}` })
// With the rate limits of a deployed collector.
const { COLLECTOR_DATABASE_URL, COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings(running.urls.ingest)
const settings = {
  COLLECTOR_DATABASE_URL,
  COLLECTOR_LEAD_KEYS,
  COLLECTOR_INDEX_KEY,
  COLLECTOR_PORT: String(port),
  COLLECTOR_ORIGINS: site.origin,
  COLLECTOR_TRUST_PROXY: 'true',
}
const collector = await startService(readServiceEnv(settings), () => clock)
for (const { id } of records) for (let day = 0; day < 2 * honestDays; day += 1) await honest(id, addDays(start, day))
afterAll(async () => {
  site.close()
  await collector.stop()
  await worker.end()
  await running.stop()
  rmSync(folder, { recursive: true })
})

test.each([
  ['decides nothing', 'decide', 'b', true],
  ['blinds nothing', 'blind', 'a', false],
])('one address %s in a day, and the console says that it tried', async (_, id, arm, clicks) => {
  const before = await sent()
  for (let batch = 0; batch < 4; batch += 1) {
    const events = Array.from({ length: 50 }, () => event(sampleAssignment(id, arm, clock), clicks))
    // nginx replaces the address.
    expect(await post(`${site.origin}/collect/v1/events`, events, `198.53.${batch}.1`)).toBe(200)
  }
  expect((await sent()) - before).toBe(200)
  const report = await reportAfterADay(id)
  // A twentieth of the 15 clicks that such a day promises is less than one.
  expect(report.arms.find(({ name }) => name === arm)).toMatchObject({ visits: honestDays * 150 + 150 + 1 })
  expect(report.comparisons[0]?.verdict).toMatchObject({ kind: 'running' })
  expect(report.leftOut).toBe(199)
  expect(report.crowd).toEqual({ date: todayIn(zone), visits: 129, all: 500 })
})

test('one nonce of many visits, and dates of the sender, count nothing', async () => {
  const honestVisits = (honestDays + 1) * 150
  const link = sampleAssignment('forge', 'b', clock)
  const forwarded = Array.from({ length: 50 }, () => event(link, true))
  // Yesterday's, sent with yesterday's date.
  const old = Array.from({ length: 50 }, () => {
    const at = clock - 86_400_000
    return event(sampleAssignment('forge', 'b', at), true, at)
  })
  for (const events of [forwarded, old]) await post(`${site.origin}/collect/v1/events`, events)
  const report = await reportAfterADay('forge')
  expect(report.arms.map(({ visits }) => visits)).toEqual([honestVisits, honestVisits + 1])
  expect(report.leftOut).toBe(0)
  // An assignment of now, on a visit whose first event says it began days ago.
  const visit = crypto.randomUUID()
  const assignment = sampleAssignment('forge', 'b', clock)
  await post(`${site.origin}/collect/v1/events`, [
    event(assignment, true, clock, visit),
    { ...event(assignment, true, clock - 3 * 86_400_000, visit), exp: undefined },
  ])
  const later = await reportAfterADay('forge')
  expect(later.arms).toEqual(report.arms)
  expect(later.leftOut).toBe(0)
})

test('a hundred addresses decide in a day, and the console says on which day the result rests', async () => {
  for (let address = 0; address < 100; address += 1) {
    const events = [event(sampleAssignment('hundred', 'b', clock), true)]
    await post(`http://127.0.0.1:${collector.port}/v1/events`, events, `198.52.${address}.1`)
  }
  const report = await reportAfterADay('hundred')
  expect(report.arms[1]).toMatchObject({ visits: (honestDays + 1) * 150 + 100 })
  expect(report.comparisons[0]).toMatchObject({ verdict: { kind: 'better', arm: 1 }, restsOn: todayIn(zone) })
})

test('one address decides and blinds nothing in twelve days; ten addresses need days, and are no secret', async () => {
  const attacks = [
    { id: 'one', addresses: 1, arm: 'b', clicks: true },
    { id: 'one-blind', addresses: 1, arm: 'a', clicks: false },
    { id: 'ten', addresses: 10, arm: 'b', clicks: true },
    { id: 'ten-blind', addresses: 10, arm: 'a', clicks: false },
  ]
  const verdicts = new Map<string, string[]>(attacks.map(({ id }) => [id, []]))
  const began = clock
  for (let day = 0; day < 12; day += 1) {
    clock = began + day * 86_400_000
    for (const { id, addresses, arm, clicks } of attacks) {
      for (let address = 0; address < addresses; address += 1) {
        const events = Array.from({ length: 3 }, () => event(sampleAssignment(id, arm, clock), clicks))
        await post(`http://127.0.0.1:${collector.port}/v1/events`, events, `198.51.${address}.1`)
      }
    }
    const reports = await reportsAfterADay(...verdicts.keys())
    for (const { id, comparisons } of reports) verdicts.get(id)?.push(comparisons[0]?.verdict.kind ?? '')
  }
  const days = (id: string, kind: string) => verdicts.get(id)?.filter((one) => one === kind).length
  expect(days('one', 'running')).toBe(12)
  expect(days('one-blind', 'running')).toBe(12)
  expect(days('ten-blind', 'running')).toBe(12)
  // Ten clicks a day beside fifteen: no longer a day's work, and no longer prevented.
  expect(verdicts.get('ten')?.indexOf('better')).toBe(5)
})

/** 300 visits of 300 networks, and 15 clicks, of which the arms have 7 and 8 by turns. */
async function honest(id: string, day: string): Promise<void> {
  const odd = new Date(day).getUTCDate() % 2
  for (const [arm, clicks] of [['a', 7 + odd] as const, ['b', 8 - odd] as const])
    await running.rows(
      'insert into experiment_daily (experiment, day, arm, goals, nth, visits) values ($1, $2, $3, 0, 1, $4), ($1, $2, $3, 1, 1, $5)',
      [id, day, arm, 150 - clicks, clicks],
    )
}

function event(assignment: string, clicks: boolean, at = clock, visit: string = crypto.randomUUID()) {
  const page = assignment.split('.')[1] === 'b' ? '/two' : '/one'
  const what = clicks ? { name: 'outbound_click', page, target: 'install' } : { name: 'page_view', page, variant: page }
  return { id: sampleId(at), visit, pageLang: 'en', ts: at, route: page, exp: assignment, ...what }
}

async function post(url: string, events: object[], address = '127.0.0.1'): Promise<number> {
  const headers = { origin: site.origin, 'content-type': 'text/plain', 'user-agent': browser }
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'x-forwarded-for': address },
    body: JSON.stringify({ events }),
  })
  return answer.status
}

async function sent(): Promise<number> {
  return (await running.rows('select count(*)::integer as events from events'))[0].events
}

/** What the console says a day later, after the worker's turn. */
async function reportsAfterADay(...ids: string[]): Promise<ExperimentReport[]> {
  const now = clock
  clock += 86_400_000
  await rollUpAll(worker, { timeZone: zone, experiments: records })
  await keepVerdicts(worker, records, { timeZone: zone, now: clock })
  const owner = await running.signIn('owner', { at: new Date(clock) })
  const answers = await Promise.all(ids.map((id) => owner.get(`/api/experiments/${id}`)))
  clock = now
  return (await Promise.all(answers.map((answer) => answer.json()))) as ExperimentReport[]
}

async function reportAfterADay(id: string): Promise<ExperimentReport> {
  const [report] = await reportsAfterADay(id)
  if (!report) throw new Error('No report.')
  return report
}
