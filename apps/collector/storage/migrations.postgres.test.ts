import { spawnSync } from 'node:child_process'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'
import { migrate } from '@repo/database/migrate.ts'
import { temporaryPostgres } from '@repo/testing/temporary-postgres.ts'

const postgres = await temporaryPostgres({ fsync: 'off' })
afterAll(() => postgres.stop())
const urls = postgres.database('collector')
await query('ingest', 'select make_event_days()')

const insert = `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
  select $2, $1, now(), $1, 'page_view', 'he', '/', '{}' on conflict do nothing`

test('a migrated database is left as it is', async () => {
  expect(await migrate(urls.owner)).toEqual([])
})

test.each([
  [
    'a database that does not exist',
    () => postgres.url('nowhere'),
    /^The database was not migrated\. 3D000 .*does not exist/,
  ],
  ['a login without rights', () => urls.report, /^The database was not migrated\. 42501 .*the owner of the tables\.$/],
  [
    'no PostgreSQL',
    () => 'postgres://owner@127.0.0.1:1/x',
    /^The database was not migrated\. ECONNREFUSED .*Is it running\?$/,
  ],
])('db:migrate says what is wrong, without a stack: %s', (_, url, sentence) => {
  const command = 'packages/database/migrate-command.ts'
  const env = { ...process.env, COLLECTOR_OWNER_DATABASE_URL: url() }
  const { status, stderr } = spawnSync(process.execPath, [command], { env })
  expect(status).toBe(1)
  expect(stderr.toString().trim()).toMatch(sentence)
})

test('an owner without createrole can migrate if the roles exist', async () => {
  await query('owner', 'create role plain login')
  await query('owner', 'create database plain owner plain')
  const done = await migrate(postgres.url('plain', 'plain'))
  expect(done).toContain('005-roles')
  const { rows } = await query('owner', "select rolcreaterole, rolsuper from pg_roles where rolname = 'plain'")
  expect(rows).toEqual([{ rolcreaterole: false, rolsuper: false }])
})

test('the service may insert events, and a duplicate is skipped', async () => {
  const id = idAt(Date.now())
  const day = formatDay(Date.now())
  expect((await query('ingest', insert, [id, day])).rowCount).toBe(1)
  expect((await query('ingest', insert, [id, day])).rowCount).toBe(0)
})

test('an event is stored in the partition of the day of its id, and in no other', async () => {
  const tomorrow = formatDay(Date.now() + 86_400_000)
  await expect(query('ingest', insert, [idAt(Date.now()), tomorrow])).rejects.toThrow('day_is_from_the_id')
})

test.each([
  ['ingest', 'select * from events'],
  ['ingest', 'select * from leads'],
  ['ingest', 'update events set name = name'],
  ['ingest', 'delete from leads'],
  ['ingest', 'select drop_event_days(30)'],
  ['ingest', "insert into outbox (kind, lead_id, delivered_at) values ('lead.created', gen_random_uuid(), now())"],
  ['ingest', 'insert into events (stored_by) values (1)'],
  ['ingest', 'insert into leads (received_at) values (now())'],
  ['ingest', 'insert into bad_events (received_at) values (now())'],
  ['ingest', 'select * from outbox'],
  ['report', 'select * from leads'],
  ['report', 'select * from outbox'],
  ['report', 'delete from events'],
  ['worker', 'delete from events'],
  ['worker', 'update leads set phone_index = phone_index'],
  ['worker', 'update leads set lead_id = lead_id'],
  ['ingest', 'update leads set key_id = key_id'],
  ['console', 'update audit_log set action = action'],
  ['console', 'delete from audit_log'],
  ['console', "insert into audit_log (action, at) values ('refused', now())"],
  ['console', "insert into console_people (name, role) values ('Eve', 'owner')"],
  ['console', "update console_people set role = 'owner'"],
  ['console', 'insert into console_sign_in_links select * from console_sign_in_links'],
  ['console', 'update console_sign_in_links set expires_at = now()'],
  ['console', 'delete from console_sign_in_links'],
  ['console', 'update console_sessions set person_id = person_id'],
  ['console', 'update console_passkeys set person_id = person_id, public_key = public_key'],
  ['console', 'delete from leads'],
  ['console', 'update leads set key_id = key_id'],
  ['console', 'update leads set full_name_sealed = full_name_sealed'],
  ['console', 'update leads set answers_sealed = answers_sealed'],
  ['console', 'update leads set name_indexes = name_indexes'],
  ['ingest', 'update leads set name_indexes = name_indexes'],
  ['worker', 'update leads set name_indexes = name_indexes'],
  ['console', 'insert into leads (key_id) values (1)'],
  ['console', 'select payload from bad_events'],
  ['console', 'select * from bad_events'],
  ['console', 'select * from erased_leads'],
  ['console', 'insert into events (name) values (1)'],
  ['console', 'delete from events'],
  ['console', 'update funnel_daily set visits = 0'],
  ['console', 'update rollup_cursors set next_transaction = 0'],
  ['console', "update outbox set kind = 'lead.erased'"],
  ['console', 'delete from outbox'],
  ['console', 'insert into outbox (kind) values (1)'],
  ['console', 'select make_event_days()'],
  ['console', 'select drop_event_days(30)'],
  ['ingest', 'select make_visit_days()'],
  ['console', 'select make_visit_days()'],
  ['console', 'select * from quiz_answers'],
  ['caller', 'select * from quiz_sessions'],
  ['worker', 'update audit_log set action = action'],
  ['worker', 'delete from audit_log'],
  ['console', 'select drop_old_audit_entries()'],
  ['worker', "insert into audit_log (action) values ('refused')"],
  ['worker', 'insert into backups default values'],
  ['worker', 'delete from backups'],
  ['console', 'select * from backups'],
  ['ingest', 'select * from audit_log'],
  ['ingest', 'select * from console_sessions'],
  ['report', 'select * from audit_log'],
  ['report', 'select * from console_people'],
  ['caller', "select erase_leads('{}', '{}', '{}', 0, null, null, null)"],
  ['caller', 'select * from console_sessions'],
  ['caller', 'select * from console_people'],
  ['caller', "select invite_person(null, 'Eve', 'caller', 'en', '', now())"],
  ['caller', 'select remove_person(null, null)'],
  ['caller', 'update leads set phone_sealed = phone_sealed'],
  ['caller', 'update outbox set dead_at = null'],
  ['viewer', 'select phone_sealed from leads'],
  ['viewer', 'select phone_index from leads'],
  ['viewer', "update leads set state = 'won'"],
  ['viewer', 'select * from audit_log'],
  ['viewer', 'select * from console_sessions'],
] as const)('the role %s may not: %s', async (role, sql) => {
  await expect(query(role, sql)).rejects.toThrow('permission denied')
})

test.each([
  ['report', 'select count(*) from events'],
  ['report', 'select count(*) from funnel_daily'],
  ['worker', 'select count(*) from leads'],
  ['worker', 'update leads set key_id = key_id, full_name_sealed = full_name_sealed, phone_sealed = phone_sealed'],
  ['worker', 'update leads set email_sealed = email_sealed, store_address_sealed = store_address_sealed'],
  ['worker', 'update leads set answers_sealed = answers_sealed'],
  [
    'console',
    'select count(*) from funnel_daily, trend_daily, answer_daily, page_daily, campaign_daily, vital_daily, lead_daily',
  ],
  ['console', 'select count(*) from leads'],
  ['report', 'select count(*) from visits, quiz_sessions, quiz_answers, answer_source_daily, split_source_daily'],
  ['console', 'select count(*) from visits, answer_source_daily, split_source_daily, visit_hourly, lead_hourly'],
  ['caller', 'select count(*) from visits, answer_source_daily, split_source_daily, visit_hourly, lead_hourly'],
  ['viewer', 'select count(*) from visits, answer_source_daily, split_source_daily, visit_hourly, lead_hourly'],
  ['worker', 'truncate visits, quiz_sessions, quiz_answers'],
  ['worker', 'select make_visit_days()'],
  ['console', "insert into audit_log (action) values ('refused')"],
  ['console', 'select count(*) from audit_log'],
  ['console', 'select reason from bad_events'],
  ['worker', 'select drop_old_audit_entries()'],
] as const)('the role %s may: %s', async (role, sql) => {
  await expect(query(role, sql)).resolves.toBeDefined()
})

test('a caller may write down a call and no export', async () => {
  const write = (action: string) => query('caller', 'insert into audit_log (action) values ($1)', [action])
  await expect(write('lead-contacted')).resolves.toBeDefined()
  await expect(write('export-begun')).rejects.toThrow('row-level security')
})

test('the console invites callers and viewers for an owner, and makes no owner', async () => {
  const [{ person_id: dana }] = (
    await query('owner', "insert into console_people (name, role) values ('Dana', 'owner') returning person_id")
  ).rows
  const invite = (role: string, by = dana, hours = 24) =>
    query('console', "select invite_person($1, 'Yael', $2, 'he', $3, now() + $4 * interval '1 hour') as id", [
      by,
      role,
      Buffer.from('hash'),
      hours,
    ])
  await expect(invite('owner')).rejects.toThrow('invites callers and viewers')
  await expect(invite('viewer', dana, 48)).rejects.toThrow('for a day')
  const yael = (await invite('caller')).rows[0].id
  await expect(invite('viewer')).rejects.toThrow('unique')
  await expect(invite('viewer', yael)).rejects.toThrow('only an owner')
  const change = (id: string, to: string) =>
    query('console', 'select change_person($1, $2, $3) as done', [dana, id, to])
  await expect(change(yael, 'owner')).rejects.toThrow('makes callers and viewers')
  expect((await change(yael, 'viewer')).rows).toEqual([{ done: true }])
  expect((await change(dana, 'viewer')).rows).toEqual([{ done: false }])
  const remove = async (id: string) => (await query('console', 'select remove_person($1, $2) as done', [dana, id])).rows
  expect([await remove(dana), await remove(yael)]).toEqual([[{ done: false }], [{ done: true }]])
  const { rows } = await query(
    'owner',
    'select person_name, action, facts from audit_log order by entry_id desc limit 3',
  )
  expect(rows).toEqual([
    { person_name: 'Dana', action: 'person-removed', facts: { name: 'Yael', role: 'viewer' } },
    { person_name: 'Dana', action: 'role-changed', facts: { name: 'Yael', from: 'caller', to: 'viewer' } },
    { person_name: 'Dana', action: 'person-invited', facts: { name: 'Yael', role: 'caller' } },
  ])
  await query('owner', 'delete from console_people')
})

test('the service may queue lead.created and not lead.erased', async () => {
  const queue = (kind: string) =>
    query('ingest', 'insert into outbox (kind, lead_id) values ($1, gen_random_uuid())', [kind])
  await expect(queue('lead.created')).resolves.toBeDefined()
  await expect(queue('lead.erased')).rejects.toThrow('row-level security')
})

test('the console marks an unused sign-in link as used, and changes it no more', async () => {
  await query('worker', "insert into console_people (name, role) values ('Dana', 'owner')")
  await query(
    'worker',
    "insert into console_sign_in_links select 'a', person_id, now() + interval '10 minutes' from console_people",
  )
  const set = async (value: string) =>
    (await query('console', `update console_sign_in_links set used_at = ${value}`)).rowCount
  await expect(set('null')).rejects.toThrow('row-level security')
  expect([await set('now()'), await set('null'), await set('now()')]).toEqual([1, 0, 0])
  await query('worker', 'delete from console_sign_in_links')
  await query('worker', 'delete from console_people')
})

test('the console may only make a dead message wait again', async () => {
  const queue = (rest: string) =>
    query(
      'owner',
      `insert into outbox (kind, lead_id, attempts, dead_at, delivered_at) values ('lead.created', gen_random_uuid(), ${rest})`,
    )
  await query('owner', 'delete from outbox')
  await queue('3, now(), null')
  await queue('1, null, null')
  await queue('1, null, now()')
  const again = await query('console', 'update outbox set dead_at = null, attempts = 0, due_at = now()')
  expect(again.rowCount).toBe(1)
  await queue('3, now(), null')
  await expect(query('console', 'update outbox set due_at = now()')).rejects.toThrow('row-level security')
  expect((await query('console', 'select count(*)::integer as count from outbox')).rows).toEqual([{ count: 4 }])
  await query('owner', 'delete from outbox')
})

test('retention drops whole partitions, and none that may still get events', async () => {
  await query(
    'owner',
    "create table events_20260101 partition of events for values from ('2026-01-01') to ('2026-01-02')",
  )
  expect((await query('worker', 'select drop_event_days(30) as dropped')).rows).toEqual([{ dropped: 1 }])
  await expect(query('worker', 'select drop_event_days(8)')).rejects.toThrow('keep at least 9 days')
  expect((await query('owner', "select to_regclass('events_20260101') as gone")).rows).toEqual([{ gone: null }])
})

test('a long read blocks no writer: new partitions are created, old ones are dropped later', async () => {
  const ahead = `events_${formatDay(Date.now() + 12 * 86_400_000).replaceAll('-', '')}`
  await query('owner', `drop table ${ahead}`)
  await query(
    'owner',
    "create table events_20260102 partition of events for values from ('2026-01-02') to ('2026-01-03')",
  )
  const report = new pg.Client(urls.report)
  await report.connect()
  await report.query('begin; select count(*) from events')
  await query('ingest', "set statement_timeout = '5s'; select make_event_days()")
  await expect(query('worker', 'select drop_event_days(30)')).rejects.toThrow('lock timeout')
  await report.end()
  expect((await query('owner', 'select to_regclass($1) is not null as is_there', [ahead])).rows).toEqual([
    { is_there: true },
  ])
  expect((await query('worker', 'select drop_event_days(30) as dropped')).rows).toEqual([{ dropped: 1 }])
})

test('ids of a day without a partition are in the default partition, and move when the day is made', async () => {
  const pool = new pg.Pool({ connectionString: postgres.database('by_day').owner, max: 1 })
  const all = async () => (await pool.query('select visit_id from visits order by visit_id')).rows
  const tomorrow = `visits_${formatDay(Date.now() + 86_400_000).replaceAll('-', '')}`
  const inTomorrow = async () => (await pool.query(`select from ${tomorrow}`)).rowCount
  await pool.query(`drop table ${tomorrow}`)
  const ids = [...[-90, -1, 0, 1, 30].map((days) => idAt(Date.now() + days * 86_400_000)), crypto.randomUUID()]
  await pool.query(
    `insert into visits select id, id, now(), now(), id, true, 'he', '/', '/', 'x', '', '', 3, '', 'phone', ''
       from unnest('{${ids.join()}}'::uuid[]) as id`,
  )
  const before = await all()
  expect(before).toHaveLength(6)
  await pool.query('select make_visit_days()')
  expect(await inTomorrow()).toBe(1)
  expect(await all()).toEqual(before)
  await pool.end()
})

/** A caller and a viewer have no login: the console's changes its role. */
async function query(role: keyof typeof urls | 'caller' | 'viewer', sql: string, values: unknown[] = []) {
  const options = role === 'caller' || role === 'viewer' ? { options: `-c role=collector_${role}` } : {}
  const client = new pg.Client({
    connectionString: role in urls ? urls[role as keyof typeof urls] : urls.console,
    ...options,
  })
  await client.connect()
  try {
    return await client.query(sql, values)
  } finally {
    await client.end()
  }
}

function idAt(ms: number): string {
  return `${uuidTimePrefix(ms)}-7000-8000-${crypto.randomUUID().slice(-12)}`
}

function formatDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}
