import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { csvCell } from '@repo/server/csv.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { eraseLeads } from '@repo/server/leads/erase-leads.ts'
import {
  type LeadConflict,
  type LeadCounts,
  type LeadsFound,
  type LeadsPage,
  type LeadTab,
  leadTabs,
  type OneLead,
  type WhatsAppTexts,
} from '../api/leads.ts'
import { storeLeads } from '../../../testing/seed/store-leads.ts'
import { type SignedIn, startTestConsole } from '../../../testing/test-console.ts'
import { changeLead } from './change-lead.ts'
import { leadDecryption } from './encrypted-lead.ts'
import { exportWords } from './export-words.ts'
import { saidAnswers } from './said-answers.ts'

const console_ = await startTestConsole()
afterAll(() => console_.stop())
const dana = await console_.signIn('owner')
beforeEach(() => console_.rows('truncate leads, outbox, erased_leads, audit_log cascade'))

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const isLockWaited = async () =>
  (await console_.rows("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
    .length > 0

test('a suspect that a person clears is counted with the other leads of its day', async () => {
  const [id = ''] = await storeLeads(console_, [{ flags: ['too-fast'] }])
  const worker = new pg.Pool({ connectionString: console_.urls.worker, max: 1 })
  await rollUpAll(worker)
  await worker.end()
  const suspects = () => console_.rows('select is_suspect from counted_leads where lead_id = $1', [id])
  expect(await suspects()).toEqual([{ is_suspect: true }])
  await change(id, { state: 'new' })
  expect(await suspects()).toEqual([{ is_suspect: false }])
})

test('the tabs have their leads, to-call has due callbacks before new ones, and the counts agree', async () => {
  const oldest = minutesAgo(90)
  const [first = '', second = '', third = '', fourth = ''] = await storeLeads(console_, [
    { fullName: 'Old', phone: '052-1234567', at: oldest },
    { fullName: 'New', at: minutesAgo(5), campaign: { utm_source: 'meta', utm_campaign: 'winter' }, page: '/results' },
    { fullName: 'Due late', phone: '053-1234567', at: minutesAgo(300) },
    { fullName: 'Due', phone: '054-1234567', at: minutesAgo(400) },
    { fullName: 'qwe', phone: '055-1234567', at: minutesAgo(2), flags: ['too-fast', 'rate'] },
    { fullName: 'doctor', phone: '058-1234567', flags: ['test'] },
  ])
  await change(third, { callAt: soon() })
  await change(fourth, { callAt: soon() })
  expect((await list('to-call')).leads.map(({ fullName }) => fullName)).toEqual(['New', 'Old'])
  await console_.rows("update leads set call_at = now() - interval '2 minutes' where lead_id = $1", [third])
  await console_.rows("update leads set call_at = now() - interval '1 minutes' where lead_id = $1", [fourth])
  const { leads } = await list('to-call')
  expect(leads.map(({ fullName, isDue }) => [fullName, isDue])).toEqual([
    ['Due late', true],
    ['Due', true],
    ['New', false],
    ['Old', false],
  ])
  expect(leads[2]).toMatchObject({
    id: second,
    state: 'new',
    lastDigits: '4567',
    source: 'meta',
    campaign: 'winter',
    landing: '/results',
    requests: 1,
  })
  expect(leads[2]).not.toHaveProperty('phone')
  expect((await list('suspects')).leads).toMatchObject([{ fullName: 'qwe', spamFlags: ['too-fast', 'rate'] }])
  const counts = (await (await dana.get('/api/leads/counts')).json()) as LeadCounts
  expect(counts).toEqual({
    'to-call': 4,
    due: 2,
    new: 2,
    called: 2,
    no_answer: 0,
    won: 0,
    lost: 0,
    suspects: 1,
    all: 5,
    requests: 5,
    oldestNew: oldest.toISOString(),
  })
  for (const tab of leadTabs) expect((await list(tab)).leads, tab).toHaveLength(counts[tab])
  // "Not spam" moves it, and its spam flags stay.
  const [suspect] = (await list('suspects')).leads
  expect(await change(suspect?.id ?? '', { state: 'new' })).toMatchObject({
    state: 'new',
    spamFlags: ['too-fast', 'rate'],
  })
  expect((await list('new')).leads.map(({ id }) => id)).toEqual([suspect?.id, second, first])
})

test('a line says when its outcome was written down; a note changes that of none', async () => {
  const [silent = '', before = ''] = await storeLeads(console_, [
    { phone: '052-1234567', at: minutesAgo(30) },
    { phone: '054-1234567', at: minutesAgo(5000) },
  ])
  for (const id of [silent, before]) await change(id, { state: 'no_answer' })
  const { leads } = await list('no_answer')
  await change(silent, { note: 'Asked for Rina' }, 1)
  expect((await list('no_answer')).leads[0]?.changedAt).toBe(leads[0]?.changedAt)
  expect(leads.map(({ id, hasAnswers, changedAt }) => [id, hasAnswers, typeof changedAt])).toEqual([
    [silent, false, 'string'],
    [before, false, 'string'],
  ])
})

test('pages follow each other without a gap or a repetition, also between leads of one instant', async () => {
  const at = minutesAgo(10)
  const ids = await storeLeads(
    console_,
    Array.from({ length: 7 }, (_, index) => ({ at, phone: `050-123456${index}` })),
  )
  await console_.rows(
    "update leads set state = 'called', call_at = now() - interval '1 hour' where lead_id = any ($1)",
    [ids.slice(0, 3)],
  )
  for (const tab of ['all', 'to-call'] as const) {
    const seen: string[] = []
    for (let after: string | undefined = ''; after !== undefined;) {
      const page: LeadsPage = await list(tab, { limit: '2', ...(after && { after }) })
      expect(page.leads.length).toBeLessThanOrEqual(2)
      seen.push(...page.leads.map(({ id }) => id))
      after = page.next
    }
    expect(seen.toSorted(), tab).toEqual(ids.toSorted())
    expect(new Set(seen).size).toBe(7)
    if (tab === 'to-call') expect(seen.slice(0, 3).toSorted()).toEqual(ids.slice(0, 3).toSorted())
  }
})

test('the requests of a phone are one line, the newest; a state is set for all of them, with an entry each', async () => {
  const campaign = { from: '/he-landing' }
  const [first = '', suspect = '', second = ''] = await storeLeads(console_, [
    { phone: '+972 50-123 4567', at: minutesAgo(9000), campaign, state: 'called' },
    { at: minutesAgo(60), flags: ['rate'] },
    { at: minutesAgo(30) },
    { phone: '052-7654321', at: minutesAgo(20) },
  ])
  const ids = async (tab: LeadTab) => (await list(tab)).leads.map(({ id, requests }) => [id, requests])
  expect(await ids('new')).toEqual([
    [expect.any(String), 1],
    [second, 3],
  ])
  expect((await ids('all')).at(-1)).toEqual([second, 3])
  expect(await json<LeadCounts>(dana.get('/api/leads/counts'))).toMatchObject({
    'to-call': 2,
    new: 2,
    called: 1,
    all: 2,
    requests: 4,
  })
  expect((await open(second)).requests).toBe(3)
  // A callback of the first request that is due: the phone stands there, and not among the new ones again.
  await console_.rows("update leads set call_at = now() - interval '1 minute' where lead_id = $1", [first])
  expect((await ids('to-call')).map(([id]) => id)).toEqual([first, expect.not.stringMatching(second)])
  expect(await json<LeadCounts>(dana.get('/api/leads/counts'))).toMatchObject({ 'to-call': 2, due: 1, new: 2 })
  await change(second, { state: 'won' })
  expect(
    await console_.rows('select lead_id, state, call_at from leads where lead_id = any ($1) order by received_at', [
      [first, suspect, second],
    ]),
  ).toEqual([
    { lead_id: first, state: 'won', call_at: null },
    { lead_id: suspect, state: 'suspect', call_at: null },
    { lead_id: second, state: 'won', call_at: null },
  ])
  expect(
    await console_.rows("select lead_id, facts from audit_log where action = 'lead-changed' order by entry_id"),
  ).toEqual([
    { lead_id: second, facts: { from: 'new', to: 'won' } },
    { lead_id: first, facts: { from: 'called', to: 'won', before: expect.any(String), callAt: 'none' } },
  ])
})

test('a person keeps a WhatsApp text for each language, which no other person gets', async () => {
  const texts = (person: SignedIn) => json<WhatsAppTexts>(person.get('/api/leads/texts'))
  expect(await texts(dana)).toEqual({})
  for (const text of ['Hi {first}', 'Hello {first}'])
    expect((await dana.put('/api/leads/texts', { lang: 'en', text })).status).toBe(204)
  expect(await texts(dana)).toEqual({ en: 'Hello {first}' })
  expect((await dana.put('/api/leads/texts', { lang: 'en', text: 'x'.repeat(501) })).status).toBe(400)
  await console_.rows("insert into console_people (name, role) values ('Other', 'owner')")
  await console_.rows(
    "update console_texts set person_id = (select person_id from console_people where name = 'Other')",
  )
  expect(await texts(dana)).toEqual({})
})

test('a lead shows what is known of it: the requests of its phone and its history', async () => {
  const [first = '', second = '', third = ''] = await storeLeads(console_, [
    { phone: '+972 50-123 4567', at: minutesAgo(60) },
    {
      at: minutesAgo(30),
      email: 'dana@store.example',
      answers: { goal: 'pdp', question: 'very' },
      campaign: { utm_source: 'meta', utm_campaign: 'autumn', from: '/he-landing' },
      page: '/results',
    },
    { phone: '050 1234567 / 052-7654321', at: minutesAgo(10) },
  ])
  const lead = await open(second)
  expect(lead).toMatchObject({
    person: { fullName: 'דנה לוי', phone: '050-1234567', digits: '972501234567', email: 'dana@store.example' },
    page: '/results',
    from: '/he-landing',
    source: 'meta',
    campaign: 'autumn',
    requests: 3,
    asksOutcome: false,
    version: 0,
  })
  expect(lead.person?.answers).toEqual({ goal: 'pdp', question: 'very' })
  expect((await open(first)).person).not.toHaveProperty('answers')
  expect(lead.history.map(({ is, by, lead: other }) => [is, by, other])).toEqual([
    ['opened', 'Dana', undefined],
    ['requested', undefined, third],
    ['received', undefined, undefined],
    ['requested', undefined, first],
  ])
})

test('after a call the outcome is asked for until it is written down', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  expect(await json<OneLead>(dana.post(`/api/leads/${id}/contact`, { through: 'call' }))).toMatchObject({
    asksOutcome: true,
    state: 'new',
  })
  // A note is no outcome.
  expect(await change(id, { note: 'no answer, tries later' })).toMatchObject({ asksOutcome: true, version: 1 })
  expect((await open(id)).asksOutcome).toBe(true)
  const callAt = soon()
  expect(await change(id, { callAt }, 1)).toMatchObject({ asksOutcome: false, state: 'called', callAt, version: 2 })
  await dana.post(`/api/leads/${id}/contact`, { through: 'whatsapp' })
  const won = await change(id, { state: 'won' }, 2)
  expect(won).toMatchObject({ state: 'won', note: 'no answer, tries later', asksOutcome: false })
  expect(won).not.toHaveProperty('callAt')
  expect(won.history.map(({ is, through, from, to, isNote }) => [is, through ?? to, from, isNote])).toEqual([
    ['changed', 'won', 'called', undefined],
    ['contacted', 'whatsapp', undefined, undefined],
    ['changed', 'called', 'new', undefined],
    ['opened', undefined, undefined, undefined],
    ['changed', undefined, undefined, true],
    ['contacted', 'call', undefined, undefined],
    ['received', undefined, undefined, undefined],
  ])
})

test('Undo gives every request of the phone the state and the callback that the last outcome ended', async () => {
  const phone = '052-7770101'
  const callAt = soon()
  const [won = '', fresh = ''] = await storeLeads(console_, [
    { phone, at: minutesAgo(9000), state: 'won' },
    { phone, at: minutesAgo(30), state: 'called', callAt: new Date(callAt) },
  ])
  const noAnswer = await change(fresh, { state: 'no_answer' })
  expect(noAnswer).not.toHaveProperty('callAt')
  // It is not ended without a word.
  expect(noAnswer.history[0]).toMatchObject({ is: 'changed', from: 'called', to: 'no_answer', callAt: 'none' })
  const noted = await change(fresh, { note: 'tries again' }, 1)
  const { version } = noted
  const undo = (id: string, seen: number) => dana.post(`/api/leads/${id}/undo`, { version: seen })
  expect((await undo(fresh, version - 1)).status).toBe(409)
  expect(await json<OneLead>(undo(fresh, version))).toMatchObject({ state: 'called', callAt, note: 'tries again' })
  expect(await open(won)).toMatchObject({ state: 'won' })
  expect((await undo(fresh, version + 1)).status, 'once').toBe(409)
})

test('the outcome of another person is not taken back', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  await change(id, { state: 'lost' })
  const omer = await console_.signIn('caller')
  expect((await omer.post(`/api/leads/${id}/undo`, { version: 1 })).status).toBe(409)
  expect((await omer.patch(`/api/leads/${id}`, { version: 1, state: 'won' })).status).toBe(200)
  expect((await omer.post(`/api/leads/${id}/undo`, { version: 2 })).status).toBe(200)
  expect(await open(id)).toMatchObject({ state: 'lost' })
})

test('of two people who change one lead, the second gets 409 with the lead as it is', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  const answers = await Promise.all(
    ['won', 'lost', 'called'].map((state) => dana.patch(`/api/leads/${id}`, { state, version: 0 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const states = await Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as OneLead | LeadConflict
      return 'lead' in body ? body.lead.state : body.state
    }),
  )
  expect(new Set(states).size).toBe(1)
  expect(await console_.rows("select 1 from audit_log where action = 'lead-changed'")).toHaveLength(1)
})

test('of two people who change two requests of one phone at the same moment, one is done and the other gets the conflict', async () => {
  const [first = '', second = ''] = await storeLeads(console_, [{ at: minutesAgo(2) }, { at: minutesAgo(1) }])
  const pool = new pg.Pool({ connectionString: console_.urls.console, max: 2 })
  const { encryption } = leadDecryption(console_.settings.COLLECTOR_LEAD_KEYS)
  let entries = 0
  // The first one goes on when the second is as far, or waits for a lock.
  const audit = async () => {
    entries += 1
    await expect.poll(async () => entries > 1 || (await isLockWaited()), { timeout: 10_000 }).toBe(true)
  }
  const outcomes = await Promise.all([
    changeLead(pool, encryption, first, { version: 0, state: 'won' }, audit),
    changeLead(pool, encryption, second, { version: 0, state: 'lost' }, audit),
  ])
  await pool.end()
  expect(outcomes.toSorted()).toEqual(['changed', 'conflict'])
  const states = await console_.rows('select distinct state from leads')
  expect(states).toEqual([{ state: outcomes[0] === 'changed' ? 'won' : 'lost' }])
})

test('an erasure waits for a change of the lead that has begun, and both are done', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  const pool = new pg.Pool({ connectionString: console_.urls.console, max: 2 })
  // The statements of changeLead, with the erasure between them.
  const changing = await pool.connect()
  await changing.query('begin')
  await changing.query('select from leads where lead_id = $1 for update', [id])
  const key = console_.settings.COLLECTOR_INDEX_KEY
  const erased = eraseLeads(pool, key, phoneIndexes(key, '0501234567'))
  await expect.poll(isLockWaited, { timeout: 10_000 }).toBe(true)
  await changing.query("update leads set state = 'won' where lead_id = $1", [id])
  await changing.query('commit')
  changing.release()
  expect(await erased).toEqual({ leads: 1, messages: 0 })
  await pool.end()
})

test.each([
  ['nothing to change', { version: 0 }],
  ['a suspect', { version: 0, state: 'suspect' }],
  ['a test lead', { version: 0, state: 'test' }],
  ['new with a callback', { version: 0, state: 'new', callAt: soon() }],
  ['a callback of long ago', { version: 0, callAt: '2020-01-01T00:00:00Z' }],
  ['a callback that is no time', { version: 0, callAt: 'tomorrow' }],
  ['no version', { state: 'won' }],
  ['a long note', { version: 0, note: 'x'.repeat(4001) }],
  ['other fields', { version: 0, state: 'won', flags: [] }],
])('a change that is not valid is refused: %s', async (_, body) => {
  const [id = ''] = await storeLeads(console_, [{}])
  const answer = await dana.patch(`/api/leads/${id}`, body)
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid' }])
  expect(await console_.rows('select version from leads')).toEqual([{ version: 0 }])
})

test('a lead whose key is missing or whose bytes were changed is listed and opened as such; the others are readable', async () => {
  const [missing = '', changed = '', well = ''] = await storeLeads(console_, [
    { phone: '052-1234567', at: minutesAgo(3) },
    { phone: '053-1234567', at: minutesAgo(2) },
    { at: minutesAgo(1) },
  ])
  await console_.rows("update leads set key_id = 'k0' where lead_id = $1", [missing])
  await console_.rows("update leads set full_name_sealed = full_name_sealed || '\\x00' where lead_id = $1", [changed])
  await change(well, { note: 'well' })
  await console_.rows("update leads set note_key_id = 'k0' where lead_id = $1", [well])
  const { leads } = await list('new')
  expect(leads.map(({ id, fullName }) => [id, fullName])).toEqual([
    [well, 'דנה לוי'],
    [changed, undefined],
    [missing, undefined],
  ])
  expect((await open(missing)).error).toEqual({ is: 'missing-key', keyId: 'k0' })
  expect((await open(changed)).error).toEqual({ is: 'changed-bytes', keyId: 'test' })
  const one = await open(well)
  expect(one).toMatchObject({ person: { fullName: 'דנה לוי' }, noteError: { is: 'missing-key', keyId: 'k0' } })
  expect(one).not.toHaveProperty('note')
  // It can still be written down what became of it, and erased.
  expect(await change(missing, { state: 'lost' })).toMatchObject({ state: 'lost' })
  expect(await json(dana.post(`/api/leads/${missing}/erase`))).toMatchObject({ leads: 1 })
})

test('a lead is found by its whole phone in any spelling, by its last digits and by any part of its name until it is erased', async () => {
  const [, unreadable = ''] = await storeLeads(console_, [
    { fullName: 'Mia Sol', phone: '052-765-4321', at: minutesAgo(3) },
    { fullName: 'Dana of a lost key', phone: '052-0004321' },
    { fullName: 'דָּנָה לוי', phone: '+972 (0)50 123 4567', at: minutesAgo(2) },
    { fullName: 'Dana Levi', phone: '053-1111111', at: minutesAgo(1) },
    { fullName: 'Dana of the doctor', phone: '053-1111111', flags: ['test'] },
  ])
  await console_.rows("update leads set key_id = 'k0' where lead_id = $1", [unreadable])
  const names = async (text: string) => (await search(text)).leads.map(({ fullName }) => fullName)
  for (const phone of ['0501234567', '+972-50-1234567', '00972501234567', '٠٥٠١٢٣٤٥٦٧'])
    expect(await names(phone), phone).toEqual(['דָּנָה לוי'])
  for (const text of ['דנה', '4567', 'נה 4567']) expect(await names(text), text).toEqual(['דָּנָה לוי'])
  for (const text of ['DANA', 'ana', 'levi da']) expect(await names(text), text).toEqual(['Dana Levi'])
  expect(await names('4321')).toEqual(['Mia Sol'])
  for (const text of ['0501234568', 'nobody', 'dana sol', '??'])
    expect(await search(text), text).toEqual({ leads: [], searched: 4, total: 4 })
  const entries = await console_.rows(
    "select count, facts from audit_log where action = 'leads-searched' order by entry_id",
  )
  expect(entries).toHaveLength(15)
  expect(JSON.stringify(entries)).not.toMatch(/dana|דנה|nobody|4567|4321/i)
  expect([entries[0], entries[4], entries[5]]).toEqual([
    { count: 1, facts: { by: 'phone' } },
    { count: 1, facts: { by: 'name' } },
    { count: 1, facts: { by: 'phone' } },
  ])
  const [{ id = '' } = {}] = (await search('דנה')).leads
  await dana.post(`/api/leads/${id}/erase`)
  expect(await search('דנה')).toEqual({ leads: [], searched: 3, total: 3 })
})

test('an export in CSV has every lead, a line each, and no cell that a spreadsheet takes for a formula', async () => {
  const corpus = [
    '=1+1',
    '+cmd|x',
    '-2',
    '@A1',
    '\t=1',
    ' "=1"',
    '＝1',
    '\u{202e}evil\u{202c}',
    'a,"b"\r\nc',
    '%x',
    'דנה "לוי"',
  ]
  await storeLeads(
    console_,
    corpus.map((fullName, index) => ({ fullName, phone: `+972 50-123 45${10 + index}`, at: minutesAgo(index) })),
  )
  await console_.rows(
    "update leads set key_id = 'k0' where lead_id = (select lead_id from leads order by received_at limit 1)",
  )
  const answer = await dana.post('/api/leads/export', { tab: 'all', lang: 'en' })
  expect(answer.headers.get('x-total')).toBe('11')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="leads-all-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const lines = bytes.subarray(3).toString().split('\r\n')
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toBe('')
  const { received, state, callBack, name, phone } = exportWords.en.heads
  expect(lines[0]).toContain(`"${received} (UTC)","${state}","${callBack} (UTC)","${name}","${phone}"`)
  const cells = lines.slice(1, -1).map((line) => [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell]) => cell))
  expect(new Set(cells.map(({ length }) => length))).toEqual(new Set([20]))
  expect(cells.map((line) => line[3])).toEqual([
    "'=1+1",
    "'+cmd|x",
    "'-2",
    "'@A1",
    "' =1",
    `' ""=1""`,
    "'＝1",
    'evil',
    'a,""b"" c',
    "'%x",
    '',
  ])
  expect(cells[0]?.[4]).toBe('050-1234510')
  expect(cells[10]?.[18]).toBe('missing-key')
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
  expect(await exports_()).toEqual([
    { action: 'export-begun', count: 11, facts: { tab: 'all', format: 'csv' } },
    { action: 'export-finished', count: 11, facts: { tab: 'all', format: 'csv', whole: 'yes' } },
  ])
})

test.each(['en', 'he'] as const)(
  'CSV in %s has states and answers in words, times on the clock of the owner, and phones as they are dialled',
  async (lang) => {
    const { heads, states } = exportWords[lang]
    await setTimeZone('Asia/Jerusalem')
    await storeLeads(console_, [
      // Winter time, and the last day of summer time.
      {
        phone: '+972 50-000 0167',
        at: new Date('2026-11-17T14:54:15Z'),
        state: 'no_answer',
        callAt: new Date('2026-11-18T22:30:00Z'),
      },
      {
        phone: '0500000168',
        at: new Date('2026-10-24T14:54:15Z'),
        flags: ['too-fast'],
        answers: { goal: 'pdp', aov: 'b2' },
      },
    ])
    const file = await (await dana.post('/api/leads/export', { tab: 'all', lang })).text()
    await setTimeZone('UTC')
    const lines = file.replace('\u{feff}', '').split('\r\n')
    expect(lines[0]).toContain(
      `"${heads.received} (Asia/Jerusalem)","${heads.state}","${heads.callBack} (Asia/Jerusalem)","${heads.name}"`,
    )
    expect(lines[1]).toContain(`"2026-11-17 16:54","${states.no_answer}","2026-11-19 00:30","דנה לוי","050-0000167"`)
    expect(lines[2]).toContain(`"2026-10-24 17:54","${states.suspect}","","דנה לוי","050-0000168"`)
    expect(lines[2]).toContain(csvCell(saidAnswers({ goal: 'pdp', aov: 'b2' }, lang)))
  },
)

test('an export that the browser cancels stops reading and is written down with its rows', async () => {
  await storeLeads(console_, [{}])
  await console_.rows(
    `insert into leads (lead_id, received_at, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route)
     select gen_random_uuid(), now() - n * interval '1 second', key_id, full_name_sealed || full_name_sealed, phone_sealed, phone_index, 'he', repeat('x', 2000)
     from leads, generate_series(1, 20000) n`,
  )
  const answer = await new Promise<IncomingMessage>((resolve) => {
    const { origin, port } = console_
    const sent = request(`http://127.0.0.1:${port}/api/leads/export`, {
      method: 'POST',
      headers: {
        host: new URL(origin).host,
        origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: dana.cookie,
      },
    })
    sent.once('response', resolve)
    sent.end(JSON.stringify({ tab: 'all', lang: 'en' }))
  })
  await once(answer, 'readable')
  answer.destroy()
  await expect.poll(async () => (await exports_()).at(-1)?.action, { timeout: 15_000 }).toBe('export-finished')
  const end = (await exports_()).at(-1)
  expect(end?.facts).toMatchObject({ whole: 'no' })
  expect(end?.count).toBeLessThan(20_000)
})

test('erasure deletes every lead of the phone and leaves tombstones, messages and an audit entry; a retry is not stored', async () => {
  const [first = '', second = '', other = ''] = await storeLeads(console_, [
    { phone: '050-1234567' },
    { phone: '+972501234567 / 052-7654321' },
    { phone: '053-1111111' },
  ])
  await console_.rows('update outbox set first_sent_at = now(), delivered_at = now() where lead_id = $1', [first])
  expect(await json(dana.post(`/api/leads/${first}/erase`))).toEqual({ leads: 2, messages: 1 })
  expect(await console_.rows('select lead_id from leads')).toEqual([{ lead_id: other }])
  expect(await console_.rows("select lead_id from outbox where kind = 'lead.erased'")).toEqual([{ lead_id: first }])
  expect(await console_.rows('select 1 from outbox where lead_id = $1', [second])).toEqual([])
  expect(await console_.rows('select 1 from erased_leads')).toHaveLength(2)
  const entries = await console_.rows(
    "select person_name, lead_id, count, facts from audit_log where action = 'lead-erased'",
  )
  expect(entries).toEqual([{ person_name: 'Dana', lead_id: first, count: 2, facts: { messages: 1 } }])
  expect((await dana.get(`/api/leads/${first}`)).status).toBe(404)
})

test('a lead that arrives during an erasure is erased too', async () => {
  await storeLeads(console_, [{}])
  const key = console_.settings.COLLECTOR_INDEX_KEY
  const pool = new pg.Pool({ connectionString: console_.urls.console })
  // Between the two statements of an erasure: the ids are read, and then erased.
  const query = pool.query.bind(pool) as (sql: string, values: unknown[]) => Promise<pg.QueryResult>
  let hasArrived = false
  const slow = Object.assign(pool, {
    async query(sql: string, values: unknown[]) {
      const result = await query(sql, values)
      if (!hasArrived) {
        hasArrived = true
        await storeLeads(console_, [{}])
      }
      return result
    },
  })
  expect(await eraseLeads(slow, key, phoneIndexes(key, '0501234567'))).toEqual({ leads: 2, messages: 0 })
  expect(await console_.rows('select 1 from leads')).toEqual([])
  expect(await console_.rows('select 1 from erased_leads')).toHaveLength(2)
  await pool.end()
})

test('export and erasure want a passkey that was touched just now', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  const unconfirmed = await console_.signIn('owner', { isConfirmed: false })
  for (const answer of [
    await unconfirmed.post('/api/leads/export', { tab: 'all', lang: 'en' }),
    await unconfirmed.post(`/api/leads/${id}/erase`),
  ])
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'confirm' }])
  expect(await console_.rows('select 1 from leads')).toHaveLength(1)
  expect(await exports_()).toEqual([])
})

test('the role of the console changes nothing of a lead but what became of it, and deletes none', async () => {
  const [id = ''] = await storeLeads(console_, [{}])
  const client = new pg.Client(console_.urls.console)
  await client.connect()
  for (const sql of [
    'delete from leads',
    'truncate leads',
    "update leads set phone_sealed = ''",
    "update leads set flags = '{}'",
    'update leads set received_at = now()',
    'insert into leads select * from leads',
    'insert into outbox (kind, lead_id) select kind, lead_id from outbox',
    'delete from outbox',
    'select * from erased_leads',
    'insert into erased_leads (lead_hash) values (sha256(now()::text::bytea))',
    "update audit_log set action = 'x'",
    'delete from audit_log',
  ])
    await expect(client.query(sql), sql).rejects.toMatchObject({ code: '42501' })
  await client.query("update leads set state = 'won', version = version + 1 where lead_id = $1", [id])
  await client.end()
  for (const role of ['ingest', 'report'] as const) {
    const other = new pg.Client(console_.urls[role])
    await other.connect()
    await expect(other.query("select erase_leads('{}', '{}', '{}', 60, null, null, null)")).rejects.toMatchObject({
      code: '42501',
    })
    await other.end()
  }
})

test('every list, opening, change and contact is in the audit log, without a name, a phone or a note', async () => {
  const [id = ''] = await storeLeads(console_, [{ fullName: 'Ploni Almoni' }, { phone: '052-1234567' }])
  await list('all')
  await open(id)
  await dana.post(`/api/leads/${id}/contact`, { through: 'call' })
  await change(id, { state: 'lost', note: 'secret note' })
  const entries = await console_.rows(
    'select person_name, action, lead_id, count, facts from audit_log order by entry_id',
  )
  expect(entries).toEqual([
    { person_name: 'Dana', action: 'leads-listed', lead_id: null, count: 2, facts: { tab: 'all' } },
    { person_name: 'Dana', action: 'lead-opened', lead_id: id, count: null, facts: {} },
    { person_name: 'Dana', action: 'lead-contacted', lead_id: id, count: null, facts: { through: 'call' } },
    {
      person_name: 'Dana',
      action: 'lead-changed',
      lead_id: id,
      count: null,
      facts: { from: 'new', to: 'lost', note: 'written' },
    },
  ])
  const [row] = await console_.rows('select * from leads where lead_id = $1', [id])
  expect(JSON.stringify(row)).not.toContain('secret note')
  const { decrypt } = leadEncryption(console_.settings.COLLECTOR_LEAD_KEYS)
  expect(decrypt(row.note_key_id, id, 'note', row.note_sealed)).toBe('secret note')
})

test.each([
  '/api/leads',
  '/api/leads?tab=spam',
  '/api/leads?tab=all&limit=51',
  '/api/leads?tab=all&after=x',
  '/api/leads?tab=all&name=dana',
])('a list that is not asked for properly is refused: %s', async (path) =>
  expect((await dana.get(path)).status).toBe(400),
)

test.each(['x', '00000000-0000-4000-8000-000000000000', `'%20or%201=1`])('there is no lead %s', async (id) => {
  expect((await dana.get(`/api/leads/${id}`)).status).toBe(404)
  expect(await console_.rows("select 1 from audit_log where action = 'lead-opened'")).toEqual([])
})

async function list(tab: LeadTab, more: Record<string, string> = {}): Promise<LeadsPage> {
  return json(dana.get(`/api/leads?${new URLSearchParams({ tab, ...more })}`))
}

function open(id: string): Promise<OneLead> {
  return json(dana.get(`/api/leads/${id}`))
}

function change(id: string, fields: Record<string, unknown>, version = 0): Promise<OneLead> {
  return json(dana.patch(`/api/leads/${id}`, { version, ...fields }))
}

function search(text: string): Promise<LeadsFound> {
  return json(dana.post('/api/leads/search', { text }))
}

/** Of the worker, as its counts have it. */
function setTimeZone(zone: string) {
  return console_.rows(
    `insert into rollup_cursors (rollup, next_transaction, time_zone) values ('funnel', 0, $1)
     on conflict (rollup) do update set time_zone = excluded.time_zone`,
    [zone],
  )
}

function exports_() {
  return console_.rows("select action, count, facts from audit_log where action like 'export-%' order by entry_id")
}

async function json<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer
  expect(response.status, response.url).toBe(200)
  return (await response.json()) as T
}
