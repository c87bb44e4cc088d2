import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectorInTest, type CollectorInTest } from './collector-in-test.ts'
import { readEnv } from './env.ts'
import { someEvent, someLead, uuidV7 } from './sent-in-test.ts'
import { serviceInTest, settingsInTest, testOrigin } from './service-in-test.ts'
import { askOn, openSocket } from './socket-in-test.ts'
import { startCollector } from './start-collector.ts'

// These are not about a slow database, and two cores are shared with all other tests.
const patient = { COLLECTOR_STATEMENT_MS: '30000', COLLECTOR_DEADLINE_MS: '60000' }

let collector: CollectorInTest
beforeAll(async () => (collector = await collectorInTest(patient)))
afterAll(() => collector.stop())

test.each([
  ['GET', '/v1/events', 405],
  ['PUT', '/v1/leads', 405],
  ['POST', '/health', 405],
  ['POST', '/v1/other', 404],
  ['GET', '/', 404],
  ['GET', '/health', 200],
  ['GET', '/ready', 200],
  ['GET', '/metrics', 200],
])('%s %s is answered with %i', async (method, path, status) => {
  const answer = await fetch(collector.service.url + path, { method, headers: { origin: testOrigin } })
  expect(answer.status).toBe(status)
})

test.each([
  ['no JSON', '{"events":', 400],
  ['no events', '{}', 400],
  ['an empty list', '{"events":[]}', 400],
  ['51 events', JSON.stringify({ events: Array(51).fill(0) }), 400],
  ['64 kB and a byte', ' '.repeat(65_537), 413],
])('%s is refused', async (_, body, status) => {
  expect((await collector.service.post('/v1/events', body)).status).toBe(status)
})

test('what was malformed is kept, as far as PostgreSQL can hold it', async () => {
  await collector.service.post('/v1/events', `kept\0${'ש'.repeat(9000)}`)
  const [row] = await collector.rows(
    "select payload, octet_length(payload) as bytes from bad_events where payload like 'kept%'",
  )
  expect(row.payload.startsWith('kept\uFFFDש')).toBe(true)
  expect(row.bytes).toBeLessThanOrEqual(8192)
})

test('only listed origins may send, and are told so', async () => {
  const { service } = collector
  const event = { events: [someEvent()] }
  const stranger = await service.post('/v1/events', event, { origin: 'https://elsewhere.test' })
  expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([403, null])
  expect((await service.post('/v1/leads', someLead(), { origin: 'null' })).status).toBe(403)
  const ours = await service.post('/v1/events', event)
  expect([ours.status, ours.headers.get('access-control-allow-origin')]).toEqual([200, testOrigin])
})

test('crawlers are counted and not stored; suspects are stored and marked', async () => {
  const [crawled, suspected] = [someEvent(), someEvent()]
  await collector.service.post(
    '/v1/events',
    { events: [crawled] },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  )
  await collector.service.post(
    '/v1/events',
    { events: [suspected] },
    { 'user-agent': 'Mozilla/5.0 HeadlessChrome/140' },
  )
  const stored = await collector.rows('select event_id, marks from events where event_id = any($1)', [
    [crawled.id, suspected.id],
  ])
  expect(stored).toEqual([{ event_id: suspected.id, marks: ['bot'] }])
  const metrics = await (await fetch(`${collector.service.url}/metrics`)).text()
  expect(metrics).toContain('collector_events_total{outcome="crawler"} 1')
})

test('too much from one visitor is answered with 429 and when to come back; another visitor is served', async () => {
  const service = await serviceInTest(collector.urls.ingest, {
    COLLECTOR_EVENTS_PER_MINUTE: '20',
    COLLECTOR_TRUST_PROXY: 'true',
  })
  const send = (address: string) =>
    service.post(
      '/v1/events',
      { events: Array.from({ length: 10 }, () => someEvent()) },
      { 'x-forwarded-for': `9.9.9.9, ${address}` },
    )
  const answers = [await send('1.1.1.1'), await send('1.1.1.1'), await send('1.1.1.1'), await send('2.2.2.2')]
  await service.stop()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 200])
  expect(Number(answers[2]?.headers.get('retry-after'))).toBeGreaterThan(10)
})

test('a retry past midnight stores one row', async () => {
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000
  let now = midnight - 500
  const service = await startCollector(readEnv(settingsInTest(collector.urls.ingest)), () => now)
  const event = someEvent(uuidV7(now))
  const send = () =>
    fetch(`http://127.0.0.1:${service.port}/v1/events`, {
      method: 'POST',
      headers: { origin: testOrigin, 'user-agent': 'Mozilla/5.0' },
      body: JSON.stringify({ events: [event] }),
    })
  expect((await send()).status).toBe(200)
  now = midnight + 500
  expect((await send()).status).toBe(200)
  await service.stop()
  expect(await collector.rows('select 1 from events where event_id = $1', [event.id])).toHaveLength(1)
})

test('2,000 connections are held, and a request on each of them at once is answered', async () => {
  const sockets = await Promise.all(Array.from({ length: 2000 }, () => openSocket(collector.service.port)))
  for (let round = 0; round < 2; round += 1) {
    const answers = await Promise.all(
      sockets.map((socket) => askOn(socket, '/v1/events', JSON.stringify({ events: [someEvent()] }))),
    )
    expect(answers.filter((status) => status !== 200)).toEqual([])
  }
  for (const socket of sockets) socket.destroy()
})
