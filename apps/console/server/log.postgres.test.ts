import { afterAll, expect, test, vi } from 'vitest'
import { storeLeads } from '../testing/seed/store-leads.ts'
import { startTestConsole } from '../testing/test-console.ts'

const written: string[] = []
for (const out of [process.stdout, process.stderr])
  vi.spyOn(out, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
const console = await startTestConsole()
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
      await owner.post('/api/leads/export', { tab: 'all', lang: 'en' }),
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

test('a file whose database fails halfway is cut off, and one whose first rows fail is no file; the log has codes', async () => {
  const person = 'Hana Regev'
  await console.rows(
    'insert into audit_log (person_name, action, count) select $1, $2, one from generate_series(1, 2500) as one',
    [person, 'leads-listed'],
  )
  const owner = await console.signIn('owner')
  const download = async () => {
    const response = await owner.get('/api/audit.csv')
    return [response.status, await response.text().catch(() => 'cut off')]
  }
  expect((await download())[0]).toBe(200)
  // The rows from the thousandth on cannot be read; the message of PostgreSQL quotes one.
  await console.rows(`create function fail(name text) returns jsonb stable language plpgsql as
      $$ begin raise 'row of %', name using errcode = '22P02'; end $$;
    alter table audit_log rename to kept;
    create view audit_log as select entry_id, at, person_name, action, lead_id, count,
      case when count = 1000 then fail(person_name) else facts end as facts from kept;
    grant select on audit_log to collector_console`)
  written.length = 0
  expect(await download()).toEqual([200, 'cut off'])
  expect(written.join('')).toContain('"event":"download-failed","code":"22P02"')
  await console.rows('drop view audit_log')
  expect(await download()).toEqual([503, '{"error":"database"}'])
  await console.rows('alter table kept rename to audit_log')
  expect(written.join('')).not.toContain(person)
})
