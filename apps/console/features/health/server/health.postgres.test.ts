import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'
import type { HealthLine, HealthReport } from '../api/health.ts'
import type { Pulse } from '../../funnel/api/reports.ts'
import { addDays } from '@repo/contract/days.ts'
import { startTestConsole } from '../../../testing/test-console.ts'

let clock = Date.now()
const hour = 3_600_000
const day = 24 * hour

const console = await startTestConsole({ now: () => clock })
afterAll(() => console.stop())
const owner = await console.signIn('owner')
const viewer = await console.signIn('viewer')
// A week ago is older than what make_event_days makes on its own.
await console.rows('select make_event_days()')
beforeEach(async () => {
  // Results are kept for some seconds.
  clock = Math.max(clock, Date.now()) + 61_000
  await console.rows(
    'truncate events, bad_events, outbox, leads, page_daily, visits, rollup_cursors, funnel_daily cascade',
  )
})

async function lines(): Promise<HealthLine[]> {
  return ((await (await owner.get('/api/health')).json()) as HealthReport).lines
}

const one = async (id: HealthLine['id']) => (await lines()).find((line) => line.id === id)

async function events(count: number, at: number, flags = '{}'): Promise<void> {
  const id = `${uuidTimePrefix(at)}-7000-8000-`
  await console.rows(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags)
     select $2, ($1 || lpad(($3 + one)::text, 12, '0'))::uuid, $4, gen_random_uuid(), 'page_view', 'he', '/', '{}', $5
     from generate_series(1, $6::integer) as one`,
    [id, new Date(at).toISOString().slice(0, 10), flags === '{}' ? 0 : 500_000, new Date(at), flags, count],
  )
}

test('a new installation has nothing that is an error', async () => {
  expect((await lines()).filter(({ state }) => state === 'error')).toEqual([])
  const pulse = (await (await owner.get('/api/pulse')).json()) as Pulse
  expect(pulse).toEqual({ lagSeconds: 0, hasEvents: false, newLeads: 0, errors: 0, warnings: 2 })
})

test('it says the version', async () => {
  const { version } = (await (await owner.get('/api/health')).json()) as HealthReport
  expect(version).toBe((JSON.parse(readFileSync('package.json', 'utf8')) as HealthReport).version)
})

test('the last event: its age, and an error after a day; a clock that is ahead hides nothing', async () => {
  await events(1, clock - 12_000)
  await events(1, clock + hour)
  expect(await one('last-event')).toEqual({ id: 'last-event', state: 'well', ageSeconds: 12 })
  await console.rows('truncate events')
  await events(1, clock - 25 * hour)
  clock += 61_000
  expect(await one('last-event')).toMatchObject({ state: 'error', ageSeconds: 25 * 3600 + 61 })
})

test.each([
  [100, 90, 'well'],
  [30, 90, 'well'],
  [29, 90, 'look'],
  [0, 90, 'error'],
  [0, 29, 'well'],
])('%i events this hour, %i a week ago: %s', async (now, weekAgo, state) => {
  await events(now, clock - 0.5 * hour)
  await events(weekAgo, clock - 7 * day - 0.5 * hour)
  await events(5, clock - 1.5 * hour)
  expect(await one('events-hour')).toEqual({ id: 'events-hour', state, now, weekAgo })
})

test('the rollup is an error when it is over five minutes behind', async () => {
  const counted = (seconds: number) =>
    console.rows(
      "insert into rollup_cursors (rollup, next_transaction, counted_at) values ('funnel', 0, $1) on conflict (rollup) do update set counted_at = $1",
      [new Date(clock - seconds * 1000)],
    )
  await counted(41)
  expect(await one('rollup')).toEqual({ id: 'rollup', state: 'well', lagSeconds: 41 })
  await counted(301)
  clock += 61_000
  expect(await one('rollup')).toEqual({ id: 'rollup', state: 'error', lagSeconds: 362 })
  const pulse = (await (await viewer.get('/api/pulse')).json()) as Pulse
  expect(pulse).toMatchObject({ lagSeconds: 362, errors: 1, countedUpTo: new Date(clock - 362_000).toISOString() })
  expect(pulse.newLeads).toBeUndefined()
})

test('refused events by reason, without their text', async () => {
  await events(1000, clock - hour / 2)
  await console.rows(
    `insert into bad_events (received_at, reason, payload)
     select $1, reason, 'Dana 050-1234567' from unnest(array['id_time', 'id_time', 'invalid name', 'invalid lang', 'malformed']) as reason`,
    [new Date(clock - hour)],
  )
  await console.rows("insert into bad_events (received_at, reason, payload) values ($1, 'malformed', '')", [
    new Date(clock - 25 * hour),
  ])
  const line = await one('refused')
  expect(line).toEqual({
    id: 'refused',
    state: 'well',
    count: 5,
    share: 5 / 1005,
    reasons: [
      { reason: 'id_time', count: 2 },
      { reason: 'invalid', count: 2 },
      { reason: 'malformed', count: 1 },
    ],
  })
  await console.rows(
    "insert into bad_events (received_at, reason, payload) select $1, 'malformed', '' from generate_series(1, 20)",
    [new Date(clock - hour)],
  )
  clock += 61_000
  expect(await one('refused')).toMatchObject({ state: 'look', count: 25 })
})

test('the share of bots, beside that of a week ago', async () => {
  await events(70, clock - hour)
  await events(30, clock - hour, '{bot}')
  await events(90, clock - 7 * day - hour)
  await events(10, clock - 7 * day - hour, '{bot}')
  expect(await one('bots')).toEqual({ id: 'bots', state: 'look', share: 0.3, weekAgo: 0.1 })
})

test('a page that had visits last week and none for 24 hours', async () => {
  const visits = (page: string, daysAgo: number, count: number) =>
    console.rows("insert into page_daily values ($1, 'en', $2, '', 'visit', '', 0, $3) on conflict do nothing", [
      new Date(clock - daysAgo * day).toISOString().slice(0, 10),
      page,
      count,
    ])
  await visits('/quiet', 3, 61)
  await visits('/busy', 3, 61)
  await visits('/busy', 0, 5)
  await visits('/rare', 3, 48)
  await visits('/yesterday', 3, 61)
  await visits('/yesterday', 1, 9)
  const visit = (page: string, ago: number) => {
    const id = `${uuidTimePrefix(clock - ago)}-7000-8000-${crypto.randomUUID().slice(-12)}`
    const on = new Date(clock - ago).toISOString().slice(0, 10)
    return console.rows(
      `insert into visits (visit_id, first_event_id, day, last_day, landing_event_id, has_page_view, lang, page, variant, utm_source, utm_medium, utm_campaign)
       values (gen_random_uuid(), $1, $2, $2, $1, true, 'en', $3, $3, '', '', '')`,
      [id, on, page],
    )
  }
  await visit('/yesterday', 23 * hour)
  await visit('/quiet', 25 * hour)
  const quiet = (await lines()).filter(({ id }) => id === 'quiet-page')
  expect(quiet).toEqual([{ id: 'quiet-page', state: 'error', page: '/quiet', visits: 61 }])
})

test('the outbox: messages that wait for want of a webhook are no error, failed ones are sent again by an owner', async () => {
  const queue = (attempts: number, isDead: boolean) =>
    console.rows(
      `insert into outbox (kind, lead_id, attempts, dead_at, last_error)
       values ('lead.created', gen_random_uuid(), $1::integer, case when $2 then now() end, case when $1 > 0 then '503' end)`,
      [attempts, isDead],
    )
  await queue(0, false)
  await console.rows("update outbox set created_at = now() - interval '11 minutes'")
  expect(await one('outbox')).toEqual({ id: 'outbox', state: 'well', waiting: 1, failed: 0 })
  await console.rows('update outbox set attempts = 1')
  clock += 61_000
  expect(await one('outbox')).toEqual({ id: 'outbox', state: 'look', waiting: 1, failed: 0 })
  await queue(3, true)
  await queue(3, true)
  clock += 61_000
  expect(await one('outbox')).toEqual({ id: 'outbox', state: 'look', waiting: 1, failed: 2, error: '503' })

  expect((await viewer.post('/api/health/retry')).status).toBe(403)
  expect(await (await owner.post('/api/health/retry')).json()).toEqual({ count: 2 })
  expect(await one('outbox')).toMatchObject({ waiting: 3, failed: 0 })
  const [entry] = await console.rows('select person_name, action, count from audit_log order by entry_id desc limit 1')
  expect(entry).toEqual({ person_name: 'Dana', action: 'messages-replayed', count: 2 })
})

test('partitions: the last day without a gap', async () => {
  // By the clock of the database, which makes them.
  const [{ today }] = await console.rows("select (now() at time zone 'UTC')::date::text as today")
  const dayAhead = (days: number) => addDays(today, days)
  expect(await one('partitions')).toMatchObject({ state: 'well', until: dayAhead(15) })
  await console.rows(`drop table events_${dayAhead(5).replaceAll('-', '')}`)
  clock += 61_000
  expect(await one('partitions')).toMatchObject({ state: 'look', until: dayAhead(4) })
  await console.rows(`drop table events_${dayAhead(1).replaceAll('-', '')}`)
  clock += 61_000
  expect(await one('partitions')).toMatchObject({ state: 'error', until: dayAhead(0) })
  await console.rows('select make_event_days()')
})

test('keys that are missing, with the leads that need them', async () => {
  const lead = (key: string, note: string | null) =>
    console.rows(
      `insert into leads (lead_id, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route, note_sealed, note_key_id)
       values (gen_random_uuid(), $1, '', '', uuid_send(gen_random_uuid()), 'he', '/', case when $2::text is null then null else ''::bytea end, $2)`,
      [key, note],
    )
  await lead('test', null)
  expect(await one('keys')).toEqual({ id: 'keys', state: 'well', missing: [] })
  await lead('k0', null)
  await lead('k0', 'k0')
  await lead('test', 'k0')
  clock += 61_000
  expect(await one('keys')).toEqual({ id: 'keys', state: 'error', missing: [{ key: 'k0', leads: 3 }] })
  expect(((await (await owner.get('/api/pulse')).json()) as Pulse).newLeads).toBe(4)
})

test('a table that cannot be read is said on its line, errors come first, and the other lines stand', async () => {
  await console.rows('revoke select on outbox from collector_console, collector_caller, collector_viewer')
  const found = await lines()
  expect(found[0]).toEqual({ id: 'outbox', state: 'error', unreadable: true })
  expect(found.filter((line) => 'unreadable' in line)).toHaveLength(1)
  expect(new Set(found.map(({ id }) => id)).size).toBe(9)
  await console.rows('grant select on outbox to collector_console, collector_caller, collector_viewer')
})

test('open tabs share the checks', async () => {
  await lines()
  await events(7, clock - 60_000)
  expect(await one('events-hour')).toMatchObject({ now: 0 })
  clock += 8000
  expect(await one('events-hour')).toMatchObject({ now: 7 })
})
