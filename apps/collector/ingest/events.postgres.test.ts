import { afterAll, expect, test } from 'vitest'
import { checkRollup } from '../rollup/check-rollup.ts'
import { rollUpAll } from '../rollup/roll-up.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestCollector } from '../testing/test-collector.ts'
import { startTestService } from '../testing/test-service.ts'

const collector = await startTestCollector()
afterAll(() => collector.stop())

test('an event is stored with payload and campaign in details, and common fields in columns', async () => {
  const event = sampleEvent()
  const answer = await collector.service.post('/v1/events', { events: [event] })
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1, bad: 0 }])
  const [row] = await collector.rows('select *, day::text as day from events where event_id = $1', [event.id])
  expect(row).toMatchObject({
    visit_id: event.visit,
    name: 'quiz_step_view',
    page_lang: 'he',
    route: '/quiz',
    details: { stepId: 'goal', lang: 'he', utm_source: 'meta' },
    flags: [],
    day: new Date(event.ts).toISOString().slice(0, 10),
    occurred_at: new Date(event.ts),
  })
})

test('only the path of an address is stored, of valid, invalid and malformed events; campaigns are kept', async () => {
  const secret = 'dana@example.com'
  const view = {
    ...sampleEvent(),
    name: 'page_view',
    route: `/a?email=${secret}&fbclid=${secret}`,
    page: `/a?email=${secret}`,
    variant: `/a#${secret}`,
    utm_campaign: 'why?',
  }
  const click = { ...view, id: sampleId(), name: 'outbound_click', target: `chat.example?text=${secret}` }
  const bad = { ...sampleEvent(), route: `/bad?email=${secret}`, lang: 'fr' }
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

test('cardinality limit: forged campaigns of one address become "other" in events and rollup; another address is not affected', async () => {
  // Room for two of them.
  const limits = { landingBytesPerDay: 70 }
  const service = await startTestService(collector.urls.ingest, { COLLECTOR_TRUST_PROXY: 'true' }, limits)
  const send = async (address: string, campaigns: string[]) => {
    for (const utm_campaign of campaigns) {
      const view = { ...sampleEvent(), name: 'page_view', page: `/${utm_campaign}`, variant: '/v', utm_campaign }
      await service.post('/v1/events', { events: [view] }, { 'x-forwarded-for': address })
    }
  }
  await send('1.1.1.1', ['forged-a', 'forged-b', 'forged-c', 'forged-a', 'forged-d'])
  await send('2.2.2.2', ['forged-c'])
  await service.stop()
  await rollUpAll(collector.worker)
  const rows = await collector.rows(
    `select page, variant, utm_campaign, visits::integer from funnel_daily
     where stage = 'visit' and (utm_campaign like 'forged%' or utm_campaign = 'other') order by utm_campaign`,
  )
  expect(rows).toEqual([
    { page: '/forged-a', variant: '/v', utm_campaign: 'forged-a', visits: 2 },
    { page: '/forged-b', variant: '/v', utm_campaign: 'forged-b', visits: 1 },
    { page: '/forged-c', variant: '/v', utm_campaign: 'forged-c', visits: 1 },
    { page: 'other', variant: 'other', utm_campaign: 'other', visits: 2 },
  ])
  expect(await checkRollup(collector.worker)).toEqual([])
})

test('an event of 1.0.0 that is retired is answered as accepted and not stored, beside one that is', async () => {
  const vital = { ...sampleEvent(), name: 'web_vital', page: '/pricing', metric: 'LCP', value: 1200 }
  const event = sampleEvent()
  for (const [events, accepted] of [
    [[vital], 0],
    [[vital, event], 1],
  ] as const) {
    const answer = await collector.service.post('/v1/events', { events })
    expect([answer.status, await answer.json()]).toEqual([200, { accepted, bad: 0 }])
  }
  const ids = [vital.id, event.id]
  expect(await collector.rows('select event_id from events where event_id = any($1)', [ids])).toEqual([
    { event_id: event.id },
  ])
  expect(await collector.rows("select from bad_events where payload like '%web_vital%'")).toEqual([])
})

test('200 concurrent duplicates store one row', async () => {
  const event = sampleEvent()
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => collector.service.post('/v1/events', { events: [event] })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(await collector.rows('select 1 from events where event_id = $1', [event.id])).toHaveLength(1)
})

test('a mail address or a phone number is neither stored with a campaign nor with a bad event', async () => {
  const event = { ...sampleEvent(), route: '/quiz', utm_source: 'mail', utm_content: 'for-dana@example.com' }
  const bad = { ...event, pageLang: 'xx', contact: '+972 50 123 4567', about: 'only-in-this-bad-one' }
  await collector.service.post('/v1/events', { events: [event, bad] })
  expect(await collector.rows('select details from events where event_id = $1', [event.id])).toMatchObject([
    { details: { utm_source: 'mail', utm_content: 'redacted' } },
  ])
  const [stored] = await collector.rows("select payload from bad_events where payload like '%only-in-this-bad-one%'")
  expect(JSON.parse(stored?.payload as string)).toEqual({ ...bad, utm_content: 'redacted', contact: 'redacted' })
})

test('one invalid event in a batch: the valid ones are stored, it is in bad_events', async () => {
  const good = [sampleEvent(), sampleEvent()]
  const bad = { ...sampleEvent(), lang: 'fr', stepId: 'only-here' }
  const answer = await collector.service.post('/v1/events', { events: [good[0], bad, good[1]] })
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 2, bad: 1 }])
  expect(
    await collector.rows('select 1 from events where event_id = any($1)', [good.map(({ id }) => id)]),
  ).toHaveLength(2)
  expect(await collector.rows("select reason from bad_events where payload like '%only-here%'")).toEqual([
    { reason: 'invalid lang' },
  ])
})

test('one row of 50 that only PostgreSQL rejects: 49 are stored, it is in bad_events', async () => {
  await collector.rows("alter table events add constraint planted check (route <> '/planted')")
  const events = Array.from({ length: 50 }, (_, index) => ({
    ...sampleEvent(),
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
  const event = sampleEvent(sampleId(Date.now() + days * 86_400_000))
  expect(await (await collector.service.post('/v1/events', { events: [event] })).json()).toEqual({
    accepted: 0,
    bad: 1,
  })
  expect(await collector.rows('select reason from bad_events where payload like $1', [`%${event.id}%`])).toEqual([
    { reason: 'id_time' },
  ])
})

test('an event with a clock that is years off is stored', async () => {
  const event = { ...sampleEvent(), ts: 1e300 }
  expect((await collector.service.post('/v1/events', { events: [event] })).status).toBe(200)
  const [row] = await collector.rows('select occurred_at from events where event_id = $1', [event.id])
  expect(row.occurred_at.getTime()).toBeLessThan(Date.now() + 86_400_001)
})
