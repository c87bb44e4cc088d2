import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { storeLeads } from './testing/store-leads.ts'
import { startTestConsole, type TestConsole } from './testing/test-console.ts'

let console: TestConsole
const written: string[] = []
beforeAll(async () => {
  for (const out of [process.stdout, process.stderr])
    vi.spyOn(out, 'write').mockImplementation((text) => {
      written.push(String(text))
      return true
    })
  console = await startTestConsole()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await console.stop()
})

test('no name, phone, note or word that was searched for is in a log, also when the database fails', async () => {
  const [name, phone, note, word] = ['Ruth Almog', '0521234567', 'asked for a discount', 'Almo']
  const [id = ''] = await storeLeads(console, [{ fullName: name, phone }])
  const owner = await console.signIn('owner')
  const everything = async () => {
    const statuses = [
      await owner.get('/api/leads?tab=all'),
      await owner.get(`/api/leads/${id}`),
      await owner.post('/api/leads/search', { text: word }),
      await owner.post('/api/leads/search', { text: phone }),
      await owner.patch(`/api/leads/${id}`, { version: 0, note }),
      await owner.post('/api/leads/export', { tab: 'all', format: 'csv' }),
      // What a person may write by mistake.
      await owner.get(`/api/leads/${encodeURIComponent(name)}`),
      await owner.get(`/api/${phone}?q=${word}`),
      await owner.patch(`/api/leads/${id}`, { version: name, note: { note } }),
      await console.send('POST', '/api/sign-in/link', { token: name }),
    ].map(async (response) => {
      await response.text()
      return response.status
    })
    return Promise.all(statuses)
  }
  expect(await everything()).toEqual([200, 200, 200, 200, 200, 200, 404, 404, 400, 403])
  await console.rows('alter table leads rename to gone')
  expect((await everything()).filter((status) => status === 503).length).toBeGreaterThan(4)
  await console.rows('alter table gone rename to leads')
  await console.rows('alter table leads add constraint no_note check (note_sealed is null) not valid')
  expect((await owner.patch(`/api/leads/${id}`, { version: 1, note })).status).toBe(503)

  const log = written.join('')
  expect(log).toContain('database-failed')
  for (const secret of [name, 'Ruth', phone, '521234567', note, 'discount', word]) expect(log).not.toContain(secret)
})
