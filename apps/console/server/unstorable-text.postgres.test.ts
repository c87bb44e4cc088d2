import { afterAll, expect, test } from 'vitest'
import { startTestConsole } from '../testing/test-console.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

// PostgreSQL stores neither NUL nor half of a surrogate pair. A request with one is the sender's error: 400, and never "database".

const experiment = sampleExperiment()
const running = await startTestConsole({ experiments: [experiment] })
afterAll(() => running.stop())
const owner = await running.signIn('owner')

const id = '01950000-0000-7000-8000-000000000000'
const passkey = { id: 'abc', rawId: 'abc', type: 'public-key', clientExtensionResults: {} }
const signed = { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' }
const rows = [['Brand', '2026-11-01', 100, null]]

/** A body that its endpoint can read, or undefined where it reads none. */
const bodies: Record<string, object | undefined> = {
  'POST /api/sign-in/link': { token: 'abc' },
  'POST /api/sign-in/passkey-options': undefined,
  'POST /api/sign-in/passkey': { ...passkey, response: signed },
  'POST /api/sign-out': undefined,
  'POST /api/confirm/options': undefined,
  'POST /api/confirm': { ...passkey, response: signed },
  'POST /api/passkeys/options': undefined,
  'POST /api/passkeys': { ...passkey, response: { clientDataJSON: 'abc', attestationObject: 'abc' } },
  'POST /api/people': { name: 'Dana Levi', role: 'viewer', lang: 'he' },
  'PATCH /api/people/:id': { role: 'viewer' },
  'PUT /api/messages/letters/:id': {
    mail: 'noa@example.com',
    lang: 'he',
    on: true,
    hour: 8,
    days: 'all',
    healthOn: false,
  },
  'POST /api/messages/now': undefined,
  'POST /api/messages/receivers': {
    kind: 'webhook',
    name: 'CRM',
    address: 'https://crm.example/lead',
    body: 'lead',
    lang: 'he',
  },
  'POST /api/messages/receivers/:id/test': undefined,
  'PUT /api/leads/texts': { lang: 'he', text: 'שלום' },
  'POST /api/health/retry': undefined,
  'POST /api/leads/search': { text: 'dana' },
  'POST /api/leads/export': { tab: 'all', lang: 'en' },
  'POST /api/leads/:id/contact': { through: 'call' },
  'PATCH /api/leads/:id': { version: 0, note: 'call again' },
  'POST /api/leads/:id/undo': undefined,
  'POST /api/leads/:id/erase': undefined,
  'POST /api/money/costs': {
    source: 'meta',
    currency: 'ILS',
    rows,
    names: [{ name: 'Brand', campaign: 'winter' }],
    onto: 'replace',
    instead: [['google', 'Brand', '2026-11-09']],
  },
  'POST /api/money/undo': { id },
  'PUT /api/money/names': { source: 'meta', name: 'Brand', campaign: 'winter' },
  'POST /api/proposals': { kind: 'end', experiment: experiment.id, page: experiment.arms[0]?.page },
}

const endpoints = [
  ...new Set(
    running.app.routes
      .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
]

test('every endpoint that a body is sent to is in the list', () => {
  expect(Object.keys(bodies).toSorted()).toEqual(endpoints.filter((one) => !/^(GET|DELETE) /.test(one)).toSorted())
})

test.each(Object.entries(bodies).filter(([, body]) => body !== undefined))(
  '%s: each text of the body',
  async (endpoint, body) => {
    expect(await statusOf(endpoint, body)).not.toBe(400)
    const wrong = unstorable.flatMap((end) => textsWith(body, end))
    expect(wrong.length).toBeGreaterThan(0)
    for (const one of wrong) expect.soft(await statusOf(endpoint, one), JSON.stringify(one)).toBe(400)
  },
)

test.each(endpoints.filter((one) => one.includes(':')))('%s: what stands in the address', async (endpoint) => {
  for (const part of ['%00', 'a%00b'])
    expect.soft([400, 404], part).toContain(await statusOf(endpoint.replaceAll(/:\w+/g, part), bodies[endpoint] ?? {}))
})

test.each(endpoints.filter((one) => one.startsWith('GET ') && !one.includes(':')))(
  '%s: search parameters',
  async (endpoint) => {
    const names = ['source', 'campaign', 'page', 'person', 'action', 'before', 'tab', 'after', 'lang', 'read', 'by']
    for (const name of names)
      for (const value of ['%00', '%ED%A0%80'])
        expect
          .soft(await statusOf(`${endpoint}?from=2026-11-01&to=2026-11-07&${name}=${value}`), name)
          .toBeLessThan(500)
  },
)

test('a cost of the year 0 is refused, too', async () => {
  const costs = (day: string) => ({
    source: 'meta',
    currency: 'ILS',
    rows: [['Brand', day, 100, null]],
    names: [],
    onto: 'replace',
    instead: [],
  })
  for (const day of ['0000-01-01', '0001-01-01', '1999-12-31', '2026-02-30'])
    expect.soft(await statusOf('POST /api/money/costs', costs(day)), day).toBe(400)
  expect(await statusOf('POST /api/money/costs', costs('2000-01-01'))).toBe(200)
})

const unstorable = ['\0', '\ud800']

/** The body once for each text in it, with `end` at the end of that text. */
function textsWith(body: unknown, end: string): unknown[] {
  if (typeof body === 'string') return [`${body}${end}x`]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) =>
    textsWith(value, end).map((changed) =>
      Array.isArray(body) ? body.with(Number(name), changed) : { ...body, [name]: changed },
    ),
  )
}

async function statusOf(endpoint: string, body?: unknown): Promise<number> {
  const [method = '', path = ''] = endpoint.replaceAll(/:\w+/g, id).split(' ')
  const answer = await running.send(method, path, method === 'GET' ? undefined : body, { cookie: owner.cookie })
  await answer.arrayBuffer()
  return answer.status
}
