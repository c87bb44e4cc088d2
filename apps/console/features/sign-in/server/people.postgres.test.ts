import { afterAll, expect, test } from 'vitest'
import type { Invited, People } from '../../settings/api/settings.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { tokenHash } from './secret-token.ts'

let ahead = 0
const console = await startTestConsole({ now: () => Date.now() + ahead })
afterAll(() => console.stop())
const owner = await console.signIn('owner')

const dayMs = 24 * 3_600_000
const invitation = { name: 'Yael', role: 'caller', lang: 'he' }
const open = (link: string) => console.send('POST', '/api/sign-in/link', { token: link.split('#')[1] })
const people = async () => ((await (await owner.get('/api/people')).json()) as People).people

test('an invitation wants a touched passkey, is stored as a hash, opens once and names who invited', async () => {
  const untouched = await console.signIn('owner', { isConfirmed: false })
  const refused = await untouched.post('/api/people', invitation)
  expect([refused.status, await refused.json()]).toEqual([403, { error: 'confirm' }])

  const { link } = (await (await owner.post('/api/people', invitation)).json()) as Invited
  const token = link.split('#')[1] ?? ''
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  const stored = await console.rows('select token_hash, expires_at from console_sign_in_links')
  expect(stored).toEqual([{ token_hash: tokenHash(token), expires_at: expect.any(Date) }])
  expect(Math.abs(stored[0].expires_at - Date.now() - dayMs)).toBeLessThan(60_000)
  const log = await console.rows('select person_name, action, facts from audit_log')
  expect(log).toEqual([{ person_name: 'Dana', action: 'person-invited', facts: { name: 'Yael', role: 'caller' } }])
  expect(JSON.stringify(await people())).not.toContain(token)

  expect((await owner.post('/api/people', invitation)).status).toBe(409)
  expect((await open(link)).status).toBe(200)
  expect((await open(link)).status).toBe(403)
})

test('an invitation lasts a day, and none after it was withdrawn', async () => {
  const invite = async (name: string) =>
    (await (await owner.post('/api/people', { ...invitation, name })).json()) as Invited
  const [late, withdrawn] = [await invite('Late'), await invite('Withdrawn')]
  expect((await owner.delete(`/api/people/${withdrawn.id}`)).status).toBe(200)
  expect((await open(withdrawn.link)).status).toBe(403)
  ahead = dayMs
  expect((await open(late.link)).status).toBe(403)
  ahead = 0
})

test.each([
  [{ ...invitation, name: 'Eve', role: 'owner' }, 400],
  [{ ...invitation, name: ' ' }, 400],
  [{ ...invitation, name: 'Eve', lang: 'fr' }, 400],
])('the console does not invite %j', async (body, status) => {
  expect((await owner.post('/api/people', body)).status).toBe(status)
})

test('a removed person is signed out at once, and another role counts at once', async () => {
  const caller = await console.signIn('caller')
  const omer = (await people()).find(({ name }) => name === 'Omer')
  expect((await caller.get('/api/leads/counts')).status).toBe(200)
  expect((await owner.patch(`/api/people/${omer?.id}`, { role: 'viewer' })).status).toBe(200)
  expect((await caller.get('/api/leads/counts')).status).toBe(403)
  expect((await owner.patch(`/api/people/${omer?.id}`, { role: 'owner' })).status).toBe(400)
  expect((await owner.delete(`/api/people/${omer?.id}`)).status).toBe(200)
  expect((await caller.get('/api/session')).status).toBe(401)
  const dana = (await people()).find(({ isYou }) => isYou)
  expect((await owner.delete(`/api/people/${dana?.id}`)).status).toBe(404)
})

test('an owner ends the session of another person', async () => {
  const viewer = await console.signIn('viewer')
  const { sessions } = (await (await owner.get('/api/people/sessions')).json()) as {
    sessions: { id: string; name: string }[]
  }
  const noa = sessions.find(({ name }) => name === 'Noa')
  expect((await owner.delete(`/api/people/sessions/${noa?.id}`)).status).toBe(200)
  expect((await viewer.get('/api/session')).status).toBe(401)
})
