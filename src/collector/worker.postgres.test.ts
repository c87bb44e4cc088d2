import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryPostgres, type TemporaryPostgres } from '../../db/testing/temporary-postgres.ts'
import { crmInTest, type CrmInTest } from './crm-in-test.ts'
import { erasedHash } from './erased-hash.ts'
import { sealer } from './lead-seal.ts'
import { phoneIndexes } from './phone-index.ts'
import { forget } from './queries/forget.ts'
import { saveLead } from './queries/save-lead.ts'
import { uuidV7 } from './sent-in-test.ts'

const secret = Buffer.alloc(32, 1)
const indexKey = Buffer.alloc(32, 2)
const seal = sealer([{ id: 'k1', secret }])

let postgres: TemporaryPostgres
let urls: Awaited<ReturnType<TemporaryPostgres['database']>>
let owner: pg.Pool
let crm: CrmInTest
const started: { child: ChildProcess; said: () => string }[] = []
beforeAll(async () => {
  postgres = await temporaryPostgres({ fsync: 'off' })
  urls = await postgres.database('collector')
  owner = new pg.Pool({ connectionString: urls.owner })
  owner.on('error', () => {})
})
beforeEach(async () => {
  await owner.query('truncate leads, outbox')
  crm = await crmInTest()
})
afterEach(async () => {
  for (const worker of started.splice(0)) worker.child.kill('SIGKILL')
  await crm.close()
})
afterAll(async () => {
  await owner.end()
  postgres.stop()
})

test('a worker that is killed in the middle of an attempt leaves it to the next one, with the same key', async () => {
  crm.answer = 'never'
  await leave('019a0000-0000-7000-8000-000000000001')
  const first = start()
  await until(() => crm.heard.length === 1)
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  crm.answer = 200
  // A minute later.
  await owner.query('update outbox set due_at = now()')
  start()
  await until(() => crm.heard.length === 2)
  const [before, after] = crm.heard.map(({ headers }) => headers['idempotency-key'])
  expect(after).toBe(before)
})

test('a worker that is told to stop finishes its attempt, and says nothing of anybody', async () => {
  crm.answer = 'never'
  await leave('019a0000-0000-7000-8000-000000000002')
  const worker = start()
  await until(() => crm.heard.length === 1)
  worker.child.kill('SIGTERM')
  await until(() => worker.said().includes('"stopping"'))
  crm.answerLast(200)
  expect(await once(worker.child, 'exit')).toEqual([0, null])
  expect((await owner.query('select delivered_at is not null as told from outbox')).rows).toEqual([{ told: true }])
  expect(worker.said()).toContain('"event":"message-delivered"')
  for (const line of worker.said().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
  expect(worker.said()).not.toMatch(/דנה|050|1234567/)
})

test('an answer that does not come holds back its own message and no other', async () => {
  const ids = Array.from({ length: 45 }, (_, index) => `019a0000-0000-7000-8000-0000000001${10 + index}`)
  const silent = ids.slice(0, 3)
  crm.isSilentTo = (body) => silent.some((id) => body.includes(id))
  for (const id of ids) await leave(id)
  start()
  const untold = async () =>
    (await owner.query('select lead_id, last_fault from outbox where delivered_at is null order by lead_id')).rows
  await expect.poll(async () => (await untold()).length, { timeout: 20_000 }).toBe(3)
  // These are still on their way: the ten seconds of an attempt are not over.
  expect(await untold()).toEqual(silent.map((id) => ({ lead_id: id, last_fault: null })))
})

test('a worker outlives a restart of PostgreSQL, also in the middle of a transaction', async () => {
  const other = new pg.Client(urls.owner)
  other.on('error', () => {})
  await other.connect()
  await other.query("insert into rollup_cursors values ('funnel', 0) on conflict do nothing")
  await other.query('begin; select from rollup_cursors for update')
  const worker = start()
  await until(() => worker.said().includes('"forgot"'))
  postgres.halt('fast')
  await until(() => worker.said().includes('deliver-failed') && worker.said().includes('count-failed'))
  postgres.start()
  await leave('019a0000-0000-7000-8000-000000000003')
  await until(() => crm.heard.length === 1)
  expect(worker.child.exitCode).toBe(null)
})

test('settings that are missing are named, and nothing starts', () => {
  const { status, stderr } = spawnSync(process.execPath, [fileOf('worker.ts')], { env: {}, encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toContain('COLLECTOR_WORKER_DATABASE_URL is not set')
})

test('an owner reads leads, erases a person and hears no phone, checks the counts', async () => {
  await leave('019a0000-0000-7000-8000-000000000004', 'Dana \u202e\u009b2J')
  const leads = command('leads')
  expect(leads.stdout).not.toMatch(/[\u009b\u202e]/)
  expect(JSON.parse(leads.stdout)).toMatchObject({ fullName: 'Dana \u202e\u009b2J', phone: '050-123 4567' })
  const erased = command('erase', '--phone', '+972 50-1234567')
  expect(erased).toMatchObject({ status: 0, stdout: expect.stringContaining('Leads erased: 1.') })
  expect(erased.stdout).not.toMatch(/1234567/)
  expect(command('erase').status).toBe(2)
  expect(command('replay').stdout).toContain('tried again: 0')
  expect(command('rebuild', '--check').status).toBe(0)
  await owner.query("insert into funnel_daily values (current_date, 'he', '/', '/', '', '', '', '', 'visit', 3)")
  await owner.query('select make_event_days()')
  await owner.query(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
     select day_of(id), id, now(), id, 'page_view', 'he', '/', '{}' from (values ($1::uuid)) one (id)`,
    [uuidV7()],
  )
  expect(command('rebuild', '--check')).toMatchObject({ status: 1, stdout: expect.stringContaining('funnel_daily') })
  expect(command('rebuild')).toMatchObject({ status: 0 })
})

test('a lead whose key is missing is named, and all others are shown', async () => {
  await leave('019a0000-0000-7000-8000-000000000011', 'First')
  await leave('019a0000-0000-7000-8000-000000000012', 'Second')
  await leave('019a0000-0000-7000-8000-000000000013', 'Third')
  await owner.query("update leads set key_id = 'gone' where lead_id::text like '%12'")
  const { status, stdout, stderr } = command('leads')
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).fullName),
  ).toEqual(['First', 'Third'])
  expect(stderr).toContain('019a0000-0000-7000-8000-000000000012 was sealed with the key "gone"')
  expect(status).toBe(1)
})

test('what was kept long enough goes: delivered messages, bad events, visits without events, leads if they have an end', async () => {
  const worker = new pg.Pool({ connectionString: urls.worker })
  for (const id of [5, 6, 7]) await leave(`019a0000-0000-7000-8000-00000000000${id}`)
  await owner.query(
    `update outbox set delivered_at = now() - interval '31 days' where lead_id::text like '%5';
     update leads set received_at = now() - interval '400 days' where lead_id::text like '%6';
     insert into bad_events (received_at, reason, payload) values (now() - interval '31 days', 'old', ''), (now(), 'new', '');
     insert into erased_leads values ('old', now() - interval '31 days'), ('new', now() - interval '29 days');
     delete from visits; delete from quiz_sessions;
     insert into visits select id, id, '2026-01-01', last_day, id, true, 'he', '/', '/', '', '', '', false
       from (values ('00000000-0000-4000-8000-000000000001'::uuid, current_date - 91), ('00000000-0000-4000-8000-000000000002', current_date - 90)) one (id, last_day);
     insert into quiz_sessions select visit_id, 'he', 1 from visits`,
  )
  expect(await forget(worker, 90)).toMatchObject({
    badEvents: 1,
    erasedLeads: 1,
    leads: 0,
    messages: 1,
    visits: 1,
    sessions: 1,
  })
  expect(await forget(worker, 90, 365)).toMatchObject({ leads: 1, messages: 1, visits: 0 })
  await worker.end()
})

function start() {
  const child = spawn(process.execPath, [fileOf('worker.ts')], {
    env: settings(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (part: Buffer) => (output += part.toString()))
  const worker = { child, said: () => output }
  started.push(worker)
  return worker
}

function command(name: string, ...args: string[]) {
  return spawnSync(process.execPath, [fileOf(`commands/${name}.ts`), ...args], { env: settings(), encoding: 'utf8' })
}

function settings(): Record<string, string> {
  return {
    COLLECTOR_WORKER_DATABASE_URL: urls.worker,
    COLLECTOR_LEAD_KEYS: `k1:${secret.toString('base64')}`,
    COLLECTOR_INDEX_KEY: indexKey.toString('base64'),
    COLLECTOR_WEBHOOK_URL: crm.url,
    COLLECTOR_WEBHOOK_SECRET: 'sixteen letters!',
    COLLECTOR_WEBHOOK_ALLOW_PRIVATE: 'true',
  }
}

async function leave(id: string, fullName = 'דנה'): Promise<void> {
  await saveLead(owner, {
    leadId: id,
    erasedHash: erasedHash(indexKey, id),
    keyId: 'k1',
    fullNameSealed: seal.seal(id, 'fullName', fullName),
    phoneSealed: seal.seal(id, 'phone', '050-123 4567'),
    phoneIndexes: phoneIndexes(indexKey, '050-123 4567'),
    pageLang: 'he',
    route: '/lead',
    campaign: '{}',
    fillMs: 9000,
    marks: [],
  })
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url))
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!isTrue()) {
    if (Date.now() > deadline)
      throw new Error(`In vain. The workers said:\n${started.map(({ said }) => said()).join('\n')}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
