import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { erasePerson } from '@repo/server/leads/erase-leads.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { alertWords } from '@repo/server/mail/alert-words.ts'
import { startFakeCrm } from '../testing/fake-crm.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { startMailServer } from '@repo/testing/mail/mail-server.ts'
import { mailRelay } from '../mail/mail-relay.ts'
import { saveLead } from '../leads/save-lead.ts'
import { deliverMessages } from './deliver-messages.ts'
import type { Receivers } from './receivers.ts'

const encryption = leadEncryption([{ id: 'k1', secret: randomBytes(32) }])
const indexKey = randomBytes(32)
const consoleOrigin = 'https://console.example'

const { owner, ingest, worker } = await startTestDatabase()
const [mail, crm] = await Promise.all([startMailServer(), startFakeCrm()])
const receivers: Receivers = {
  encryption,
  webhook: undefined,
  relay: mailRelay(mail.url, 'console@example.com'),
  alert: { timeZone: 'Asia/Jerusalem', consoleOrigin },
  allowPrivate: true,
  secret: undefined,
  timeoutMs: 700,
}
beforeEach(async () => {
  await owner.query('truncate leads, outbox, erased_leads, receivers cascade')
  crm.requests.length = 0
  crm.answer = 200
})
afterAll(async () => {
  receivers.relay?.close()
  mail.stop()
  await crm.close()
})

test('each receiver gets a new lead in its own format; an alert has a link, and neither name nor phone', async () => {
  await add('slack', crm.url, 'alert', 'he')
  await add('webhook', crm.url, 'lead')
  await add('mail', 'noa@example.com', 'alert')
  const first = await submit()
  const id = await submit()
  expect(await deliver()).toMatchObject(Array.from({ length: 6 }, () => ({ outcome: 'delivered' })))

  const bodies = crm.requests.map(({ body }) => JSON.parse(body)).filter((body) => JSON.stringify(body).includes(id))
  const slack = bodies.find((body) => 'text' in body).text
  expect(slack).toContain(`<${consoleOrigin}/leads?lead=${id}|פתיחה במערכת הניהול>`)
  expect(slack).toContain('פנייה שנייה מהמספר הזה. צורפו תשובות מהקוויז.')
  expect(slack, 'one person, who asked twice').toContain('אדם אחד מחכה לשיחה.')
  expect(bodies.find((body) => 'lead' in body).lead).toMatchObject({ id, fullName: 'דנה כהן', phone: '050-123 4567' })
  const alert = mail.mails().find(({ text }) => text.includes(id))
  expect(alert).toMatchObject({ to: 'noa@example.com', from: 'console@example.com', subject: 'New lead' })
  expect(alert?.text).toContain('From /5-reasons-2, campaign winter (meta), at ')
  expect(alert?.html).toContain(`href="${consoleOrigin}/leads?lead=${id}"`)
  for (const text of [slack, alert?.text, alert?.html, alert?.raw])
    expect(text).not.toMatch(/דנה|כהן|123.?4567|store|pdp|collector:/)
  expect(first).not.toBe(id)
})

test.each([
  ['an error', 503, '503'],
  ['too many requests', 429, '429'],
  ['an unknown address', 404, '404'],
  ['a refusal for good', 400, '400'],
  ['a redirect', 307, '307'],
  ['no answer at all', 'never', 'timeout'],
  ['a closed port', 'closed', 'ECONNREFUSED'],
  ['a name without an address', 'nowhere', 'ENOTFOUND'],
  ['a private address', 'private', 'private-address'],
] as const)(
  'a receiver that fails by %s holds up no other one, and keeps its own state',
  async (_, way, error) => {
    const own = await startFakeCrm()
    own.answer = typeof way === 'number' ? way : 'never'
    const address = {
      closed: `http://127.0.0.1:${await freePort()}/`,
      nowhere: 'https://receiver.invalid/',
      private: 'https://127.0.0.1/',
    }[way as string]
    const failing = await add('webhook', address ?? own.url, 'alert')
    const well = await add('slack', crm.url, 'alert')
    await submit()
    const attempts = deliver(way === 'private' || way === 'nowhere' ? { allowPrivate: way !== 'private' } : {})
    if (way === 'private') {
      // The guard is the same for both, so the well one is tried again.
      await attempts
      await owner.query('update outbox set due_at = now() where receiver_id = $1 and delivered_at is null', [well])
      await deliver()
    } else await attempts
    const { rows } = await owner.query(
      'select receiver_id, delivered_at is not null as is_delivered, dead_at is not null as is_dead, last_error from outbox where receiver_id is not null',
    )
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual({ receiver_id: well, is_delivered: true, is_dead: false, last_error: null })
    expect(rows).toContainEqual({ receiver_id: failing, is_delivered: false, is_dead: way === 400, last_error: error })
    await own.close()
  },
  20_000,
)

test('a mail to a recipient that the relay refuses is not tried again, and one whose sender it refuses is', async () => {
  const long = `${'x'.repeat(600)}@example.com`
  const send = async (from: string, to: string) => {
    const relay = mailRelay(mail.url, from)
    return relay.send({ to, subject: '', text: '', html: '' }).finally(() => relay.close())
  }
  expect(await send('console@example.com', long)).toBe('refused')
  expect(await send(long, 'noa@example.com')).toBe('EENVELOPE')
})

test('an erasure reaches the receivers that may have the lead, and no other one', async () => {
  const had = await add('webhook', crm.url, 'lead')
  const gone = await add('webhook', crm.url, 'lead')
  const id = await submit()
  await deliver()
  const unsent = await add('slack', crm.url, 'alert')
  await owner.query("insert into outbox (kind, lead_id, receiver_id) values ('lead.created', $1, $2)", [id, unsent])
  const late = await add('mail', 'late@example.com', 'alert')
  // As after a restore.
  await owner.query('delete from receivers where receiver_id = $1', [gone])
  const again = await add('webhook', crm.url, 'lead')
  expect(await erasePerson(worker, indexKey, '0501234567')).toMatchObject({ leads: 1 })
  const { rows } = await owner.query(
    "select receiver_id from outbox where kind = 'lead.erased' and receiver_id is not null",
  )
  expect(new Set(rows.map(({ receiver_id: id }) => id))).toEqual(new Set([had, again]))
  expect(late).not.toBe(had)
})

test('a receiver that is removed gets nothing more, and a test says so in the words of an alert', async () => {
  const id = await add('slack', crm.url, 'alert')
  await owner.query('select test_receiver($1)', [id])
  await deliver()
  expect(crm.requests.map(({ body }) => JSON.parse(body).text)).toEqual([expect.stringContaining(alertWords.en.test)])
  await submit()
  await owner.query('delete from receivers')
  expect(await deliver()).toEqual([])
})

async function add(kind: string, address: string, body: string, lang = 'en'): Promise<string> {
  const id = randomUUID()
  await owner.query(
    `insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed) values ($1, $2, 'x', $3, $4, 'k1', $5)`,
    [id, kind, body, lang, encryption.encrypt(id, 'address', address)],
  )
  return id
}

const deliver = async (change: Partial<Receivers> = {}) =>
  Promise.all(await deliverMessages(worker, { ...receivers, ...change }, 10))

async function submit(): Promise<string> {
  const id = randomUUID()
  const campaign = '{"utm_source":"meta","utm_campaign":"winter","from":"/5-reasons-2"}'
  const person = { fullName: 'דנה כהן', phone: '050-123 4567', storeAddress: 'store.example' }
  const facts = { answers: { goal: 'pdp' }, pageLang: 'he', route: '/lead', campaign, fillMs: 9000, flags: [] } as const
  await saveLead(ingest, { encryption, indexKey }, { id, ...person, ...facts })
  return id
}
