import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestConsole } from '../testing/test-console.ts'

const console = await startTestConsole({ statementMs: 3000 })
afterAll(() => console.stop())
const owner = await console.signIn('owner')

test('while the database is away every answer says so; when it is back, the console goes on by itself', async () => {
  expect((await owner.get('/api/session')).status).toBe(200)
  console.postgres.halt('immediate')
  for (const path of ['/api/session', '/api/health', '/api/pulse']) {
    const response = await owner.get(path)
    expect([response.status, await response.json()]).toEqual([503, { error: 'database' }])
  }
  expect((await console.send('GET', '/')).status).not.toBe(503)
  console.postgres.start()
  expect((await owner.get('/api/session')).status).toBe(200)
  expect((await owner.get('/api/health')).status).toBe(200)
})

test('a table that is locked fails what reads it, and nothing else', async () => {
  const holder = new pg.Client(console.urls.owner)
  await holder.connect()
  await holder.query('begin; lock table leads in access exclusive mode')
  const began = performance.now()
  const [leads, session, audit] = await Promise.all([
    owner.get('/api/leads?tab=all').then((response) => ({ status: response.status, ms: performance.now() - began })),
    owner.get('/api/session').then((response) => ({ status: response.status, ms: performance.now() - began })),
    owner.get('/api/audit').then((response) => ({ status: response.status, ms: performance.now() - began })),
  ])
  expect([leads.status, session.status, audit.status]).toEqual([503, 200, 200])
  expect(Math.max(session.ms, audit.ms)).toBeLessThan(leads.ms)
  expect(leads.ms).toBeGreaterThan(2900)
  await holder.end()
  expect((await owner.get('/api/leads?tab=all')).status).toBe(200)
})
