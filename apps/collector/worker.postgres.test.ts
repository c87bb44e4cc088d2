import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { counters, gauges } from './metrics.ts'
import { applyRetention } from './storage/apply-retention.ts'
import { saveLead } from './leads/save-lead.ts'
import { startFakeCrm, type FakeCrm } from './testing/fake-crm.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { startProcess } from '@repo/testing/start-process.ts'
import { startTestService } from './testing/test-service.ts'

const secret = Buffer.alloc(32, 1)
const indexKey = Buffer.alloc(32, 2)
const encryption = leadEncryption([{ id: 'k1', secret }])

let crm: FakeCrm
const started: Worker[] = []
const { postgres, urls, owner, worker: role } = await startTestDatabase({ fsync: 'off' })
for (const pool of [owner, role]) pool.on('error', () => {})
beforeEach(async () => {
  await owner.query('truncate leads, outbox, lead_trend_daily cascade')
  crm = await startFakeCrm()
})
afterEach(async () => {
  for (const worker of started.splice(0)) worker.child.kill('SIGKILL')
  await crm.close()
})

test('after kill -9 during an attempt the next worker retries it, with the same idempotency key', async () => {
  crm.answer = 'never'
  await submit('019a0000-0000-7000-8000-000000000001')
  const first = start()
  await until(() => crm.requests.length === 1)
  first.child.kill('SIGKILL')
  await first.ended
  crm.answer = 200
  // A minute later.
  await owner.query('update outbox set due_at = now()')
  start()
  await until(() => crm.requests.length === 2)
  const [before, after] = crm.requests.map(({ headers }) => headers['idempotency-key'])
  expect(after).toBe(before)
})

test('RT-35 a worker logs that visits have the assignment of an experiment which it does not know', async () => {
  const assignment = (id: string) => `${id}.a.${Math.floor(Date.now() / 1000)}.1`
  const view = (exp: string) =>
    owner.query(
      `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
       values (day_of($1), $1, now(), gen_random_uuid(), 'page_view', 'en', '/', $2)`,
      [sampleId(), { exp }],
    )
  await owner.query('select make_event_days()')
  for (const id of ['unknown', 'unknown', 'other']) await view(assignment(id))
  const worker = start()
  await until(() => worker.output().includes('"experiment-not-counted"'))
  const line =
    worker
      .output()
      .split('\n')
      .find((one) => one.includes('"experiment-not-counted"')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ visits: 3, hint: expect.stringContaining('update and restart the worker') })
  await owner.query('delete from visits; delete from experiment_daily; delete from events')
})

test('on SIGTERM a worker finishes its attempt, and logs no personal data', async () => {
  crm.answer = 'never'
  await submit('019a0000-0000-7000-8000-000000000002')
  const worker = start()
  await until(() => crm.requests.length === 1)
  worker.child.kill('SIGTERM')
  await until(() => worker.output().includes('"stopping"'))
  crm.answerLast(200)
  expect(await worker.ended).toEqual([0, null])
  expect((await owner.query('select delivered_at is not null as delivered from outbox')).rows).toEqual([
    { delivered: true },
  ])
  expect(worker.output()).toContain('"event":"message-delivered"')
  for (const line of worker.output().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
  expect(worker.output()).not.toMatch(/דנה|050-|1234567/)
})

test('a CRM that does not answer one message does not delay the others', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `019a0000-0000-7000-8000-0000000001${10 + index}`)
  const silent = ids.slice(0, 3)
  crm.ignores = (body) => silent.some((id) => body.includes(id))
  for (const id of ids) await submit(id)
  start()
  const undelivered = async () =>
    (await owner.query('select lead_id, last_error from outbox where delivered_at is null order by lead_id')).rows
  await expect.poll(async () => (await undelivered()).length, { timeout: 20_000 }).toBe(3)
  // Still in progress: the ten seconds of an attempt are not over.
  expect(await undelivered()).toEqual(silent.map((id) => ({ lead_id: id, last_error: null })))
})

test('a worker survives a restart of PostgreSQL, even during a transaction', async () => {
  const other = new pg.Client(urls.owner)
  other.on('error', () => {})
  await other.connect()
  await other.query("insert into rollup_cursors values ('funnel', 0) on conflict do nothing")
  await other.query('begin; select from rollup_cursors for update')
  const worker = start()
  await until(() => worker.output().includes('"retention-applied"'))
  postgres.halt('fast')
  await until(() => worker.output().includes('delivery-failed') && worker.output().includes('rollup-failed'))
  postgres.start()
  await submit('019a0000-0000-7000-8000-000000000003')
  await until(() => crm.requests.length === 1)
  expect(worker.child.exitCode).toBe(null)
})

test('metrics of the worker: waiting, failed and delivered messages, ages, and none of the outbox while the database is down', async () => {
  for (const id of [21, 22, 23]) await submit(`019a0000-0000-7000-8000-0000000000${id}`)
  await owner.query(
    `update outbox set dead_at = now() where lead_id::text like '%22';
     update outbox set due_at = now() + interval '1 hour', created_at = now() - interval '20 minutes' where lead_id::text like '%23'`,
  )
  const worker = start()
  await until(() => worker.output().includes('"message-delivered"') && worker.output().includes('"retention-applied"'))
  const metrics = await readMetrics(worker)
  expect(metrics).toMatchObject({
    collector_database_up: 1,
    collector_outbox_waiting: 1,
    collector_outbox_failed: 1,
    'collector_deliveries_total{outcome="delivered"}': 1,
    'collector_task_failures_total{task="rollup"}': 0,
  })
  expect(metrics.collector_outbox_oldest_seconds).toBeGreaterThanOrEqual(1200)
  expect(metrics.collector_outbox_oldest_seconds).toBeLessThan(1260)
  expect(metrics.collector_rollup_age_seconds).toBeLessThan(60)
  expect(metrics.collector_retention_age_seconds).toBeLessThan(60)
  expect(metrics.collector_database_bytes).toBeGreaterThan(1e6)
  // Without a backup, since the start.
  expect(metrics.collector_backup_age_seconds).toBeLessThan(60)
  await owner.query("insert into backups values (now() - interval '2 days')")
  expect((await readMetrics(worker)).collector_backup_age_seconds).toBeCloseTo(2 * 86_400, -2)
  postgres.halt('fast')
  const down = await readMetrics(worker).finally(() => postgres.start())
  expect(down.collector_database_up).toBe(0)
  expect(down).not.toHaveProperty('collector_outbox_waiting')
})

test('without a webhook its messages are not counted; those of the console’s receivers are', async () => {
  await owner.query(
    "insert into receivers (kind, name, body, lang, key_id, address_sealed) values ('slack', 'Sales', 'alert', 'en', 'k1', '')",
  )
  await submit('019a0000-0000-7000-8000-000000000031')
  await owner.query('update outbox set dead_at = now() where receiver_id is not null')
  const metrics = await readMetrics(start({ COLLECTOR_WEBHOOK_URL: '' }))
  await owner.query('delete from receivers')
  expect(metrics).toMatchObject({ collector_database_up: 1, collector_outbox_waiting: 0, collector_outbox_failed: 1 })
})

test('private addresses that are allowed for the webhook of the settings are not for receivers of the console', async () => {
  const id = crypto.randomUUID()
  await owner.query(
    `insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed)
     values ($1, 'webhook', 'CRM', 'lead', 'en', 'k1', $2)`,
    [id, encryption.encrypt(id, 'address', `${crm.url}receiver`)],
  )
  await submit('019a0000-0000-7000-8000-000000000033')
  const worker = start()
  await until(() => worker.output().split('"message-').length === 3)
  const { rows } = await owner.query('select last_error, delivered_at from outbox where receiver_id = $1', [id])
  await owner.query('delete from receivers')
  expect(rows).toEqual([{ last_error: 'not-https', delivered_at: null }])
  expect(crm.requests).toHaveLength(1)
})

test('a worker whose port is in use delivers all the same, and says so', async () => {
  await submit('019a0000-0000-7000-8000-000000000032')
  const worker = start({ COLLECTOR_WORKER_PORT: new URL(crm.url).port })
  await until(() => crm.requests.length === 1 && worker.output().includes('"metrics-failed","code":"EADDRINUSE"'))
})

test('service and worker print every gauge, and docs/collector.md explains every metric', async () => {
  const service = await startTestService(urls.ingest)
  await service.ready()
  const printed = Object.keys({ ...(await readMetrics(start())), ...parsed(await fetchText(`${service.url}/metrics`)) })
  await service.stop()
  expect(Object.keys(gauges).filter((name) => !printed.includes(`collector_${name}`))).toEqual([])
  const doc = readFileSync('docs/collector.md', 'utf8')
  const all = Object.keys({ ...gauges, ...counters })
  expect(all.filter((name) => !doc.includes(`\`collector_${name}`))).toEqual([])
})

test('after a change of the time zone a worker logs that a rebuild is needed', async () => {
  await owner.query(
    `insert into rollup_cursors (rollup, next_transaction, time_zone) values ('funnel', 0, 'Pacific/Apia')
     on conflict (rollup) do update set time_zone = excluded.time_zone`,
  )
  const worker = start()
  await until(() => worker.output().includes('"rollup-failed","code":"rebuild-needed"'))
  await owner.query('delete from rollup_cursors')
})

test('missing settings are named, and nothing starts', () => {
  const { status, stderr } = spawnSync(process.execPath, [findFile('worker.ts')], { env: {}, encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('COLLECTOR_WORKER_DATABASE_URL is not set')
})

test('commands: read leads, erase a person without printing the phone, check and rebuild the rollup', async () => {
  await submit('019a0000-0000-7000-8000-000000000004', 'Dana \u202e\u009b2J')
  const leads = command('leads')
  expect(leads.stdout).not.toMatch(/[\u009b\u202e]/)
  expect(JSON.parse(leads.stdout)).toMatchObject({ fullName: 'Dana \u202e\u009b2J', phone: '050-123 4567' })
  const erased = command('erase', '--phone', '+972 50-1234567')
  expect(erased).toMatchObject({ status: 0, stdout: expect.stringContaining('Leads erased: 1.') })
  expect(erased.stdout).not.toMatch(/1234567/)
  expect(command('erase').status).toBe(2)
  expect(command('replay').stdout).toContain('requeued: 0')
  expect(command('rebuild', '--check').status).toBe(0)
  await owner.query("insert into funnel_daily values (current_date, 'he', '/', '/', '', '', '', '', 'visit', '', 0, 3)")
  await owner.query('select make_event_days()')
  await owner.query(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
     select day_of(id), id, now(), id, 'page_view', 'he', '/', '{}' from (values ($1::uuid)) one (id)`,
    [sampleId()],
  )
  expect(command('rebuild', '--check')).toMatchObject({ status: 1, stdout: expect.stringContaining('funnel_daily') })
  expect(command('rebuild')).toMatchObject({ status: 0 })
})

test('a lead whose key is missing is reported, and all others are printed', async () => {
  await submit('019a0000-0000-7000-8000-000000000011', 'First')
  await submit('019a0000-0000-7000-8000-000000000012', 'Second')
  await submit('019a0000-0000-7000-8000-000000000013', 'Third')
  await owner.query("update leads set key_id = 'gone' where lead_id::text like '%12'")
  const { status, stdout, stderr } = command('leads')
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).fullName),
  ).toEqual(['First', 'Third'])
  expect(stderr).toContain('019a0000-0000-7000-8000-000000000012 was encrypted with the key "gone"')
  expect(status).toBe(1)
})

test('retention deletes entries of the audit log after two years, and used or late sign-in links', async () => {
  await owner.query(
    "insert into audit_log (action, at) values ('refused', now() - interval '731 days'), ('refused', now() - interval '729 days')",
  )
  await owner.query("insert into console_people (name, role) values ('Dana', 'owner')")
  await owner.query(
    `insert into console_sign_in_links select unnest(array['a', 'b']::bytea[]), person_id, unnest(array[now() - interval '25 hours', now()])
     from console_people`,
  )
  expect(await applyRetention(role, 90)).toMatchObject({ auditEntries: 1, signInLinks: 1 })
})

test('retention deletes delivered messages, bad events, visits without events, and leads if they have a limit', async () => {
  for (const id of [5, 6, 7]) await submit(`019a0000-0000-7000-8000-00000000000${id}`)
  await owner.query(
    `update outbox set delivered_at = now() - interval '31 days' where lead_id::text like '%5';
     update leads set received_at = now() - interval '400 days' where lead_id::text like '%6';
     insert into bad_events (received_at, reason, payload) values (now() - interval '31 days', 'old', ''), (now(), 'new', '');
     insert into erased_leads values ('old', now() - interval '31 days'), ('new', now() - interval '29 days');
     delete from visits; delete from quiz_sessions;
     insert into visits select id, id, '2026-01-01', last_day, id, true, 'he', '/', '/', '', '', '', 0
       from (values ('00000000-0000-4000-8000-000000000001'::uuid, current_date - 91), ('00000000-0000-4000-8000-000000000002', current_date - 90)) one (id, last_day);
     insert into quiz_sessions select visit_id, 'he', 1 from visits;
     insert into quiz_answers select visit_id, 'he', 'goal', visit_id || ' pdp' from visits`,
  )
  expect(await applyRetention(role, 90)).toMatchObject({
    badEvents: 1,
    erasedLeads: 1,
    leads: 0,
    messages: 1,
    visits: 1,
    sessions: 1,
    answers: 1,
  })
  expect(await applyRetention(role, 90, 365)).toMatchObject({ leads: 1, messages: 1, visits: 0 })
})

type Worker = ReturnType<typeof startProcess>

async function readMetrics(worker: Worker): Promise<Record<string, number>> {
  const port = () => /"metrics-listening","port":(\d+)/.exec(worker.output())?.[1]
  await until(() => port() !== undefined)
  return parsed(await fetchText(`http://127.0.0.1:${port()}/metrics`))
}

async function fetchText(url: string): Promise<string> {
  return (await fetch(url)).text()
}

function parsed(text: string): Record<string, number> {
  const lines = text.trim().split('\n')
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]))
}

function start(more: Record<string, string> = {}) {
  const worker = startProcess(process.execPath, [findFile('worker.ts')], { ...settings(), ...more })
  started.push(worker)
  return worker
}

function command(name: string, ...args: string[]) {
  return spawnSync(process.execPath, [findFile(`commands/${name}.ts`), ...args], { env: settings(), encoding: 'utf8' })
}

function settings(): Record<string, string> {
  return {
    COLLECTOR_WORKER_DATABASE_URL: urls.worker,
    COLLECTOR_LEAD_KEYS: `k1:${secret.toString('base64')}`,
    COLLECTOR_INDEX_KEY: indexKey.toString('base64'),
    COLLECTOR_WORKER_PORT: '0',
    COLLECTOR_WEBHOOK_URL: crm.url,
    COLLECTOR_WEBHOOK_SECRET: 'sixteen letters!',
    COLLECTOR_WEBHOOK_ALLOW_PRIVATE: 'true',
  }
}

async function submit(id: string, fullName = 'דנה'): Promise<void> {
  const person = { fullName, phone: '050-123 4567' }
  const facts = { pageLang: 'he', route: '/lead', campaign: '{}', fillMs: 9000, flags: [] }
  await saveLead(owner, { encryption, indexKey }, { id, ...person, ...facts })
}

function findFile(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!isTrue()) {
    if (Date.now() > deadline)
      throw new Error(`Timed out. Output of the workers:\n${started.map(({ output }) => output()).join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
