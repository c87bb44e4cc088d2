import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectorInTest, type CollectorInTest } from './collector-in-test.ts'
import { someEvent, uuidV7 } from './sent-in-test.ts'

let collector: CollectorInTest
beforeAll(async () => (collector = await collectorInTest()))
afterAll(() => collector.stop())

test('an event is stored with its payload and campaign apart from what every event has', async () => {
  const event = someEvent()
  const answer = await collector.service.post('/v1/events', { events: [event] })
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1, bad: 0 }])
  const [row] = await collector.rows('select *, day::text as day from events where event_id = $1', [event.id])
  expect(row).toMatchObject({
    visit_id: event.visit,
    name: 'quiz_step_view',
    page_lang: 'he',
    route: '/quiz',
    details: { stepId: 'goal', lang: 'he', utm_source: 'meta' },
    marks: [],
    day: new Date().toISOString().slice(0, 10),
    occurred_at: new Date(event.ts),
  })
})

test('nothing of an address but its path is kept, of what is good, bad or malformed; a campaign is', async () => {
  const secret = 'dana@example.com'
  const view = {
    ...someEvent(),
    name: 'page_view',
    route: `/a?email=${secret}&fbclid=${secret}`,
    page: `/a?email=${secret}`,
    variant: `/a#${secret}`,
    utm_campaign: 'why?',
  }
  const click = { ...view, id: uuidV7(), name: 'outbound_click', target: `chat.example?text=${secret}` }
  const bad = { ...someEvent(), route: `/bad?email=${secret}`, lang: 'fr' }
  await collector.service.post('/v1/events', { events: [view, click, bad] })
  await collector.service.post('/v1/events', `{"events":[{"route":"/malformed?email=${secret}"}`)
  const stored = await collector.rows('select route, details from events where event_id = any($1) order by name', [
    [view.id, click.id],
  ])
  expect(stored).toEqual([
    { route: '/a', details: { page: '/a', target: 'chat.example', utm_source: 'meta', utm_campaign: 'why?' } },
    { route: '/a', details: { page: '/a', variant: '/a', utm_source: 'meta', utm_campaign: 'why?' } },
  ])
  const bads = await collector.rows("select payload from bad_events where payload ~ '/bad|/malformed'")
  expect(bads).toHaveLength(2)
  expect(JSON.stringify(bads)).not.toContain(secret)
})

test('200 concurrent duplicates store one row', async () => {
  const event = someEvent()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => collector.service.post('/v1/events', { events: [event] })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(await collector.rows('select 1 from events where event_id = $1', [event.id])).toHaveLength(1)
})

test('one bad event among good ones: the good are stored, the bad one is in bad_events', async () => {
  const good = [someEvent(), someEvent()]
  const bad = { ...someEvent(), lang: 'fr', stepId: 'only-here' }
  const answer = await collector.service.post('/v1/events', { events: [good[0], bad, good[1]] })
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 2, bad: 1 }])
  expect(
    await collector.rows('select 1 from events where event_id = any($1)', [good.map(({ id }) => id)]),
  ).toHaveLength(2)
  expect(await collector.rows("select reason from bad_events where payload like '%only-here%'")).toEqual([
    { reason: 'invalid lang' },
  ])
})

test('one row that only PostgreSQL refuses among 50: 49 are stored, that one is in bad_events', async () => {
  await collector.rows("alter table events add constraint planted check (route <> '/planted')")
  const events = Array.from({ length: 50 }, (_, index) => ({
    ...someEvent(),
    ...(index === 17 && { route: '/planted' }),
  }))
  const answer = await collector.service.post('/v1/events', { events })
  expect(answer.status).toBe(200)
  expect(
    await collector.rows('select 1 from events where event_id = any($1)', [events.map(({ id }) => id)]),
  ).toHaveLength(49)
  const bad = await collector.rows("select payload from bad_events where reason = 'PostgreSQL 23514'")
  expect(bad).toHaveLength(1)
  expect(JSON.parse(bad[0].payload).eventId).toBe(events[17]?.id)
})

test.each([
  ['eight days old', -8],
  ['of the day after tomorrow', 2],
])('an id %s goes to bad_events', async (_, days) => {
  const event = someEvent(uuidV7(Date.now() + days * 86_400_000))
  expect(await (await collector.service.post('/v1/events', { events: [event] })).json()).toEqual({
    accepted: 0,
    bad: 1,
  })
  expect(await collector.rows('select reason from bad_events where payload like $1', [`%${event.id}%`])).toEqual([
    { reason: 'id_time' },
  ])
})

test('a clock that is years off does not refuse the event', async () => {
  const event = { ...someEvent(), ts: 1e300 }
  expect((await collector.service.post('/v1/events', { events: [event] })).status).toBe(200)
  const [row] = await collector.rows('select occurred_at from events where event_id = $1', [event.id])
  expect(row.occurred_at.getTime()).toBeLessThan(Date.now() + 86_400_001)
})
