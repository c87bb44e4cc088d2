import { createHmac, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { erasedHash, erasePerson } from '@repo/server/leads/erase-leads.ts'
import { replayMessages } from '@repo/server/leads/replay-messages.ts'
import { saveLead } from '../leads/save-lead.ts'
import { startFakeCrm, type FakeCrm } from '../testing/fake-crm.ts'
import { deliverMessages } from './deliver-messages.ts'
import type { Webhook } from './post-webhook.ts'

const encryption = leadEncryption([{ id: 'k1', secret: randomBytes(32) }])
const indexKey = randomBytes(32)
const leadId = '019a0000-0000-7000-8000-000000000001'

let crm: FakeCrm
let webhook: Webhook
const { urls, owner, ingest, worker } = await startTestDatabase({ fsync: 'off' })
beforeEach(async () => {
  await owner.query('truncate leads, outbox, erased_leads cascade')
  crm = await startFakeCrm()
  webhook = {
    url: new URL(crm.url),
    secret: 'a secret',
    allowPrivate: true,
    body: { format: 'lead' },
  }
})
afterEach(() => crm.close())

test('a lead is delivered once, decrypted, signed, with its flags and an idempotency key', async () => {
  await submit(leadId, '050-123 4567', ['too-fast'])
  await deliver()
  expect(await deliver()).toEqual([])
  expect(crm.requests).toHaveLength(1)
  const { body = '', headers } = crm.requests[0] ?? {}
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
      email: 'dana@store.example',
      storeAddress: 'store.example',
      answers: { goal: 'pdp' },
      lang: 'he',
      route: '/lead',
      campaign: { utm_source: 'x' },
      flags: ['too-fast'],
    },
  })
})

test.each(['slack', 'zapier'] as const)(
  'an alert (%s) is signed, retried and delivered like a lead, without name and phone',
  async (format) => {
    const alert = { ...webhook, body: { format } }
    await submit(leadId)
    crm.answer = 503
    expect(await deliver({ to: alert })).toMatchObject([{ outcome: 'retry', answer: 503 }])
    await makeDue()
    crm.answer = 200
    expect(await deliver({ to: alert })).toMatchObject([{ outcome: 'delivered' }])
    const { body = '', headers } = crm.requests[1] ?? {}
    const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers?.['x-signature'])) ?? []
    expect(signature).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'))
    expect(body).toContain(leadId)
    for (const one of crm.requests) expect(one.body).not.toMatch(/דנה|כהן|4567|store|pdp/)
  },
)

test('two concurrent workers deliver each lead once', async () => {
  for (let index = 0; index < 45; index++) await submit(crypto.randomUUID())
  const second = new pg.Pool({ connectionString: urls.worker })
  for (let round = 0; round < 4; round++) await Promise.all([deliver(), deliver({ pool: second })])
  await second.end()
  expect(crm.requests).toHaveLength(45)
  expect(new Set(crm.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(45)
})

test('while the CRM is down a lead is retried with back-off, and delivered when it is up', async () => {
  await submit(leadId)
  crm.answer = 503
  expect(await deliver()).toMatchObject([{ outcome: 'retry', answer: 503, attempts: 1 }])
  expect(await deliver()).toEqual([])
  await makeDue()
  await crm.close()
  expect(await deliver()).toMatchObject([{ outcome: 'retry', answer: 'ECONNREFUSED', attempts: 2 }])
  crm = await startFakeCrm()
  webhook = { ...webhook, url: new URL(crm.url) }
  await makeDue()
  expect(await deliver()).toMatchObject([{ outcome: 'delivered', answer: 200, attempts: 3 }])
})

test.each([400, 410])('a lead that the CRM rejects with %i fails; a replay delivers it', async (status) => {
  await submit(leadId)
  crm.answer = status
  expect(await deliver()).toMatchObject([{ outcome: 'failed', answer: status }])
  await makeDue()
  expect(await deliver()).toEqual([])
  crm.answer = 200
  expect(await replayMessages(worker, crypto.randomUUID())).toBe(0)
  expect(await replayMessages(worker)).toBe(1)
  expect(await replayMessages(worker)).toBe(0)
  expect(await deliver()).toMatchObject([{ outcome: 'delivered', attempts: 1 }])
  expect(new Set(crm.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('a redirect is not followed', async () => {
  await submit(leadId)
  crm.answer = 307
  expect(await deliver()).toMatchObject([{ outcome: 'retry', answer: 307 }])
  expect(crm.requests).toHaveLength(1)
})

test('the body of the answer is not read, however long it is', async () => {
  await submit(leadId)
  crm.answer = 'endless'
  expect(await deliver()).toMatchObject([{ outcome: 'delivered', answer: 200 }])
})

test.each([
  'http://127.0.0.1/',
  'https://127.1/',
  'https://[::ffff:7f00:1]/',
  'https://localhost/',
  'https://0x7f000001/',
])('SSRF: nothing is sent to %s unless it was allowed', async (url) => {
  await submit(leadId)
  const forbidden = { ...webhook, url: new URL(url), allowPrivate: false }
  const [attempt] = await deliver({ to: forbidden })
  expect(attempt?.outcome).toBe('retry')
  expect(['private-address', 'not-https']).toContain(attempt?.answer)
})

test('a lead whose key is missing is retried until the key is back', async () => {
  await submit(leadId)
  const other = leadEncryption([{ id: 'k2', secret: randomBytes(32) }])
  expect(await deliver({ keys: other })).toMatchObject([{ outcome: 'retry', answer: 'cannot-decrypt' }])
  await makeDue()
  expect(await deliver()).toMatchObject([{ outcome: 'delivered' }])
})

test('a lead whose bytes are gone is retried too', async () => {
  await submit(leadId)
  await owner.query("update leads set phone_sealed = ''")
  expect(await deliver()).toMatchObject([{ outcome: 'retry', answer: 'cannot-decrypt' }])
})

test('a lead erased before its first delivery is not reported to the CRM', async () => {
  await submit(leadId)
  expect(await erase('+972 50 123 4567')).toEqual({ leads: 1, messages: 0 })
  expect((await owner.query('select * from outbox')).rows).toEqual([])
  expect((await owner.query('select * from leads')).rows).toEqual([])
})

test('a lead erased after delivery is erased at the CRM too; erasing twice is harmless', async () => {
  await submit(leadId)
  await submit('019a0000-0000-7000-8000-000000000002', '+972501234567')
  await submit('019a0000-0000-7000-8000-000000000003', '052-999 9999')
  await deliver()
  expect(await erase('0501234567')).toEqual({ leads: 2, messages: 2 })
  expect(await erase('0501234567')).toEqual({ leads: 0, messages: 0 })
  // Not before the lease of an attempt in progress has expired.
  expect(await deliver()).toEqual([])
  await makeDue()
  expect(await deliver()).toHaveLength(2)
  expect(crm.requests.slice(3).map(({ body }) => JSON.parse(body))).toEqual(
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
    await submit(leadId, '050-1234567 / 052-7654321')
    expect(await erase(phone)).toMatchObject({ leads: 1 })
  },
)

test.each([404, 410])('%i from the CRM to an erasure means that it has nothing to erase', async (status) => {
  await submit(leadId)
  await deliver()
  await erase('0501234567')
  await makeDue()
  crm.answer = status
  expect(await deliver()).toMatchObject([{ kind: 'lead.erased', outcome: 'delivered', answer: status }])
})

test('an erased lead is not stored or delivered when it is sent again, even concurrently', async () => {
  await submit(leadId)
  await deliver()
  // A browser that got no answer sends it again, here with an uppercase id.
  const again = Promise.all(Array.from({ length: 20 }, () => submit(leadId.toUpperCase())))
  expect(await erase('0501234567')).toEqual({ leads: 1, messages: 1 })
  await again
  expect(await submit(leadId)).toBe(false)
  expect((await owner.query('select * from leads')).rows).toEqual([])
  expect((await owner.query('select kind from outbox where delivered_at is null')).rows).toEqual([
    { kind: 'lead.erased' },
  ])
  // The tombstone is not the id, and cannot be used to find one.
  const { rows } = await owner.query<{ lead_hash: Buffer }>('select lead_hash from erased_leads')
  expect(rows).toEqual([{ lead_hash: erasedHash(indexKey, leadId) }])
  // Another submission of the same person is a new lead.
  expect(await submit('019a0000-0000-7000-8000-000000000009')).toBe(true)
})

test('an erased lead leaves nothing in any table', async () => {
  await submit(leadId)
  const { rows } = await owner.query<Record<string, Buffer>>(
    'select full_name_sealed, phone_sealed, phone_index, email_sealed, store_address_sealed, answers_sealed from leads',
  )
  const values = Object.values(rows[0] ?? {}).map((value) => value.toString('hex'))
  expect(values).toHaveLength(6)
  expect(await tablesWith(values)).toContain('leads')
  crm.answer = 410
  await deliver()
  await erase('050-1234567')
  expect(await tablesWith(values)).toEqual([])
})

test('a lead that failed and was replayed is still erased at the CRM, which may have stored it', async () => {
  await submit(leadId)
  crm.answer = 410
  await deliver()
  await replayMessages(worker)
  expect(await erase('050-1234567')).toEqual({ leads: 1, messages: 1 })
})

const settings = {
  relay: undefined,
  alert: { timeZone: 'UTC', consoleOrigin: undefined },
  allowPrivate: true,
  secret: undefined,
}

/** Delivers up to ten messages, and waits for all attempts. */
const deliver = async ({ pool = worker, keys = encryption, to = webhook } = {}) =>
  Promise.all(await deliverMessages(pool, { ...settings, encryption: keys, webhook: to }, 10))
const erase = (phone: string) => erasePerson(worker, indexKey, phone)
const makeDue = () => owner.query('update outbox set due_at = now()')

function submit(id: string, phone = '050-123 4567', flags: string[] = []) {
  const keys = { encryption, indexKey }
  const more = { email: 'dana@store.example', storeAddress: 'store.example', answers: { goal: 'pdp' } } as const
  const facts = { pageLang: 'he', route: '/lead', campaign: '{"utm_source":"x"}', fillMs: 9000, flags }
  return saveLead(ingest, keys, { id, fullName: 'דנה כהן', phone, ...more, ...facts })
}

/** The tables with a row whose text contains one of these. */
async function tablesWith(values: string[]): Promise<string[]> {
  const { rows: tables } = await owner.query<{ table: string }>(
    "select quote_ident(relname) as table from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const found: string[] = []
  for (const { table } of tables) {
    const { rowCount } = await owner.query(`select from ${table} one where one::text ~ $1 limit 1`, [values.join('|')])
    if (rowCount) found.push(table)
  }
  return found
}
