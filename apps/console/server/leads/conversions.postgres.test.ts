import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startConsoleOn, startTestConsole } from '@repo/testing/console/test-console.ts'
import { storeLeads } from '@repo/testing/seed/store-leads.ts'

const wanted = { platform: 'google', value: 1200, currency: 'ILS' }
const at = new Date('2026-11-10T10:00:00Z')

const console = await startTestConsole({ settings: { LEAD_CONVERSIONS: 'on' } })
afterAll(() => console.stop())
const owner = await console.signIn('owner')
await storeLeads(console, [
  { fullName: 'נועה לב', phone: '050-123 4567', state: 'won', adsAgreed: true, at },
  { fullName: 'נועה לב', phone: '+972 50-1234567', state: 'won', adsAgreed: true, at },
  { fullName: 'Did not agree', phone: '052-1111111', state: 'won', at },
  { fullName: 'Not won', phone: '053-1111111', state: 'called', adsAgreed: true, at },
])

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

test('Google gets won leads whose visitor agreed, as a hash of +972…, with time and value', async () => {
  const response = await owner.post('/api/leads/conversions', wanted)
  expect([response.status, response.headers.get('x-total')]).toEqual([200, '1'])
  expect(await response.text()).toBe(
    [
      'Parameters:TimeZone=+0000',
      'Phone Number,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      `${hash('+972501234567')},Won lead,2026-11-10 10:00:00+0000,1200.00,ILS`,
      '',
    ].join('\r\n'),
  )
})

test('Meta gets them as a hash of the digits', async () => {
  const response = await owner.post('/api/leads/conversions', { ...wanted, platform: 'meta' })
  expect(await response.text()).toBe(
    `phone,event_name,event_time,value,currency\r\n${hash('972501234567')},Purchase,2026-11-10T10:00:00Z,1200.00,ILS\r\n`,
  )
})

test('it wants a touched passkey, is in the audit log, and no name or phone is in either', async () => {
  const stale = await console.signIn('owner', { isConfirmed: false })
  expect((await stale.post('/api/leads/conversions', wanted)).status).toBe(403)
  const entries = await console.rows("select count, facts from audit_log where action = 'conversions-exported'")
  expect(entries).toEqual([
    { count: 1, facts: { platform: 'google' } },
    { count: 1, facts: { platform: 'meta' } },
  ])
})

test('it is off until LEAD_CONVERSIONS is on', async () => {
  const other = await startConsoleOn(console.urls.console)
  const cookie = owner.cookie
  expect((await other.send('POST', '/api/leads/conversions', wanted, { cookie })).status).toBe(404)
  await other.stop()
})
