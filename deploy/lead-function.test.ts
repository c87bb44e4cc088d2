import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sentLead } from '@repo/contract/lead-schema.ts'
import type { SentLead } from '@repo/contract/lead.ts'
import { redactPersonal } from '@repo/collector/ingest/redact-personal.ts'
import { startFakeCrm, type FakeCrm } from '@repo/collector/testing/fake-crm.ts'
import { onRequestPost } from './functions/collect/v1/leads.ts'

const own = 'https://sondia.example'
const lead: SentLead = {
  id: '019a0000-0000-7000-8000-000000000001',
  fullName: ' נועה לב ',
  phone: '050-555-0142',
  email: 'noa@store.example',
  storeAddress: 'store.example',
  answers: { goal: 'pdp' },
  pageLang: 'he',
  route: '/lead?utm_source=meta&fbclid=1',
  fillMs: 9000,
  website: '',
  utm_source: 'meta',
  from: '/he',
}

let crm: FakeCrm
const said: unknown[] = []
beforeEach(async () => {
  crm = await startFakeCrm()
  vi.spyOn(console, 'error').mockImplementation((...parts) => void said.push(parts.join(' ')))
})
afterEach(async () => {
  vi.restoreAllMocks()
  said.length = 0
  await crm.close()
})

test('LD-02 a lead is passed on as the collector sends it: signed, with its id as the idempotency key, and accepted', async () => {
  expect(await post(lead)).toEqual([200, { accepted: 1 }])
  expect(crm.requests).toHaveLength(1)
  const { body = '', headers } = crm.requests[0] ?? {}
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': lead.id })
  const [, time, signature] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers?.['x-signature'])) ?? []
  expect(signature).toBe(createHmac('sha256', 'a secret').update(`${time}.${body}`).digest('hex'))
  expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(60)
  expect(JSON.parse(body)).toEqual({
    kind: 'lead.created',
    id: lead.id,
    lead: {
      id: lead.id,
      receivedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      fullName: 'נועה לב',
      phone: lead.phone,
      email: lead.email,
      storeAddress: lead.storeAddress,
      answers: lead.answers,
      lang: 'he',
      route: '/lead',
      campaign: { utm_source: 'meta', from: '/he' },
      flags: [],
    },
  })
})

test.each([
  [{ website: 'https://spam.example' }, ['honeypot']],
  [{ fillMs: 1499 }, ['too-fast']],
  [{ fillMs: 1500 }, []],
])('LD-02 a suspicious lead is passed on with a flag: %j', async (more, flags) => {
  expect(await post({ ...lead, ...more })).toEqual([200, { accepted: 1 }])
  expect(JSON.parse(crm.requests[0]?.body ?? '')).toMatchObject({ lead: { flags } })
})

test.each([500, 410, 302])(
  'LD-02 a receiver that answers %s leaves the lead to the form, and no word of it in the log',
  async (status) => {
    crm.answer = status
    expect(await post(lead)).toEqual([503, { error: 'receiver' }])
    expect(said).toEqual([expect.stringContaining(String(status))])
    expect(String(said)).not.toMatch(/נועה|0142|store/)
  },
)

test('LD-02 a receiver that is down leaves the lead to the form', async () => {
  await crm.close()
  expect(await post(lead)).toEqual([503, { error: 'receiver' }])
  crm = await startFakeCrm()
})

test.each([undefined, 'https://evil.example', 'null'])('a lead from the origin %s is refused', async (origin) => {
  expect(await post(lead, { origin })).toEqual([403, { error: 'origin' }])
  expect(crm.requests).toEqual([])
})

test.each([undefined, '', 'hooks.example', 'http://hooks.example/1'])(
  'without a webhook over HTTPS (%s) nothing is sent, and the log says so',
  async (webhook) => {
    expect(await post(lead, { webhook })).toEqual([503, { error: 'leads-webhook' }])
    expect(said).toEqual([expect.stringContaining('LEADS_WEBHOOK')])
  },
)

test('without a secret a lead is not signed', async () => {
  expect(await post(lead, { secret: undefined })).toEqual([200, { accepted: 1 }])
  expect(crm.requests[0]?.headers).not.toHaveProperty('x-signature')
})

const cut = 'x'.repeat(5000)
test.each([
  lead,
  {},
  null,
  'a text',
  [],
  { ...lead, id: 'x' },
  { ...lead, id: lead.id.toUpperCase() },
  { ...lead, fullName: '  ' },
  { ...lead, fullName: cut },
  { ...lead, phone: 5 },
  { ...lead, phone: '' },
  { ...lead, phone: '050-1234567 / 052-7654321 (evenings)' },
  { ...lead, route: undefined },
  { ...lead, route: `/${cut}` },
  { ...lead, route: `/lead?fbclid=${cut.repeat(4)}` },
  { ...lead, pageLang: undefined },
  { ...lead, pageLang: 'ar' },
  { ...lead, website: undefined },
  { ...lead, fillMs: '9' },
  { ...lead, fillMs: undefined },
  JSON.stringify(lead).replace('9000', '1e999'),
  { ...lead, email: undefined, storeAddress: undefined, answers: undefined, utm_source: undefined },
])('what the collector takes the function takes, and no other: %j', async (sent) => {
  const { data } = sentLead.safeParse(typeof sent === 'string' ? parse(sent) : sent)
  expect(await post(sent, { isRaw: typeof sent === 'string' })).toEqual(
    data ? [200, { accepted: 1 }] : [400, { error: 'malformed-lead' }],
  )
  const { lead: passed } = crm.requests[0] ? JSON.parse(crm.requests[0].body) : { lead: undefined }
  expect(passed && [passed.id, passed.fullName, passed.phone]).toEqual(data && [data.id, data.fullName, data.phone])
})

test('what is no JSON, or too long for a lead, is refused for good', async () => {
  expect(await post('{', { isRaw: true })).toEqual([400, { error: 'malformed-lead' }])
  expect(await post({ ...lead, more: 'x'.repeat(70_000) })).toEqual([413, { error: 'too-long' }])
  expect(crm.requests).toEqual([])
})

test('a body that is declared too long is refused before it is read', async () => {
  let reads = 0
  const pull = (controller: ReadableStreamDefaultController) => {
    reads += 1
    controller.close()
  }
  const body = new ReadableStream({ pull }, { highWaterMark: 0 })
  const headers = { origin: own, 'content-length': '65537' }
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const request = new Request(`${own}/collect/v1/leads`, init)
  const answer = await onRequestPost({ request, env: { LEADS_WEBHOOK: crm.url } })
  expect([answer.status, await answer.json(), reads]).toEqual([413, { error: 'too-long' }, 0])
})

test.each([
  'dana@example.com',
  'spring dana%40example.co.il',
  'mailto:דנה@דוגמה.קום',
  '0501234567-spring',
  '+972 (50) 123-4567',
  '019a0000-0000-7000-8000-000000000001',
  '120210123456780123',
  'spring-2026-05-11',
])('a mail address or a phone number in a campaign is redacted as the collector does it: %s', async (campaign) => {
  await post({ ...lead, utm_source: campaign, utm_campaign: `a ${campaign}`, from: '/he' })
  expect(JSON.parse(crm.requests[0]?.body ?? '').lead.campaign).toEqual({
    utm_source: redactPersonal(campaign),
    utm_campaign: redactPersonal(`a ${campaign}`),
    from: '/he',
  })
})

/** Posts to the function of Cloudflare, from its own origin and with a webhook unless given otherwise. */
async function post(sent: unknown, given: Given = {}): Promise<[status: number, body: unknown]> {
  const { origin, webhook, secret } = { origin: own, webhook: crm.url, secret: 'a secret', ...given }
  const body = typeof sent === 'string' && given.isRaw ? sent : JSON.stringify(sent)
  const request = buildRequest(body, origin)
  const answer = await onRequestPost({ request, env: { LEADS_WEBHOOK: webhook, LEADS_SECRET: secret } })
  return [answer.status, await answer.json()]
}

interface Given {
  origin?: string | undefined
  webhook?: string | undefined
  secret?: string | undefined
  isRaw?: boolean
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function buildRequest(body: string, origin: string | undefined): Request {
  return new Request(`${own}/collect/v1/leads`, { method: 'POST', body, headers: origin ? { origin } : {} })
}
