import pg from 'pg'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { readServiceEnv } from '@repo/collector/settings/service-env.ts'
import { startService } from '@repo/collector/start-service.ts'
import { brand } from '@repo/content/brand.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { addDays } from '@repo/contract/days.ts'
import { browser, postAsVisitor } from '@repo/collector/testing/test-service.ts'
import { writeSampleCosts } from '../seed/sample-costs.ts'
import { sampleExperiments } from '@repo/testing/seed/sample-experiments.ts'
import { sampleLeads, type SampleLead } from '@repo/testing/seed/sample-leads.ts'
import { setLeadStates } from '../seed/set-lead-states.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { testLimits } from '@repo/collector/testing/test-service.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

/**
 * A script: writes 28 invented days through the real ingest, with the service's clock moved on by an hour and a half at a time, and counts them. Settings are
 * those of the service, and DEMO_OWNER_URL. A process of its own, because the service logs every lead.
 */
const daysBack = 28
const visitsPerDay = 700
const stepMs = 5_400_000
const env = readServiceEnv(process.env, testLimits)
const [origin = ''] = env.COLLECTOR_ORIGINS
const owner = new pg.Pool({ connectionString: process.env.DEMO_OWNER_URL, max: 2 })
const zone = brand.timeZone
const now = Date.now()
const today = todayIn(zone, new Date(now))
const experiments = sampleExperiments(today)
const random = seededRandom('demo')
const leads: SampleLead[] = []
let requests = 0

await makePartitions()
let clock = now
const service = await startService(env, () => clock)
await untilItAnswers(`http://127.0.0.1:${service.port}/ready`)
for (let offset = -daysBack; offset <= 0; offset += 1) {
  const day = addDays(today, offset)
  const start = midnightOf(day)
  const end = Math.min(start + 86_400_000, now)
  const running = experiments.filter((one) => one.start <= day).map(({ id }) => id)
  const visits = sampleVisits(random, { start, visits: visitsOf(day, offset), isRecent: offset >= -7, running })
  // The assignment of an experiment is accepted for two hours.
  for (let from = start; from < end; from += stepMs) {
    clock = from + stepMs
    const began = visits.filter(([first]) => first && first.ts >= from && first.ts < clock)
    const isAssigned = ([first]: SentEvent[]) => first?.exp !== undefined
    const before = (events: SentEvent[]) => events.filter(({ ts }) => ts < end)
    const unassigned = began.filter((one) => !isAssigned(one)).flat()
    // An assigned visit in a request of its own: it has a network of its own.
    await Promise.all([unassigned, ...began.filter(isAssigned)].map((events) => sendEvents(before(events))))
  }
  for (const one of sampleLeads(random, { start, isAssigned: running.includes('he-headline') }))
    if (one.receivedAt < end) leads.push(one)
}
for (const { lead, receivedAt } of leads) {
  clock = receivedAt
  await send('leads', lead)
}
await service.stop()
await setLeadStates(owner, leadEncryption(env.COLLECTOR_LEAD_KEYS), random, leads, now)
await rollUpAll(owner, { timeZone: zone, experiments })
await writeSampleCosts((sql, values) => owner.query(sql, values), today, daysBack, [
  { source: 'meta', name: 'autumn_lookalike', perDay: 310 },
  { source: 'meta', name: 'Autumn lookalike – stories', perDay: 64, days: 9 },
  { source: 'google', name: 'survey-app', perDay: 205 },
  { source: 'google', name: 'Brand awareness Q4', perDay: 40, days: 3 },
  { source: 'other', name: 'Short videos', perDay: 37 },
])
await owner.query('vacuum analyze')
await owner.end()

/** Fewer at the weekend, and slowly more. */
function visitsOf(day: string, offset: number): number {
  const weekend = [5, 6].includes(new Date(day).getUTCDay()) ? 0.75 : 1
  return Math.round(visitsPerDay * weekend * (1 + 0.008 * offset) * (0.94 + 0.12 * random()))
}

async function sendEvents(events: SentEvent[]): Promise<void> {
  // One visit in sixteen is of a headless browser: stored, flagged, and not counted.
  const isBot = (event: SentEvent) => event.visit.endsWith('0')
  for (const [list, agent] of [
    [events.filter((event) => !isBot(event)), browser],
    [events.filter(isBot), 'Mozilla/5.0 HeadlessChrome/140.0.0.0'],
  ] as const) {
    const batches = Array.from({ length: Math.ceil(list.length / 50) }, (_, at) => list.slice(at * 50, at * 50 + 50))
    // Eight at a time share a transaction.
    for (let at = 0; at < batches.length; at += 8)
      await Promise.all(batches.slice(at, at + 8).map((some) => send('events', { events: some }, agent)))
  }
}

async function send(route: string, body: object, agent = browser): Promise<void> {
  requests += 1
  // Each from a network of its own.
  const network = `10.${(requests >> 16) & 255}.${(requests >> 8) & 255}.${requests & 255}`
  const headers = { origin, 'user-agent': agent, 'x-forwarded-for': network }
  const answer = await postAsVisitor(`http://127.0.0.1:${service.port}/v1/${route}`, body, headers)
  const text = await answer.text()
  if (answer.status !== 200 || /"bad":[1-9]/.test(text))
    throw new Error(`${route} was answered ${answer.status} ${text}`)
}

/** Those of the days that the service itself would no longer accept. */
async function makePartitions(): Promise<void> {
  for (let offset = -daysBack - 1; offset < -8; offset += 1) {
    const day = addDays(new Date(now).toISOString().slice(0, 10), offset)
    await owner.query(
      `create table events_${day.replaceAll('-', '')} partition of events for values from ('${day}') to (date '${day}' + 1)`,
    )
  }
}

/** The time at which a day begins in the owner's time zone. */
function midnightOf(day: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`)
  const local = Date.parse(`${new Date(guess).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  return guess - (local - guess)
}
