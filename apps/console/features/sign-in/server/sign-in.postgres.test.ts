import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { startTestConsole, type SignedIn } from '../../../testing/test-console.ts'
import { newToken, tokenHash } from './secret-token.ts'
import { createSignInLink } from './sign-in-links.ts'

let clock = Date.now()
const console = await startTestConsole({ now: () => clock })
afterAll(() => console.stop())
const worker = new pg.Pool({ connectionString: console.urls.worker })
afterAll(() => worker.end())
worker.on('error', () => {})
// Sign-ins are limited by the minute.
beforeEach(() => {
  clock += 60_000
})

const minutes = 60_000
const hours = 60 * minutes
const invite = (name = 'Dana', role: 'owner' | 'viewer' = 'owner') => createSignInLink(worker, name, role, clock)
const open = (token: string) => console.send('POST', '/api/sign-in/link', { token })
const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''
const answer = async (response: Response) => [
  response.status,
  await response.text(),
  response.headers.get('set-cookie'),
]

test('a link signs in once, for ten minutes; used, late and guessed links are answered alike', async () => {
  const token = await invite()
  const response = await open(token)
  expect(response.status).toBe(200)
  const session = await console.send('GET', '/api/session', undefined, { cookie: cookieOf(response) })
  expect(await session.json()).toMatchObject({
    person: { name: 'Dana', role: 'owner' },
    hasPasskey: false,
    isConfirmed: false,
  })

  const refused = [403, '{"error":"link"}', null]
  expect(await answer(await open(token))).toEqual(refused)
  const late = await invite()
  clock += 10 * minutes
  expect(await answer(await open(late))).toEqual(refused)
  expect(await answer(await open(newToken()))).toEqual(refused)
  expect(await answer(await open(''))).toEqual(refused)
})

test('a link is used once, also by two at the same time', async () => {
  const token = await invite()
  const statuses = (await Promise.all([open(token), open(token), open(token)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 403, 403])
})

test('the database has no token, of a link or of a session', async () => {
  const token = await invite()
  const cookie = cookieOf(await open(token)).split('=')[1] ?? ''
  const [row] = await console.rows('select * from console_sign_in_links where token_hash = $1', [tokenHash(token)])
  expect(row.used_at).not.toBeNull()
  const stored = JSON.stringify([
    await console.rows("select encode(token_hash, 'escape'), * from console_sign_in_links"),
    await console.rows("select encode(session_hash, 'escape'), * from console_sessions"),
  ])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(cookie)
  expect(cookie).toHaveLength(43)
})

test('the cookie is out of reach of scripts and of other sites', async () => {
  const set = (await open(await invite())).headers.get('set-cookie')
  expect(set).toMatch(/^console-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/)
})

test('ten sign-ins a minute from one network, then 429', async () => {
  const statuses = []
  for (let attempt = 0; attempt < 12; attempt += 1) statuses.push((await open(newToken())).status)
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429])
  const token = await invite()
  expect((await open(token)).status).toBe(429)
  clock += minutes
  expect((await open(token)).status).toBe(200)
})

test('a session ends after 12 hours without use, and after 30 days in use', async () => {
  const cookie = cookieOf(await open(await invite()))
  const status = async () => (await console.send('GET', '/api/session', undefined, { cookie })).status
  for (let day = 0; day < 30; day += 0.49) {
    clock += 0.49 * 24 * hours
    const expected = day + 0.49 < 30 ? 200 : 401
    expect(await status()).toBe(expected)
  }
  const idle = cookieOf(await open(await invite()))
  clock += 12 * hours
  expect((await console.send('GET', '/api/session', undefined, { cookie: idle })).status).toBe(401)
})

test('a tab that polls keeps no session: what counts is when the person last did something', async () => {
  const cookie = cookieOf(await open(await invite()))
  const began = clock
  const poll = async () => {
    const idle = { 'x-idle-seconds': String((clock - began) / 1000) }
    return (await console.send('GET', '/api/session', undefined, { cookie, ...idle })).status
  }
  for (let hour = 1; hour < 12; hour += 1) {
    clock += hours
    expect(await poll()).toBe(200)
  }
  clock += hours
  expect(await poll()).toBe(401)
})

test('signing out ends the session, and removing a person all of theirs', async () => {
  const [first, second] = [cookieOf(await open(await invite('Gil'))), cookieOf(await open(await invite('Gil')))]
  const status = async (cookie: string) => (await console.send('GET', '/api/session', undefined, { cookie })).status
  expect((await console.send('POST', '/api/sign-out', {}, { cookie: first })).status).toBe(200)
  expect([await status(first), await status(second)]).toEqual([401, 200])
  await worker.query("delete from console_people where name = 'Gil'")
  expect(await status(second)).toBe(401)
})

test('a person ends another session of their own, and none of another person', async () => {
  const [mine, other] = [await console.signIn('owner', at()), await console.signIn('owner', at())]
  const theirs = await console.signIn('viewer', at())
  const list = async (one: SignedIn) => (await (await one.get('/api/sessions')).json()).sessions
  const id = (await list(other)).find(({ isThis }: { isThis: boolean }) => isThis).id
  const foreign = (await list(theirs)).find(({ isThis }: { isThis: boolean }) => isThis).id
  expect((await mine.delete(`/api/sessions/${foreign}`)).status).toBe(404)
  expect((await mine.delete('/api/sessions/x')).status).toBe(404)
  expect((await mine.delete(`/api/sessions/${id}`)).status).toBe(200)
  expect((await other.get('/api/session')).status).toBe(401)
  expect((await theirs.get('/api/session')).status).toBe(200)
})

const at = () => ({ at: new Date(clock) })

async function registered(claims = {}) {
  const { hostname } = new URL(console.origin)
  const device = softwareAuthenticator({ origin: console.origin, rpId: hostname })
  const session = await console.signIn('owner', at())
  const { challenge } = await (await session.post('/api/passkeys/options')).json()
  const response = await session.post('/api/passkeys', device.register(challenge, claims))
  return { device, session, status: response.status }
}

async function signInOptions() {
  const { challenge, rpId, userVerification, allowCredentials } = await (
    await console.send('POST', '/api/sign-in/passkey-options', {})
  ).json()
  return { challenge, rpId, userVerification, allowCredentials }
}

const signIn = (body: unknown) => console.send('POST', '/api/sign-in/passkey', body)

test('a passkey signs in, and that confirms for ten minutes', async () => {
  const { device, status } = await registered()
  expect(status).toBe(200)
  const { challenge, ...options } = await signInOptions()
  expect(options).toEqual({ rpId: 'localhost', userVerification: 'required', allowCredentials: undefined })
  const response = await signIn(device.authenticate(challenge))
  expect(response.status).toBe(200)
  const isConfirmed = async () =>
    (await (await console.send('GET', '/api/session', undefined, { cookie: cookieOf(response) })).json()).isConfirmed
  expect(await isConfirmed()).toBe(true)
  clock += 10 * minutes
  expect(await isConfirmed()).toBe(false)
})

test.each([
  ['another origin', { origin: 'https://console.evil.example' }],
  ['another RP id', { rpId: 'evil.example' }],
  ['no user verification', { isVerified: false }],
  ['the user handle of another person', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
])('a passkey is refused with %s', async (_, claims) => {
  const { device } = await registered()
  const { challenge } = await signInOptions()
  const response = await signIn(device.authenticate(challenge, claims))
  expect(await answer(response)).toEqual([403, '{"error":"passkey"}', null])
})

test.each([
  ['another origin', { origin: 'https://console.evil.example' }],
  ['another RP id', { rpId: 'evil.example' }],
  ['no user verification', { isVerified: false }],
])('no passkey is added with %s', async (_, claims) => {
  expect((await registered(claims)).status).toBe(403)
})

test('a challenge is one of ours, for this purpose and session, once, and for five minutes', async () => {
  const { device, session } = await registered()
  const status = async (challenge: string) => (await signIn(device.authenticate(challenge))).status
  expect(await status(newToken())).toBe(403)
  const { challenge: once } = await signInOptions()
  expect([await status(once), await status(once)]).toEqual([200, 403])
  const { challenge: late } = await signInOptions()
  clock += 5 * minutes
  expect(await status(late)).toBe(403)

  const { challenge: mine } = await (await session.post('/api/confirm/options')).json()
  expect(await status(mine)).toBe(403)
  const { challenge: own } = await (await session.post('/api/confirm/options')).json()
  const other = await console.signIn('owner', { ...at(), isConfirmed: false })
  expect((await other.post('/api/confirm', device.authenticate(own))).status).toBe(403)
})

test('no number of challenges that attackers ask for displaces one, and a /48 has a limit beside that of a /64', async () => {
  const { device, session } = await registered()
  const ask = (address: string) =>
    console.app.request(
      `${console.origin}/api/sign-in/passkey-options`,
      {
        method: 'POST',
        body: '{}',
        headers: {
          host: new URL(console.origin).host,
          origin: console.origin,
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
        },
      },
      { incoming: { socket: { remoteAddress: address } } },
    )
  const statuses = async (addresses: readonly string[]) =>
    Map.groupBy(await Promise.all(addresses.map(async (address) => (await ask(address)).status)), (status) => status)
  const { challenge } = await signInOptions()
  const { challenge: mine } = await (await session.post('/api/confirm/options')).json()

  const sites = await statuses(Array.from({ length: 1100 }, (_, index) => `2001:db8:${index.toString(16)}::1`))
  expect([...sites.keys()]).toEqual([200])
  expect((await signIn(device.authenticate(challenge))).status).toBe(200)
  expect((await session.post('/api/confirm', device.authenticate(mine))).status).toBe(200)

  const oneSite = await statuses(Array.from({ length: 400 }, (_, index) => `2001:db9:0:${index.toString(16)}::1`))
  expect([oneSite.get(200)?.length, oneSite.get(429)?.length]).toEqual([300, 100])
})

test('an answer that an attacker forged does not use up the challenge; of two that are right one counts', async () => {
  const { device } = await registered()
  const { challenge } = await signInOptions()
  expect((await signIn(device.authenticate(challenge, { isVerified: false }))).status).toBe(403)
  const right = device.authenticate(challenge)
  const statuses = (await Promise.all([signIn(right), signIn(right), signIn(right)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 403, 403])
})

test('a touch that is dated in the future, because the clock was set back, does not count', async () => {
  const session = await console.signIn('owner', { at: new Date(clock + minutes) })
  expect((await (await session.get('/api/session')).json()).isConfirmed).toBe(false)
  expect((await session.post('/api/leads/export', { tab: 'all', lang: 'en' })).status).toBe(403)
})

test('a passkey whose id is known already is refused as invalid, and so is an id that PostgreSQL does not take', async () => {
  const { device, session } = await registered()
  const { challenge } = await (await session.post('/api/passkeys/options')).json()
  expect(await answer(await session.post('/api/passkeys', device.register(challenge)))).toEqual([
    400,
    '{"error":"invalid"}',
    null,
  ])
  expect((await session.delete('/api/passkeys/%00')).status).toBe(404)
})

test('a passkey of another person confirms nothing', async () => {
  const { device } = await registered()
  const viewer = await console.signIn('viewer', { ...at(), isConfirmed: false })
  await console.rows(
    `insert into console_passkeys (credential_id, person_id, public_key, counter, label)
     select 'of-the-viewer', person_id, '', 0, '' from console_people where name = 'Noa'`,
  )
  const { challenge } = await (await viewer.post('/api/confirm/options')).json()
  expect((await viewer.post('/api/confirm', device.authenticate(challenge))).status).toBe(403)
  expect((await (await viewer.get('/api/session')).json()).isConfirmed).toBe(false)
})

test('a copied authenticator, whose counter fell behind, is refused', async () => {
  const { device } = await registered()
  const status = async (counter: number) =>
    (await signIn(device.authenticate((await signInOptions()).challenge, { counter }))).status
  expect([await status(5), await status(4), await status(6)]).toEqual([200, 403, 200])
})

test('changes of passkeys want a touch within ten minutes; a sign-in by link adds one, and removes none', async () => {
  const { device, session } = await registered()
  clock += 10 * minutes
  expect(await answer(await session.post('/api/passkeys/options'))).toEqual([403, '{"error":"confirm"}', null])
  expect((await session.delete(`/api/passkeys/${device.id}`)).status).toBe(403)
  const { challenge } = await (await session.post('/api/confirm/options')).json()
  expect((await session.post('/api/confirm', device.authenticate(challenge))).status).toBe(200)
  expect((await session.post('/api/passkeys/options')).status).toBe(200)

  const cookie = cookieOf(await open(await invite()))
  const send = (method: string, path: string) => console.send(method, path, {}, { cookie })
  expect((await send('POST', '/api/passkeys/options')).status).toBe(200)
  expect((await send('DELETE', `/api/passkeys/${device.id}`)).status).toBe(403)
  expect((await send('POST', '/api/leads/export')).status).toBe(403)
  clock += 10 * minutes
  expect((await send('POST', '/api/passkeys/options')).status).toBe(403)
})

test('who has no passkey is not asked for one, but refused: within ten minutes of a link to add one, later to open a new link', async () => {
  const cookie = cookieOf(await open(await invite('Avi')))
  const ask = async () => answer(await console.send('POST', '/api/confirm/options', {}, { cookie }))
  expect(await ask()).toEqual([403, '{"error":"no-passkey"}', null])
  clock += 10 * minutes
  expect(await ask()).toEqual([403, '{"error":"new-link"}', null])
})

test('the last passkey stays, also if two are removed at the same time; those of others stay too', async () => {
  const { device, session } = await registered()
  const viewer = await console.signIn('viewer', at())
  expect((await viewer.delete(`/api/passkeys/${device.id}`)).status).toBe(404)
  for (let round = 0; round < 10; round += 1) {
    await console.rows('delete from console_passkeys')
    await console.rows(
      `insert into console_passkeys (credential_id, person_id, public_key, counter, label)
       select one, person_id, '', 0, '' from console_people, unnest(array['first', 'second']) as one where name = 'Dana'`,
    )
    const statuses = await Promise.all(
      ['first', 'second'].map(async (id) => (await session.delete(`/api/passkeys/${id}`)).status),
    )
    expect(statuses.toSorted()).toEqual([200, 404])
  }
})

test('the audit log has every sign-in and refusal, and who did it', async () => {
  await console.rows('delete from audit_log')
  await open(await invite())
  await open(newToken())
  const { device } = await registered()
  await signIn(device.authenticate(newToken()))
  const reader = await console.signIn('owner', at())
  const { entries } = await (await reader.get('/api/audit')).json()
  expect(entries.map(({ person, action, facts }: Record<string, unknown>) => [person, action, facts])).toEqual([
    [undefined, 'refused', { by: 'passkey' }],
    ['Dana', 'passkey-added', {}],
    [undefined, 'refused', { by: 'link' }],
    ['Dana', 'signed-in', { by: 'link' }],
    [undefined, 'person-invited', { name: 'Dana', role: 'owner' }],
  ])
  await console.rows("insert into audit_log (person_name, action, count) values ('Dana', 'cost-stored', 7)")
  const only = await (await reader.get('/api/audit?kind=people&person=Dana')).json()
  expect(only.entries.map(({ action }: { action: string }) => action)).toEqual(['passkey-added', 'signed-in'])
  const csv = Buffer.from(await (await reader.get('/api/audit.csv?kind=money&person=Dana')).arrayBuffer())
  expect(csv.toString('utf8')).toMatch(
    /^\ufeff"at","person","action","lead","count","facts"\r\n"[\dT:.Z-]+","Dana","cost-stored","","7",""\r\n$/,
  )
  for (const wrong of ['kind=unknown', 'person=%00'])
    for (const path of ['/api/audit', '/api/audit.csv'])
      expect((await reader.get(`${path}?${wrong}`)).status, wrong).toBe(400)
})

test('the audit log is read in pages, and whole as CSV', async () => {
  await console.rows('delete from audit_log')
  await console.rows(
    "insert into audit_log (person_name, action, count) select 'Dana', 'leads-listed', one from generate_series(1, 2250) as one",
  )
  const reader = await console.signIn('owner', at())
  const counts: number[] = []
  for (let before: string | undefined = ''; before !== undefined;) {
    const page = await (await reader.get(`/api/audit?before=${before}`)).json()
    counts.push(...page.entries.map(({ count }: { count: number }) => count))
    before = page.next
  }
  expect(counts).toEqual(Array.from({ length: 2250 }, (_, index) => 2250 - index))
  const csv = await (await reader.get('/api/audit.csv')).text()
  expect(csv.split('\r\n')).toHaveLength(2250 + 2)
})
