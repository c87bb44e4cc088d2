import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { quizStages } from '@repo/contract/quiz-stages.ts'
import { rollUpAll } from '../rollup/roll-up.ts'
import { readServiceEnv } from '../settings/service-env.ts'
import { startService } from '../start-service.ts'
import { isNightly } from '../testing/nightly.ts'
import { postOn, openSocket } from '../testing/raw-socket.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestCollector } from '../testing/test-collector.ts'
import { postAsVisitor, startTestService, testLimits, testSettings, testOrigin } from '../testing/test-service.ts'
import { untilItAnswers } from '@repo/testing/until-it-answers.ts'

const collector = await startTestCollector()
afterAll(() => collector.stop())

test.each([
  ['GET', '/v1/events', 405, 'POST'],
  ['PUT', '/v1/leads', 405, 'POST'],
  ['POST', '/health', 405, 'GET, HEAD'],
  ['POST', '/v1/other', 404],
  ['GET', '/', 404],
  ['GET', '/health', 200],
  ['GET', '/ready', 200],
  ['GET', '/metrics', 200],
])('%s %s is answered with %i', async (method, path, status, allow?: string) => {
  const answer = await fetch(collector.service.url + path, { method, headers: { origin: testOrigin } })
  expect([answer.status, answer.headers.get('allow') ?? undefined]).toEqual([status, allow])
})

test.each([
  ['no JSON', '{"events":', 400],
  ['no events', '{}', 400],
  ['an empty list', '{"events":[]}', 400],
  ['51 events', JSON.stringify({ events: Array(51).fill(0) }), 400],
  ['64 kB and a byte', ' '.repeat(65_537), 413],
])('%s is rejected', async (_, body, status) => {
  expect((await collector.service.post('/v1/events', body)).status).toBe(status)
})

test('a malformed body is stored in bad_events, sanitized and truncated', async () => {
  await collector.service.post('/v1/events', `kept\0${'ש'.repeat(9000)}`)
  const [row] = await collector.rows(
    "select payload, octet_length(payload) as bytes from bad_events where payload like 'kept%'",
  )
  expect(row.payload.startsWith('keptש')).toBe(true)
  expect(row.bytes).toBeLessThanOrEqual(8192)
})

test('CORS: only listed origins are accepted', async () => {
  const { service } = collector
  const event = { events: [sampleEvent()] }
  const foreign = await service.post('/v1/events', event, { origin: 'https://elsewhere.test' })
  expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect((await service.post('/v1/leads', sampleLead(), { origin: 'null' })).status).toBe(403)
  const ours = await service.post('/v1/events', event)
  expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, testOrigin])
  // No cookies are sent, so credentials are not allowed.
  expect(ours.headers.get('access-control-allow-credentials')).toBe(null)
})

test('crawlers are counted and not stored; suspects are stored and flagged', async () => {
  const [crawled, suspected] = [sampleEvent(), sampleEvent()]
  for (const [event, agent] of [
    [crawled, 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
    [suspected, 'Mozilla/5.0 HeadlessChrome/140'],
  ] as const)
    await collector.service.post('/v1/events', { events: [event] }, { 'user-agent': agent })
  const stored = await collector.rows('select event_id, flags from events where event_id = any($1)', [
    [crawled.id, suspected.id],
  ])
  expect(stored).toEqual([{ event_id: suspected.id, flags: ['bot'] }])
  const metrics = await (await fetch(`${collector.service.url}/metrics`)).text()
  expect(metrics).toContain('collector_events_total{outcome="crawler"} 1')
})

test('rate limit: one visitor gets 429 with Retry-After, another is served', async () => {
  const service = await startTestService(collector.urls.ingest, {
    COLLECTOR_EVENTS_PER_MINUTE: '20',
    COLLECTOR_TRUST_PROXY: 'true',
  })
  const send = (address: string) =>
    service.post(
      '/v1/events',
      { events: Array.from({ length: 10 }, () => sampleEvent()) },
      { 'x-forwarded-for': `9.9.9.9, ${address}` },
    )
  const answers = [await send('1.1.1.1'), await send('1.1.1.1'), await send('1.1.1.1'), await send('2.2.2.2')]
  await service.stop()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200])
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(10)
})

test('load shedding: a full queue answers 503 before the body is read, and keeps the connection', async () => {
  const service = await startTestService(collector.urls.ingest, {}, { queueRows: 50 })
  await service.ready()
  const locker = new pg.Client(collector.urls.owner)
  await locker.connect()
  await locker.query('begin; lock table events in exclusive mode')
  const first = service.post('/v1/events', { events: [sampleEvent()] })
  await expect.poll(async () => (await fetch(`${service.url}/metrics`)).text()).toContain('collector_queue_rows 1\n')
  const socket = await openSocket(service.port)
  // Answered before any of the announced 60,000 bytes has arrived.
  const head = `POST /v1/events HTTP/1.1\r\nHost: x\r\nOrigin: ${testOrigin}\r\nContent-Length: 60000\r\n\r\n`
  const answer = new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString())))
  socket.write(head)
  expect(await answer).toMatch(/^HTTP\/1.1 503 [\s\S]*retry-after: 5[\s\S]*\{"error":"queue-full"\}$/i)
  socket.write('x'.repeat(60_000))
  await locker.query('rollback')
  await locker.end()
  expect((await first).status).toBe(200)
  expect(await postOn(socket, '/v1/events', JSON.stringify({ events: [sampleEvent()] }))).toBe(200)
  socket.destroy()
  await service.stop()
})

test.each([
  ['valid', JSON.stringify({ events: [{ ...sampleEvent(), utm_term: 'x'.repeat(500) }] })],
  ['invalid', JSON.stringify({ events: [{ name: 'x'.repeat(1000) }] })],
  ['malformed', 'x'.repeat(1000)],
  ['nested', '['.repeat(1000)],
])('rate limit in bytes, before parsing: %s', async (_, body) => {
  const service = await startTestService(collector.urls.ingest, {}, { eventBytesPerMinute: 1900 })
  const statuses = []
  for (let time = 0; time < 3; time += 1) statuses.push((await service.post('/v1/events', body)).status)
  await service.stop()
  expect(statuses.at(-1)).toBe(429)
  expect(statuses.slice(0, 1)).not.toContain(429)
})

test('an aborted upload is counted as cut-off and is no internal error; rejections are logged by reason with their count', async () => {
  const service = await startTestService(collector.urls.ingest)
  const head = `POST /v1/events HTTP/1.1\r\nHost: x\r\nOrigin: ${testOrigin}\r\nContent-Length: 60000\r\n\r\n{"eve`
  for (const end of ['destroy', 'resetAndDestroy'] as const) {
    const socket = await openSocket(service.port)
    await new Promise<void>((resolve) => socket.write(head, () => resolve()))
    socket[end]()
  }
  const elsewhere = { origin: 'https://elsewhere.test' }
  for (let time = 0; time < 3; time += 1) await service.post('/v1/leads', sampleLead(), elsewhere)
  await service.post('/v1/lead', sampleLead())
  const metrics = async () => (await fetch(`${service.url}/metrics`)).text()
  await expect.poll(metrics).toContain('collector_drops_total{reason="cut-off"} 2\n')
  expect(await metrics()).not.toContain('status="500"')
  await service.stop()
  const lines = service.output().trim().split('\n')
  const rejected = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request-rejected')
  const line = (route: string, reason: string, status: number, count: number) => ({
    at: expect.any(String),
    event: 'request-rejected',
    route,
    reason,
    status,
    count,
  })
  // The first of each kind at once, the others with the minute or at the end.
  expect(rejected).toEqual([
    expect.objectContaining({ count: 1 }),
    expect.objectContaining({ count: 1 }),
    expect.objectContaining({ count: 1 }),
    expect.objectContaining({ count: expect.any(Number) }),
    expect.objectContaining({ count: expect.any(Number) }),
  ])
  expect(rejected).toEqual(
    expect.arrayContaining([
      line('events', 'cut-off', 400, 1),
      line('leads', 'origin', 403, 1),
      line('leads', 'origin', 403, 2),
      line('other', 'not-found', 404, 1),
    ]),
  )
  expect(service.output()).not.toMatch(/internal-error|elsewhere|127\.0\.0\.1|דנה|1234567/)
})

test('JSON nested deeper than 20 levels is rejected as malformed, on both routes', async () => {
  const deep = `{"events":[${'['.repeat(30_000)}`
  expect((await collector.service.post('/v1/events', deep)).status).toBe(400)
  expect((await collector.service.post('/v1/leads', deep)).status).toBe(400)
  const nested = { ...sampleEvent(), more: JSON.parse('['.repeat(18) + ']'.repeat(18)) }
  const answer = await collector.service.post('/v1/events', { events: [nested] })
  expect([answer.status, (await answer.json()).error]).toEqual([400, 'malformed'])
})

test('COLLECTOR_ROUTES limits a process to leads or to events', async () => {
  const [events, leads] = await Promise.all([
    startTestService(collector.urls.ingest, { COLLECTOR_ROUTES: 'events' }),
    startTestService(collector.urls.ingest, { COLLECTOR_ROUTES: 'leads' }),
  ])
  const status = async (service: typeof events) => [
    (await service.post('/v1/events', { events: [sampleEvent()] })).status,
    (await service.post('/v1/leads', sampleLead())).status,
  ]
  expect([await status(events), await status(leads)]).toEqual([
    [200, 404],
    [404, 200],
  ])
  await Promise.all([events.stop(), leads.stop()])
})

// The first ten minutes are the most expensive; in the nightly run the whole hour.
const { minutes, maxMb } = isNightly ? { minutes: 60, maxMb: 50 } : { minutes: 10, maxMb: 15 }

test(`one address within its rate limits adds at most ${maxMb} MB in ${minutes} minutes, rollup included`, async () => {
  // All but its rate limits, which are the subject.
  const {
    COLLECTOR_EVENTS_PER_MINUTE: _,
    COLLECTOR_LEADS_PER_DAY: __,
    ...own
  } = testSettings(collector.postgres.database('limits').ingest)
  const owner = new pg.Pool({ connectionString: collector.postgres.url('limits') })
  let now = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 3_600_000
  const service = await startService(readServiceEnv(own, { statementMs: 30_000, deadlineMs: 60_000 }), () => now)
  const url = `http://127.0.0.1:${service.port}`
  await untilItAnswers(`${url}/ready`)
  const post = async (path: string, body: object) => (await postAsVisitor(url + path, body)).status
  // Mute the log: each lead would be a line.
  const muted = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const before = await bytes()
  const stored = { landings: 0, large: 0, small: 0, leads: 0 }
  let campaigns = 0
  for (let minute = 0; minute <= minutes; minute += 1) {
    // First visits that reach every stage, because funnel_daily has a row for each. Then the largest events, leaving bytes for as
    // many small ones as a minute allows; each of those begins a visit and a quiz.
    stored.landings += await accepted(minute < 10 ? 15 : 0, '/v1/events', () => ({ events: wholeFunnel() }))
    stored.large += await accepted(4, '/v1/events', () => ({ events: [largeEvent(now)] }))
    stored.small += 10 * (await accepted(61, '/v1/events', () => ({ events: Array.from({ length: 10 }, smallEvent) })))
    const largeLead = () => ({
      ...sampleLead(sampleId(now)),
      route: `/${incompressible(400)}`,
      utm_source: incompressible(150),
    })
    stored.leads += await accepted(61, '/v1/leads', largeLead)
    now += 60_000
  }
  await rollUpAll(owner)
  const added = (await bytes()) - before
  muted.mockRestore()
  console.log(`One address in ${minutes} minutes: ${(added / 1e6).toFixed(1)} MB`, stored)
  await service.stop()
  await owner.end()
  expect(added).toBeLessThan(maxMb * 1e6)
  // The limits were used up.
  expect(stored.landings).toBeGreaterThan(100)
  expect(stored.small).toBeGreaterThan((minutes - 9) * 500)
  expect(stored.leads).toBeGreaterThan(minutes * 50)

  /** Every stage of the quiz in both languages, in one visit with the longest landing that funnel_daily stores. */
  function wholeFunnel() {
    const visit = sampleId(now)
    const long = incompressible(100)
    const landing = { route: `/${long}`, utm_source: long, utm_medium: long, utm_campaign: long }
    const more = (fields: object) => ({ id: sampleId(now), visit, pageLang: 'he', ts: now, route: '/', ...fields })
    return [
      more({ name: 'page_view', page: long, variant: long, ...landing }),
      more({ name: 'outbound_click', page: '/', target: 'chat' }),
      ...['he', 'en'].flatMap((lang) => [
        ...quizStages.flatMap((stage) => {
          const [kind, id] = stage.split(':')
          if (kind === 'step') return [more({ name: 'quiz_step_view', stepId: id, lang })]
          const rest = { aov_bucket: 'b1', answers_keys: [], lang }
          return kind === 'scenario' ? [more({ name: 'quiz_completed', scenario: id, ...rest })] : []
        }),
        more({ name: 'plan_view', scenario: 'A', lang }),
        more({ name: 'cta_install_click', source: 'results', lang }),
      ]),
    ]
  }

  function smallEvent() {
    const context = { id: sampleId(now), visit: sampleId(now), pageLang: 'he', ts: now, route: '/' }
    return { name: 'quiz_started', lang: 'he', utm_campaign: String((campaigns += 1)), ...context }
  }

  /** Sends so many concurrently and returns how many were accepted; the others were over the limit. */
  async function accepted(count: number, path: string, body: () => object): Promise<number> {
    const statuses = await Promise.all(Array.from({ length: count }, () => post(path, body())))
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([])
    return statuses.filter((status) => status === 200).length
  }

  async function bytes(): Promise<number> {
    const { rows } = await owner.query(
      "select sum(pg_total_relation_size(oid)) as bytes from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
    )
    return Number(rows[0].bytes)
  }
}, 240_000)

test('a retry past midnight stores one row', async () => {
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  let now = midnight - 500
  const service = await startService(readServiceEnv(testSettings(collector.urls.ingest), testLimits), () => now)
  const event = sampleEvent(sampleId(now))
  const send = () => postAsVisitor(`http://127.0.0.1:${service.port}/v1/events`, { events: [event] })
  expect((await send()).status).toBe(200)
  now = midnight + 500
  expect((await send()).status).toBe(200)
  await service.stop()
  expect(await collector.rows('select 1 from events where event_id = $1', [event.id])).toHaveLength(1)
})

test('2,000 connections stay open, and concurrent requests on all of them are answered', async () => {
  const sockets = await Promise.all(Array.from({ length: 2000 }, () => openSocket(collector.service.port)))
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      sockets.map((socket) => postOn(socket, '/v1/events', JSON.stringify({ events: [sampleEvent()] }))),
    )
    expect(answers.filter((status) => status !== 200)).toEqual([])
  }
  for (const socket of sockets) socket.destroy()
})

/** An event of the largest valid size, of characters that take three bytes and do not compress. */
function largeEvent(now: number) {
  const utm = Object.fromEntries(
    ['source', 'medium', 'campaign', 'term', 'content'].map((name) => [`utm_${name}`, incompressible(512)]),
  )
  const context = {
    id: sampleId(now),
    visit: sampleId(now),
    pageLang: 'he',
    ts: now,
    route: `/${incompressible(2047)}`,
  }
  return { name: 'outbound_click', page: incompressible(512), target: incompressible(2048), ...context, ...utm }
}

function incompressible(length: number): string {
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return String.fromCharCode(0x3400 + ((state >> 8) % 0x6000))
  }).join('')
}
let state = 1
