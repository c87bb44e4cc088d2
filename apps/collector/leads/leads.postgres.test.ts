import { afterAll, expect, test } from 'vitest'
import { sampleAssignment } from '@repo/testing/seed/sample-experiments.ts'
import { applyRetention } from '../storage/apply-retention.ts'
import { erasePerson } from '@repo/server/leads/erase-leads.ts'
import { readLastLeads, readLead } from './read-leads.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestCollector } from '../testing/test-collector.ts'
import { startTestService } from '../testing/test-service.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { testHeader, testToken } from '@repo/server/leads/test-token.ts'

const collector = await startTestCollector({}, { leadsPerMinute: 300 })
afterAll(() => collector.stop())
const { worker } = collector
const encryption = leadEncryption([{ id: 'test', secret: Buffer.alloc(32, 1) }])

test('a lead is stored encrypted, with its outbox message, and decrypts with the key', async () => {
  const lead = { ...sampleLead(), route: '/?email=dana@example.com', utm_source: 'meta' }
  const answer = await collector.service.post('/v1/leads', lead)
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1 }])
  const [row] = await collector.rows('select * from leads where lead_id = $1', [lead.id])
  expect(row).toMatchObject({ page_lang: 'he', route: '/', campaign: { utm_source: 'meta' }, fill_ms: 9000, flags: [] })
  expect(JSON.stringify(row)).not.toContain(lead.fullName)
  expect(encryption.decrypt(row.key_id, lead.id, 'fullName', row.full_name_sealed)).toBe(lead.fullName)
  expect(encryption.decrypt(row.key_id, lead.id, 'phone', row.phone_sealed)).toBe(lead.phone)
  expect([row.phone_index]).toEqual(phoneIndexes(Buffer.alloc(32, 2), '+972501234567'))
  expect(await collector.rows('select kind from outbox where lead_id = $1', [lead.id])).toEqual([
    { kind: 'lead.created' },
  ])
})

test('a lead keeps the assignment of an experiment if it is fresh and new, with its place in its network; any other is dropped, not the lead', async () => {
  const assigned = (nonce: number, at = now) => sampleAssignment('six', 'b', at, String(nonce).padStart(12, '0'))
  const now = Date.now()
  const assignments = [assigned(1), assigned(2), assigned(3, now - 3 * 3_600_000), assigned(1), 'x']
  const stored = []
  for (const exp of assignments) {
    const lead = { ...sampleLead(), from: '/', exp }
    expect((await collector.service.post('/v1/leads', lead)).status).toBe(200)
    // A retry takes no second place.
    await collector.service.post('/v1/leads', lead)
    stored.push(...(await collector.rows('select campaign from leads where lead_id = $1', [lead.id])))
  }
  const [first, second, ...others] = stored.map(({ campaign }) => campaign)
  expect(first).toEqual({ from: '/', exp: expect.stringMatching(/^six\.b\.\d{10}\.1$/) })
  expect(second).toEqual({ from: '/', exp: expect.stringMatching(/^six\.b\.\d{10}\.2$/) })
  expect(others).toEqual([{ from: '/' }, { from: '/' }, { from: '/' }])
})

test('the optional fields are stored encrypted, read and printed with the lead, and absent if they were left empty', async () => {
  const lead = { ...sampleLead(), email: ' dana@store.example ', storeAddress: 'https://store.example/he' }
  expect((await collector.service.post('/v1/leads', lead)).status).toBe(200)
  const empty = { ...sampleLead(), email: '', storeAddress: ' ' }
  expect((await collector.service.post('/v1/leads', empty)).status).toBe(200)
  const [row] = await collector.rows('select email_sealed, store_address_sealed from leads where lead_id = $1', [
    lead.id,
  ])
  for (const sealed of [row.email_sealed, row.store_address_sealed]) expect(sealed.toString()).not.toContain('store')
  expect(await readLead(worker, encryption, lead.id)).toMatchObject({
    email: 'dana@store.example',
    storeAddress: 'https://store.example/he',
  })
  const read = await readLead(worker, encryption, empty.id)
  expect(read).not.toHaveProperty('email')
  expect(read).not.toHaveProperty('storeAddress')
})

test('attached answers are stored encrypted with the lead and read with it; unknown ones are left out and reject no lead', async () => {
  const answers = { goal: 'pdp', pain: 'low_cr', question: 'very' }
  const [attached, unknown, without] = [
    { ...sampleLead(), answers: { ...answers, aov: 'b9', mood: 'good' } },
    { ...sampleLead(), answers: { goal: 'x' } },
    sampleLead(),
  ]
  for (const lead of [attached, unknown, without])
    expect((await collector.service.post('/v1/leads', lead)).status).toBe(200)
  const rows = await collector.rows('select * from leads where lead_id = any ($1) order by answers_sealed is null', [
    [attached, unknown, without].map(({ id }) => id),
  ])
  expect(rows.map(({ answers_sealed: sealed }) => sealed !== null)).toEqual([true, false, false])
  // Nowhere else in the row, and so in no count of leads.
  expect(JSON.stringify(rows)).not.toMatch(/pdp|low_cr/)
  expect(rows[0].answers_sealed.toString()).not.toContain('pdp')
  expect((await readLead(worker, encryption, attached.id))?.answers).toEqual(answers)
  for (const { id } of [unknown, without]) expect(await readLead(worker, encryption, id)).not.toHaveProperty('answers')
})

test.each([{ email: 'dana' }, { email: 7 }, { storeAddress: 'my store' }])(
  'a lead with a malformed optional field is rejected: %j',
  async (fields) => {
    const answer = await collector.service.post('/v1/leads', { ...sampleLead(), ...fields })
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'malformed-lead' }])
  },
)

test('200 concurrent duplicates of a lead store one row and one message', async () => {
  const lead = sampleLead()
  const answers = await Promise.all(Array.from({ length: 200 }, () => collector.service.post('/v1/leads', lead)))
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
  expect(await collector.rows('select 1 from leads where lead_id = $1', [lead.id])).toHaveLength(1)
  expect(await collector.rows('select 1 from outbox where lead_id = $1', [lead.id])).toHaveLength(1)
})

test.each([
  ['honeypot', { website: 'http://spam.example' }, {}],
  ['too-fast', { fillMs: 300 }, {}],
  ['bot', {}, { 'user-agent': 'curl/8.0' }],
])('a suspicious lead is stored and flagged %s', async (flag, fields, headers) => {
  const lead = { ...sampleLead(), ...fields }
  expect((await collector.service.post('/v1/leads', lead, headers)).status).toBe(200)
  expect(await collector.rows('select flags from leads where lead_id = $1', [lead.id])).toEqual([{ flags: [flag] }])
})

test('a lead with invalid characters is stored', async () => {
  const lead = { ...sampleLead(), fullName: 'Da\0na \ud83d', route: `/${'x'.repeat(5000)}\0`, fillMs: 1e300 }
  expect((await collector.service.post('/v1/leads', lead)).status).toBe(200)
  expect(await collector.rows('select fill_ms from leads where lead_id = $1', [lead.id])).toEqual([
    { fill_ms: 2 ** 31 - 1 },
  ])
})

test('a lead without a name is rejected and only counted: no unencrypted table stores it', async () => {
  await collector.rows('truncate bad_events')
  const answer = await collector.service.post('/v1/leads', { ...sampleLead(), fullName: ' ', phone: '052-7654321' })
  expect(answer.status).toBe(400)
  expect(await collector.rows('select 1 from bad_events')).toEqual([])
})

test.each([
  ['whole', JSON.stringify(sampleLead())],
  ['truncated', JSON.stringify(sampleLead()).slice(0, 120)],
  ['as a form would send it', 'fullName=Dana&phone=050-1234567'],
  ['among events', JSON.stringify({ events: [sampleLead()] })],
  ['of another form', '{"name":"lead","tel":"0501234567"}'],
  ['of another form, among events', '{"events":[{"phoneNumber":972501234567}]}'],
])('a lead that is sent to /v1/events is not stored there: %s', async (_, body) => {
  await collector.rows('truncate bad_events')
  await collector.service.post('/v1/events', body)
  expect(await collector.rows('select payload from bad_events')).toEqual([{ payload: 'looks like a lead' }])
})

test('an erased lead is acknowledged when it is sent again, and not stored', async () => {
  const lead = { ...sampleLead(), phone: '053-7777777' }
  await collector.service.post('/v1/leads', lead)
  expect(await erasePerson(worker, Buffer.alloc(32, 2), '0537777777')).toEqual({ leads: 1, messages: 0 })
  const answer = await collector.service.post('/v1/leads', lead)
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1 }])
  for (const table of ['leads', 'outbox'])
    expect(await collector.rows(`select 1 from ${table} where lead_id = $1`, [lead.id])).toEqual([])
})

test('neither logs nor metrics contain a name or a phone, not even of malformed leads', async () => {
  const { service } = collector
  const readMetrics = async () => (await fetch(`${service.url}/metrics`)).text()
  const countInvalid = (metrics: string) =>
    Number(/collector_leads_total{outcome="invalid"} (\d+)/.exec(metrics)?.[1] ?? 0)
  const before = countInvalid(await readMetrics())
  await service.post('/v1/leads', sampleLead())
  await service.post('/v1/leads', '{"fullName":"Ploni Almoni","phone":"054-9876543"')
  await service.post('/v1/events', { events: [{ ...sampleEvent(), route: 'Ploni Almoni 054-9876543', lang: 1 }] })
  const metrics = await readMetrics()
  expect(countInvalid(metrics)).toBe(before + 1)
  const output = service.output() + metrics
  expect(output).toContain('lead-stored')
  for (const secret of ['Ploni', '9876543', 'דנה', '1234567', '127.0.0.1']) expect(output).not.toContain(secret)
})

test('a test lead of the owner has no message, is not listed, and is gone after a day if it was not removed', async () => {
  const other = sampleLead()
  await collector.service.post('/v1/leads', other)
  const lead = { ...sampleLead(), fillMs: 1 }
  const token = testToken(Buffer.alloc(32, 2), lead.id)
  const answer = await collector.service.post('/v1/leads', lead, { [testHeader]: token })
  expect([answer.status, await answer.json()]).toEqual([200, { accepted: 1 }])
  expect(await collector.rows('select flags from leads where lead_id = $1', [lead.id])).toEqual([{ flags: ['test'] }])
  expect(await collector.rows('select from outbox where lead_id = $1', [lead.id])).toEqual([])
  const listed = (await readLastLeads(worker, encryption, 1000)).map((one) => (one instanceof Error ? '' : one.id))
  expect(listed).toContain(other.id)
  expect(listed).not.toContain(lead.id)
  await collector.rows("update leads set received_at = now() - interval '25 hours' where lead_id = $1", [lead.id])
  expect(await applyRetention(worker, 90)).toMatchObject({ leads: 0, testLeads: 1 })
})

test('a test lead without the key is rejected and not stored', async () => {
  const lead = sampleLead()
  const forged = [testToken(Buffer.alloc(32, 3), lead.id), testToken(Buffer.alloc(32, 2), sampleLead().id)]
  for (const token of ['', 'x', ...forged]) {
    const answer = await collector.service.post('/v1/leads', lead, { [testHeader]: token })
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'test-token' }])
  }
  expect(await collector.rows('select from leads where lead_id = $1', [lead.id])).toEqual([])
})

test('leads over the limit of a day are flagged, and stored all the same', async () => {
  const limited = await startTestService(collector.urls.ingest, { COLLECTOR_LEADS_PER_DAY: '2' })
  const leads = Array.from({ length: 4 }, () => sampleLead())
  for (const lead of leads) expect((await limited.post('/v1/leads', lead)).status).toBe(200)
  await limited.stop()
  const ids = leads.map(({ id }) => id)
  const stored = await collector.rows('select flags from leads where lead_id = any($1) order by received_at', [ids])
  expect(stored.map(({ flags }) => flags)).toEqual([[], [], ['rate'], ['rate']])
})

test('a mail address or a phone number in a campaign is not stored', async () => {
  const lead = { ...sampleLead(), utm_source: 'mail', utm_content: 'dana@example.com', utm_term: '050-1234567' }
  await collector.service.post('/v1/leads', lead)
  expect(await collector.rows('select campaign from leads where lead_id = $1', [lead.id])).toEqual([
    { campaign: { utm_source: 'mail', utm_content: 'redacted', utm_term: 'redacted' } },
  ])
})

test('an attacker with many /64s of one IPv6 /48 is limited, too: four times as many leads, then flagged, then 429', async () => {
  const limited = await startTestService(
    collector.urls.ingest,
    { COLLECTOR_TRUST_PROXY: 'true' },
    { leadsPerMinute: 1, leadsPerMinuteHard: 2 },
  )
  const leads = Array.from({ length: 10 }, () => sampleLead())
  const statuses = []
  for (const [at, lead] of leads.entries())
    statuses.push((await limited.post('/v1/leads', lead, { 'x-forwarded-for': `2a00:1450:4001:${at + 1}::1` })).status)
  const other = sampleLead()
  statuses.push((await limited.post('/v1/leads', other, { 'x-forwarded-for': '2a00:1450:4002:1::1' })).status)
  await limited.stop()
  expect(statuses).toEqual([...Array(8).fill(200), 429, 429, 200])
  const ids = [...leads, other].map(({ id }) => id)
  const stored = await collector.rows('select flags from leads where lead_id = any($1) order by received_at', [ids])
  expect(stored.map(({ flags }) => flags)).toEqual([...Array(4).fill([]), ...Array(4).fill(['rate']), []])
})

test('leads over the rate limit are flagged, and over the hard limit rejected with 429', async () => {
  const limited = await startTestService(collector.urls.ingest, {}, { leadsPerMinute: 2, leadsPerMinuteHard: 4 })
  const leads = Array.from({ length: 5 }, () => sampleLead())
  const answers = []
  for (const lead of leads) answers.push(await limited.post('/v1/leads', lead))
  await limited.stop()
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429])
  expect(Number(answers[4]?.headers.get('retry-after'))).toBeGreaterThan(0)
  const ids = leads.map(({ id }) => id)
  const stored = await collector.rows('select flags from leads where lead_id = any($1) order by received_at', [ids])
  expect(stored.map(({ flags }) => flags)).toEqual([[], [], ['rate'], ['rate']])
})
