import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { mailRelay } from '@repo/collector/mail/mail-relay.ts'
import { sendMails } from '@repo/collector/mail/send-mails.ts'
import { readWorkerEnv } from '@repo/collector/settings/worker-env.ts'
import { startWorker } from '@repo/collector/start-worker.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { LeadCounts } from '../../leads/api/leads.ts'
import type { MessagesReport } from '../../settings/api/messages.ts'
import { addDays } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import { freePort } from '@repo/testing/free-port.ts'
import { startMailServer } from '@repo/testing/mail/mail-server.ts'
import { countedExperiments, writeSampleCounts, zone } from '../../../testing/seed/sample-counts.ts'
import { storeLeads } from '../../../testing/seed/store-leads.ts'
import { readSitePages } from '../../funnel/server/site-pages.ts'
import { writeDueMails } from './letter-job.ts'

/** The console's clock, which stands still: an hour that ends during a test would change what is due. */
const start = Date.now()
const today = todayIn(zone, new Date(start))
let clock = start
const [console, server] = await Promise.all([
  startTestConsole({ experiments: countedExperiments, now: () => clock }),
  startMailServer(),
])
afterAll(() => console.stop())
afterAll(() => server.stop())
await writeSampleCounts(console)
// One person, who asked twice: the letter counts as Leads does.
const leads = await storeLeads(console, [
  { fullName: 'Tal Harel', phone: '0521234567' },
  { fullName: 'Tal', phone: '0521234567' },
])
const owner = await console.signIn('owner', { at: new Date(start) })
await console.signIn('caller')
const worker = new pg.Pool({ connectionString: console.urls.worker })
afterAll(() => worker.end())
beforeEach(() => {
  clock = start
})

const pages = readSitePages()
const report = async () => (await (await owner.get('/api/messages')).json()) as MessagesReport
const letters = async () => {
  await writeDueMails(console.deps, await pages)
  const relay = mailRelay(server.url, 'console@example.com')
  const sent = await sendMails(worker, leadEncryption(console.settings.COLLECTOR_LEAD_KEYS), relay)
  relay.close()
  return sent
}
/** Sets the clock of the console to this hour of the owner's time zone. */
const setHour = (hour: number, day: string = today) => {
  const wall = `${day} ${String(hour).padStart(2, '0')}`
  const isThen = (at: number) => new Date(at).toLocaleString('sv-SE', { timeZone: zone }).startsWith(wall)
  clock = Date.parse(`${day}T00:00:00Z`) - 86_400_000
  while (!isThen(clock)) clock += 900_000
}
/** The worker has counted up to then. */
const setCounted = (at: number) =>
  console.rows("update rollup_cursors set counted_at = $1 where rollup = 'funnel'", [new Date(at)])
/** Yesterday is not counted whole. */
const lateCount = Date.parse(`${today}T00:00:00Z`) - 5 * 3_600_000
const set = async (name: string, change: object) => {
  const person = (await report()).people.find((one) => one.name === name)
  const { id, isYou: _, name: __, error: ___, ...settings } = person ?? ({} as never)
  return owner.put(`/api/messages/letters/${id}`, { ...settings, ...change })
}

test('the morning letter arrives once, in both languages, with counts and nothing of a person', async () => {
  expect((await set('Dana', { mail: 'dana@example.com', on: true })).status).toBe(200)
  expect((await set('Omer', { mail: 'omer@example.com', on: true, lang: 'he' })).status).toBe(200)
  setHour(7)
  expect(await letters()).toEqual([])
  setHour(8)
  expect(await letters()).toMatchObject([{ outcome: 'delivered' }, { outcome: 'delivered' }])
  expect(await letters()).toEqual([])

  const [english, hebrew] = ['dana@example.com', 'omer@example.com'].map((to) =>
    server.mails().find((one) => one.to === to),
  )
  const { 'to-call': people } = (await (await owner.get('/api/leads/counts')).json()) as LeadCounts
  expect(english?.subject).toMatch(new RegExp(`^\\w+day: \\d+ leads?\\. ${people} people are waiting for a call$`))
  expect(english?.text).toMatch(/^[\d,]+ visits; the \w+day before, 0\.$/m)
  expect(english?.text).toContain('No names or phone numbers in this email.')
  expect(hebrew?.subject).toMatch(new RegExp(`^יום .+: .+ ${people} מחכים לשיחה$`))
  expect(hebrew?.html).toContain('dir="rtl"')
  expect(hebrew?.text).toContain('שמות וטלפונים לא נשלחים במייל.')
  for (const mail of [english, hebrew]) {
    const all = `${mail?.subject}${mail?.text}${mail?.html}${mail?.raw}`
    expect(all).not.toMatch(/<img|url\(|<script|<link|@import|utm_/)
    const links = [...(mail?.html ?? '').matchAll(/https?:\/\/[^"<\s]+/g)].map(([address]) => new URL(address).origin)
    expect([...new Set(links)]).toEqual([console.origin])
    const { rows } = { rows: await console.rows('select lead_id from leads') }
    for (const secret of ['Tal', 'Harel', '0521234567', '521234567', ...leads, ...rows.map((row) => row.lead_id)])
      expect(all).not.toContain(secret)
  }
  expect((await report()).last).toMatchObject({ sent: 2, of: 2 })
})

test('a letter waits two hours for counting, and then says up to when it counted', async () => {
  await console.rows('delete from mails')
  await setCounted(lateCount)
  setHour(9)
  expect(await letters()).toEqual([])
  setHour(10)
  expect(await letters()).toHaveLength(2)
  const [{ plain }] = await console.rows("select plain from mails where plain like '%Counted%'")
  expect(plain).toMatch(/Counted up to \d\d:\d\d\./)
  await setCounted(start)
})

test('late in the evening a letter waits for counting until 23:00, because at midnight its day is over', async () => {
  await console.rows('delete from mails')
  await set('Dana', { hour: 22 })
  await set('Omer', { hour: 23 })
  await setCounted(lateCount)
  setHour(22)
  expect(await letters()).toEqual([])
  setHour(23)
  expect(await letters()).toMatchObject([{ outcome: 'delivered' }, { outcome: 'delivered' }])
  await setCounted(start)
  clock = start
  for (const name of ['Dana', 'Omer']) await set(name, { hour: 8 })
})

test('a letter for the week is none on Friday and Saturday', async () => {
  await console.rows('delete from mails')
  await set('Omer', { on: false })
  await set('Dana', { days: 'sun-thu' })
  const friday = addDays(today, (5 - new Date(today).getUTCDay() + 7) % 7)
  setHour(9, friday)
  await setCounted(clock)
  await writeDueMails(console.deps, await pages)
  expect(await console.rows("select from mails where kind = 'letter'")).toEqual([])
  setHour(9, addDays(friday, 2))
  await setCounted(clock)
  await writeDueMails(console.deps, await pages)
  expect(await console.rows("select from mails where kind = 'letter'")).toHaveLength(1)
})

test('"Send me one now" goes to the own address', async () => {
  await console.rows('delete from mails')
  await set('Dana', { on: false })
  expect(await (await owner.post('/api/messages/now')).json()).toEqual({ to: 'dana@example.com' })
  expect(await letters()).toMatchObject([{ outcome: 'delivered' }])
})

test('Health goes out by mail when an error appears and when it is gone, at most once an hour', async () => {
  await console.rows('delete from mails')
  await set('Dana', { healthOn: true })
  // The times of mails are those of the database.
  clock = Date.now()
  const kinds = async () =>
    (await console.rows("select kind from mails where kind in ('ill', 'well') order by created_at")).map(
      ({ kind }) => kind,
    )
  const age = () => console.rows("update mails set created_at = created_at - interval '2 hours'")
  const count = (at: string) => console.rows(`update rollup_cursors set counted_at = ${at} where rollup = 'funnel'`)
  await count("now() - interval '1 hour'")
  await letters()
  await letters()
  expect(await kinds()).toEqual(['ill'])
  await makeWell()
  await letters()
  expect(await kinds(), 'within the hour').toEqual(['ill'])
  await age()
  await letters()
  await letters()
  expect(await kinds()).toEqual(['ill', 'well'])
  expect(server.mails().some(({ subject }) => /^Health: \d+ problems?$/.test(subject))).toBe(true)
  // It has no figures, so nothing is said of "the figures below".
  for (const { text } of server.mails().filter(({ subject }) => subject.startsWith('Health')))
    expect(text).not.toContain('below')

  async function makeWell() {
    await count('now()')
    // Sample counts have a page that went quiet and no events.
    await console.rows("delete from page_daily where variant = '/duplicate'")
    await console.rows('select make_event_days()')
    const id = (at: number) =>
      `${at
        .toString(16)
        .padStart(12, '0')
        .replace(/^(.{8})/, '$1-')}-7000-8000-${randomUUID().slice(-12)}`
    await console.rows(
      `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
       values ((now() at time zone 'UTC')::date, $1, now(), $1, 'page_view', 'he', '/', '{}')`,
      [id(Date.now() - 1000)],
    )
  }
})

test('an address that the relay refuses is shown until a mail arrives again, and is tried no more', async () => {
  await console.rows('delete from mails')
  await set('Dana', { healthOn: false })
  await owner.post('/api/messages/now')
  const refusing = { from: 'x@example.com', send: async () => 'refused', close: () => {} }
  const keys = leadEncryption(console.settings.COLLECTOR_LEAD_KEYS)
  expect(await sendMails(worker, keys, refusing)).toMatchObject([{ outcome: 'failed', answer: 'refused' }])
  await console.rows('update mails set due_at = now()')
  expect(await sendMails(worker, keys, refusing)).toEqual([])
  expect((await report()).people[0]).toMatchObject({ mail: 'dana@example.com', error: 'refused' })
  await owner.post('/api/messages/now')
  expect(await sendMails(worker, keys, { ...refusing, send: async () => 200 })).toMatchObject([
    { outcome: 'delivered' },
  ])
  expect((await report()).people[0]).not.toHaveProperty('error')
})

test('addresses are encrypted, one that cannot be reached is refused, and a receiver of the whole lead wants a touched passkey', async () => {
  const receiver = { kind: 'webhook', name: 'CRM', address: 'https://crm.example/hook', body: 'lead', lang: 'en' }
  const untouched = await console.signIn('owner', { isConfirmed: false })
  expect((await untouched.post('/api/messages/receivers', receiver)).status).toBe(403)
  expect((await owner.post('/api/messages/receivers', { ...receiver, address: 'http://crm.example' })).status).toBe(400)
  expect((await owner.post('/api/messages/receivers', { ...receiver, kind: 'slack' })).status).toBe(400)
  for (const address of [
    'https://10.0.0.7/x',
    'https://0x7f.1/x',
    'https://[::1]/',
    'https://localhost/',
    'https://me@crm.example',
    'https://:pw@crm.example',
    'https://crm.example/a\u0001b',
    'https://crm.example/a\tb',
    'crm.example',
  ])
    expect.soft((await owner.post('/api/messages/receivers', { ...receiver, address })).status, address).toBe(400)
  for (const address of ['noa@example.com\u0007', 'noa', 'noa@example.com,eve@example.com'])
    expect
      .soft((await owner.post('/api/messages/receivers', { ...receiver, kind: 'mail', body: 'alert', address })).status)
      .toBe(400)
  expect((await owner.post('/api/messages/receivers', receiver)).status).toBe(200)
  const tables = await console.rows('select p::text || r::text as text from console_people p, receivers r')
  const hex = (text: string) => Buffer.from(text).toString('hex')
  for (const { text } of tables)
    expect(text).not.toMatch(new RegExp(`crm\\.example|dana@|${hex('crm.example')}|${hex('dana@')}`))
  expect((await report()).receivers).toMatchObject([{ name: 'CRM', body: 'lead', failed: 0, waiting: 0 }])
})

test('a message that is given up is counted as failed, not as waiting', async () => {
  const queue = (error: string | null, isDead: boolean) =>
    console.rows(
      `insert into outbox (kind, lead_id, receiver_id, attempts, last_error, dead_at, due_at)
       select 'test', receiver_id, receiver_id, 1, $1, case when $2 then now() end, now() + interval '1 hour' from receivers`,
      [error, isDead],
    )
  await queue('410', true)
  const [dead] = (await report()).receivers
  expect(dead).toMatchObject({ failed: 1, waiting: 0 })
  expect(dead).not.toHaveProperty('error')
  expect(dead).not.toHaveProperty('nextAt')
  await queue('503', false)
  expect((await report()).receivers).toMatchObject([
    { failed: 1, waiting: 1, error: '503', nextAt: expect.any(String) },
  ])
})

test('the worker says that it has a relay; neither it nor the console logs an address, also when the relay is away', async () => {
  await console.rows('delete from mails')
  const written: string[] = []
  const spies = [process.stdout, process.stderr].map((out) =>
    vi.spyOn(out, 'write').mockImplementation((text) => {
      written.push(String(text))
      return true
    }),
  )
  expect((await report()).hasRelay).toBe(false)
  await owner.post('/api/messages/now')
  await owner.put('/api/messages/letters/dana@example.com', { mail: 'dana@example.com' })
  const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
  const running = startWorker(
    readWorkerEnv({
      COLLECTOR_LEAD_KEYS,
      COLLECTOR_INDEX_KEY,
      COLLECTOR_WORKER_DATABASE_URL: console.urls.worker,
      COLLECTOR_WORKER_PORT: String(await freePort()),
      MAIL_URL: `smtp://127.0.0.1:${await freePort()}`,
      MAIL_FROM: 'console@example.com',
    }),
  )
  await vi.waitFor(async () => expect(await console.rows('select error from mails')).toEqual([{ error: 'ESOCKET' }]), {
    timeout: 10_000,
    interval: 100,
  })
  await running.stop()
  for (const spy of spies) spy.mockRestore()
  expect((await report()).hasRelay).toBe(true)
  expect(written.join('')).toContain('mail-retry')
  expect(written.join('')).not.toMatch(/dana@|crm\.example|Tal|Harel/)
})
