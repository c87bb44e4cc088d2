import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryPostgres, type TemporaryPostgres } from '../../db/testing/temporary-postgres.ts'
import { deliverMessages } from './deliver-messages.ts'
import { erasedHash } from './erased-hash.ts'
import { sealer } from './lead-seal.ts'
import { phoneIndexes } from './phone-index.ts'
import type { Webhook } from './post-webhook.ts'
import { erasePerson } from './queries/erase-person.ts'
import { replayMessages } from './queries/replay-messages.ts'
import { saveLead } from './queries/save-lead.ts'
import { crmInTest, type CrmInTest } from './crm-in-test.ts'

const seal = sealer([{ id: 'k1', secret: randomBytes(32) }])
const indexKey = randomBytes(32)
const leadId = '019a0000-0000-7000-8000-000000000001'

let postgres: TemporaryPostgres
let urls: Awaited<ReturnType<TemporaryPostgres['database']>>
let owner: pg.Pool
let ingest: pg.Pool
let worker: pg.Pool
let crm: CrmInTest
let webhook: Webhook
beforeAll(async () => {
  postgres = await temporaryPostgres({ fsync: 'off' })
  urls = await postgres.database('collector')
  owner = new pg.Pool({ connectionString: urls.owner })
  ingest = new pg.Pool({ connectionString: urls.ingest })
  worker = new pg.Pool({ connectionString: urls.worker })
})
beforeEach(async () => {
  await owner.query('truncate leads, outbox, erased_leads')
  crm = await crmInTest()
  webhook = { url: new URL(crm.url), secret: 'a secret', allowPrivate: true }
})
afterEach(() => crm.close())
afterAll(async () => {
  await Promise.all([owner.end(), ingest.end(), worker.end()])
  postgres.stop()
})

test('a lead is told once, opened, signed, with its marks and a key of its own', async () => {
  await leave(leadId, '050-123 4567', ['too-fast'])
  await deliver()
  expect(await deliver()).toEqual([])
  expect(crm.heard).toHaveLength(1)
  const { body = '', headers } = crm.heard[0] ?? {}
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers?.['x-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'))
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  expect(JSON.parse(body)).toEqual({
    kind: 'lead.created',
    id: headers?.['idempotency-key'],
    lead: {
      id: leadId,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      fullName: 'דנה כהן',
      phone: '050-123 4567',
      lang: 'he',
      route: '/lead',
      campaign: { utm_source: 'x' },
      marks: ['too-fast'],
    },
  })
})

test('two workers at once tell each lead once', async () => {
  for (let index = 0; index < 45; index++) await leave(crypto.randomUUID())
  const second = new pg.Pool({ connectionString: urls.worker })
  for (let round = 0; round < 4; round++) await Promise.all([deliver(), deliver({ pool: second })])
  await second.end()
  expect(crm.heard).toHaveLength(45)
  expect(new Set(crm.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(45)
})

test('while the CRM is down a lead waits, longer each time, and is told when it is up', async () => {
  await leave(leadId)
  crm.answer = 503
  expect(await deliver()).toMatchObject([{ after: 'waiting', answer: 503, attempts: 1 }])
  expect(await deliver()).toEqual([])
  await makeDue()
  await crm.close()
  expect(await deliver()).toMatchObject([{ after: 'waiting', answer: 'ECONNREFUSED', attempts: 2 }])
  crm = await crmInTest()
  webhook = { ...webhook, url: new URL(crm.url) }
  await makeDue()
  expect(await deliver()).toMatchObject([{ after: 'delivered', answer: 200, attempts: 3 }])
})

test.each([400, 410])('a lead that the CRM refuses with %i is given up; a replay tells it', async (status) => {
  await leave(leadId)
  crm.answer = status
  expect(await deliver()).toMatchObject([{ after: 'dead', answer: status }])
  await makeDue()
  expect(await deliver()).toEqual([])
  crm.answer = 200
  expect(await replayMessages(worker, crypto.randomUUID())).toBe(0)
  expect(await replayMessages(worker)).toBe(1)
  expect(await replayMessages(worker)).toBe(0)
  expect(await deliver()).toMatchObject([{ after: 'delivered', attempts: 1 }])
  expect(new Set(crm.heard.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('nobody is led elsewhere: a redirect is an answer like any other', async () => {
  await leave(leadId)
  crm.answer = 307
  expect(await deliver()).toMatchObject([{ after: 'waiting', answer: 307 }])
  expect(crm.heard).toHaveLength(1)
})

test('what the CRM writes back is not waited for, however long it is', async () => {
  await leave(leadId)
  crm.answer = 'endless'
  expect(await deliver()).toMatchObject([{ after: 'delivered', answer: 200 }])
})

test.each([
  'http://127.0.0.1/',
  'https://127.1/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://0x7f000001/',
])('nothing is sent to %s unless it was allowed', async (url) => {
  await leave(leadId)
  const forbidden = { url: new URL(url), secret: 'a secret', allowPrivate: false }
  const [attempt] = await deliver({ to: forbidden })
  expect(attempt?.after).toBe('waiting')
  expect(['private-address', 'not-https']).toContain(attempt?.answer)
})

test('a lead whose key is missing waits for it', async () => {
  await leave(leadId)
  const other = sealer([{ id: 'k2', secret: randomBytes(32) }])
  expect(await deliver({ keys: other })).toMatchObject([{ after: 'waiting', answer: 'cannot-open' }])
  await makeDue()
  expect(await deliver()).toMatchObject([{ after: 'delivered' }])
})

test('who is erased before the CRM heard of them is gone without a word', async () => {
  await leave(leadId)
  expect(await erase('+972 50 123 4567')).toEqual({ leads: 1, told: 0 })
  expect((await owner.query('select * from outbox')).rows).toEqual([])
  expect((await owner.query('select * from leads')).rows).toEqual([])
})

test('who is erased after the CRM heard of them is erased there, too, and twice is fine', async () => {
  await leave(leadId)
  await leave('019a0000-0000-7000-8000-000000000002', '+972501234567')
  await leave('019a0000-0000-7000-8000-000000000003', '052-999 9999')
  await deliver()
  expect(await erase('0501234567')).toEqual({ leads: 2, told: 2 })
  expect(await erase('0501234567')).toEqual({ leads: 0, told: 0 })
  // Not before an attempt that may be under way has come to its end.
  expect(await deliver()).toEqual([])
  await makeDue()
  expect(await deliver()).toHaveLength(2)
  expect(crm.heard.slice(3).map(({ body }) => JSON.parse(body))).toEqual(
    expect.arrayContaining([
      { kind: 'lead.erased', id: expect.any(String), lead: { id: leadId } },
      { kind: 'lead.erased', id: expect.any(String), lead: { id: '019a0000-0000-7000-8000-000000000002' } },
    ]),
  )
  expect((await owner.query('select lead_id from leads')).rows).toEqual([
    { lead_id: '019a0000-0000-7000-8000-000000000003' },
  ])
})

test.each(['052-7654321', '٠٥٠١٢٣٤٥٦٧', '0501234567 ext 3', '050-1234567 / 052-7654321'])(
  'a lead with two numbers is erased by %s',
  async (phone) => {
    await leave(leadId, '050-1234567 / 052-7654321')
    expect(await erase(phone)).toMatchObject({ leads: 1 })
  },
)

test.each([404, 410])('a CRM that answers %i to an erasure has nothing to forget', async (status) => {
  await leave(leadId)
  await deliver()
  await erase('0501234567')
  await makeDue()
  crm.answer = status
  expect(await deliver()).toMatchObject([{ kind: 'lead.erased', after: 'delivered', answer: status }])
})

test('who was erased is not stored or told again when the same lead is sent once more, also at that very moment', async () => {
  await leave(leadId)
  await deliver()
  // As a browser that never heard an answer, and sends it in capitals.
  const again = Promise.all(Array.from({ length: 20 }, () => leave(leadId.toUpperCase())))
  expect(await erase('0501234567')).toEqual({ leads: 1, told: 1 })
  await again
  expect(await leave(leadId)).toBe(false)
  expect((await owner.query('select * from leads')).rows).toEqual([])
  expect((await owner.query('select kind from outbox where delivered_at is null')).rows).toEqual([
    { kind: 'lead.erased' },
  ])
  // What is kept of it is no id, and is of no use for finding one.
  const { rows } = await owner.query<{ lead_hash: Buffer }>('select lead_hash from erased_leads')
  expect(rows).toEqual([{ lead_hash: erasedHash(indexKey, leadId) }])
  // Another form of the same person is a new lead.
  expect(await leave('019a0000-0000-7000-8000-000000000009')).toBe(true)
})

test('who is erased leaves nothing in any table', async () => {
  await leave(leadId)
  const { rows } = await owner.query<Record<string, Buffer>>(
    'select full_name_sealed, phone_sealed, phone_index from leads',
  )
  const traces = Object.values(rows[0] ?? {}).map((sealed) => sealed.toString('hex'))
  expect(traces).toHaveLength(3)
  expect(await anywhere(traces)).toContain('leads')
  crm.answer = 410
  await deliver()
  await erase('050-1234567')
  expect(await anywhere(traces)).toEqual([])
})

test('a lead that was given up, replayed and never told again is still erased at the CRM, which may have kept it', async () => {
  await leave(leadId)
  crm.answer = 410
  await deliver()
  await replayMessages(worker)
  expect(await erase('050-1234567')).toEqual({ leads: 1, told: 1 })
})

/** Tells ten at once, and ends when all ten are told. */
const deliver = async ({ pool = worker, keys = seal, to = webhook } = {}) =>
  Promise.all(await deliverMessages(pool, keys, to, 10))
const erase = (phone: string) => erasePerson(worker, indexKey, phone)
const makeDue = () => owner.query('update outbox set due_at = now()')

function leave(id: string, phone = '050-123 4567', marks: string[] = []) {
  return saveLead(ingest, {
    leadId: id,
    erasedHash: erasedHash(indexKey, id),
    keyId: seal.keyId,
    fullNameSealed: seal.seal(id, 'fullName', 'דנה כהן'),
    phoneSealed: seal.seal(id, 'phone', phone),
    phoneIndexes: phoneIndexes(indexKey, phone),
    pageLang: 'he',
    route: '/lead',
    campaign: JSON.stringify({ utm_source: 'x' }),
    fillMs: 9000,
    marks,
  })
}

/** The tables of which any row, written out, holds one of these. */
async function anywhere(traces: string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ table: string }>(
    "select quote_ident(relname) as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const found: string[] = []
  for (const { table } of tables) {
    const { rowCount } = await owner.query(`select from ${table} one where one::text ~ $1 limit 1`, [traces.join('|')])
    if (rowCount) found.push(table)
  }
  return found
}
