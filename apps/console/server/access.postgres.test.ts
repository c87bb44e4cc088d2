import pg from 'pg'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { cookieName } from '../features/sign-in/server/sessions.ts'
import { newToken } from '../features/sign-in/server/secret-token.ts'
import { startTestConsole, type SignedIn } from '../testing/test-console.ts'

const statements: string[] = []

const console = await startTestConsole()
afterAll(async () => {
  vi.restoreAllMocks()
  await console.stop()
})
const dayAgo = new Date(Date.now() - 12 * 3_600_000 - 1000)
const [owner, caller, viewer, expired] = await Promise.all([
  console.signIn('owner'),
  console.signIn('caller'),
  console.signIn('viewer'),
  console.signIn('owner', { at: dayAgo }),
])
// A person without a passkey is refused the question for one.
await console.rows(
  `insert into console_passkeys (credential_id, person_id, public_key, counter, label)
   select name, person_id, '', 0, '' from console_people`,
)
// Every statement of the console: it runs in this process. The tests' own run as the owner of the database.
const { query } = pg.Client.prototype
vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  const [first] = given
  if (this.user === 'console') statements.push(typeof first === 'string' ? first : (first as { text: string }).text)
  return (query as (...all: unknown[]) => unknown).apply(this, given)
} as typeof query)
beforeEach(() => {
  statements.length = 0
})

/** Read from the app itself: a new endpoint is tested without being named here. */
function endpoints(): { method: string; path: string }[] {
  const all = console.app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
  const unique = new Map(all.map(({ method, path }) => [`${method} ${path}`, { method, path }]))
  return [...unique.values()].map(({ method, path }) => ({
    method,
    path: path.replaceAll(/:\w+/g, '01950000-0000-7000-8000-000000000000'),
  }))
}

const signIn = /^\/api\/sign-in\//
/** What a viewer may do. Everything else is for owners: an endpoint that is not in these lists must answer 403. */
const forViewers =
  /^\/api\/(start|session|sign-out|sessions|passkeys|confirm|health$|pulse|today|reports|experiments)(\/|$)/
/** What a caller may do besides: leads, without export and erasure. */
const ofCallers = /^\/api\/leads(?!\/export|\/[^/]+\/erase)(\/|$)/
const forCallers = (path: string) => forViewers.test(path) || ofCallers.test(path)

type Send = (method: string, path: string) => Promise<Response>
const as =
  (one: () => string | undefined, headers: Record<string, string | undefined> = {}, to?: () => string): Send =>
  (method, path) =>
    console.send(method, path, method === 'GET' ? undefined : {}, { cookie: one(), ...headers }, to?.())

const cases: [string, Send, (path: string) => number | undefined][] = [
  ['no session', as(() => undefined), (path) => (signIn.test(path) ? undefined : 401)],
  [
    'a guessed session',
    as(() => `${cookieName(console.origin)}=${newToken()}`),
    (path) => (signIn.test(path) ? undefined : 401),
  ],
  ['an expired session', as(() => expired.cookie), (path) => (signIn.test(path) ? undefined : 401)],
  [
    'a page of another origin',
    as(() => owner.cookie, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }),
    () => 403,
  ],
  ['a sister site', as(() => owner.cookie, { 'sec-fetch-site': 'same-site' }), () => 403],
  [
    'another Host',
    as(
      () => owner.cookie,
      {},
      () => `http://127.0.0.1:${console.port}`,
    ),
    () => 403,
  ],
  ['a caller', as(() => caller.cookie), (path) => (signIn.test(path) || forCallers(path) ? undefined : 403)],
  ['a viewer', as(() => viewer.cookie), (path) => (signIn.test(path) || forViewers.test(path) ? undefined : 403)],
]

test.each(cases)('every endpoint refuses %s, and reads no row for it', async (_, send, expected) => {
  const tried = endpoints().filter(({ path }) => expected(path) !== undefined)
  expect(tried.length).toBeGreaterThan(5)
  const answers = []
  for (const { method, path } of tried) {
    statements.length = 0
    const response = await send(method, path)
    const read = statements.filter((sql) => !/console_sessions/.test(sql))
    answers.push({
      endpoint: `${method} ${path}`,
      status: response.status,
      body: Object.keys(await response.json()),
      read,
    })
  }
  expect(answers).toEqual(
    tried.map(({ method, path }) => ({
      endpoint: `${method} ${path}`,
      status: expected(path),
      body: ['error'],
      read: [],
    })),
  )
})

test.each([
  ['an owner', () => owner, () => true],
  ['a caller', () => caller, forCallers],
  ['a viewer', () => viewer, (path: string) => forViewers.test(path)],
] as const)('%s may use every other endpoint, and the database lets them', async (_, who, may) => {
  const allowed = endpoints().filter(({ path }) => !signIn.test(path) && path !== '/api/sign-out' && may(path))
  const answers = []
  for (const { method, path } of allowed) {
    const body = method === 'GET' ? undefined : {}
    const { status } = await console.send(method, path, body, { cookie: who().cookie })
    answers.push({ endpoint: `${method} ${path}`, status })
  }
  expect(answers.length).toBeGreaterThan(15)
  expect(answers.filter(({ status }) => status === 401 || status === 403 || status >= 500)).toEqual([])
})

test('what a caller or a viewer asks for is asked with their role of the database', async () => {
  const status = async (who: SignedIn) => (await who.get('/api/reports/choices?from=2026-11-01&to=2026-11-02')).status
  for (const role of ['caller', 'viewer'] as const) {
    await console.rows(`revoke select on source_daily from collector_${role}`)
    expect(await Promise.all([owner, { caller, viewer }[role]].map(status))).toEqual([200, 503])
    await console.rows(`grant select on source_daily to collector_${role}`)
  }
  expect(await Promise.all([owner, caller, viewer].map(status))).toEqual([200, 200, 200])
})

test.each([
  ['an owner', () => owner, ['/api/session', '/api/leads/counts', '/api/leads?tab=all']],
  ['a caller', () => caller, ['/api/session', '/api/leads/counts', '/api/leads?tab=all']],
  ['a viewer', () => viewer, ['/api/session']],
])('the first screen of %s comes in one request, without what is refused', async (_, person, answered) => {
  const read = '/api/session /api/leads/counts /api/leads?tab=all'
  const answer = await person().get(`/api/start?${new URLSearchParams({ read })}`)
  expect(Object.keys(await answer.json())).toEqual(answered)
})

test('what changes something is JSON from our own page', async () => {
  const refused = async (headers: Record<string, string | undefined>) =>
    (await console.send('POST', '/api/health/retry', {}, { cookie: owner.cookie, ...headers })).status
  expect(await refused({})).toBe(200)
  expect(await refused({ origin: undefined })).toBe(403)
  expect(await refused({ origin: 'null' })).toBe(403)
  expect(await refused({ 'sec-fetch-site': undefined })).toBe(403)
  expect(await refused({ 'sec-fetch-site': 'none' })).toBe(403)
  expect(await refused({ 'content-type': 'text/plain' })).toBe(403)
  expect(await refused({ 'content-type': 'application/json-no' })).toBe(403)
})

test.each(['/', '/funnel', '/assets/none.js', '/api/session', '/api/none'])(
  'the answer to %s has the security headers',
  async (path) => {
    const { headers } = await console.send('GET', path)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'",
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('strict-transport-security')).toBeNull()
  },
)

test('an oversized body is refused', async () => {
  const { status } = await owner.post('/api/health/retry', { text: 'x'.repeat(70_000) })
  expect(status).toBe(400)
})
