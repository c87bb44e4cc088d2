import { afterAll, expect, test } from 'vitest'
import { leadsPerHour, type LeadsPage } from '../api/leads.ts'
import { storeManyLeads } from '../../../testing/seed/store-leads.ts'
import { startTestConsole, type SignedIn } from '../../../testing/test-console.ts'

let clock = Date.now()
const console = await startTestConsole({ now: () => clock })
afterAll(() => console.stop())
await storeManyLeads(console, leadsPerHour + 110)

const minutes = 60_000
const unconfirmed = () => console.signIn('owner', { isConfirmed: false, at: new Date(clock) })

/** Page after page until the end or a refusal: the ids, and the last status. */
async function readAll(session: SignedIn) {
  const ids: string[] = []
  for (let next: string | undefined = ''; next !== undefined;) {
    const response = await session.get(`/api/leads?tab=all&after=${next}`)
    if (response.status !== 200) return { ids, status: response.status, body: await response.json(), next }
    const page = (await response.json()) as LeadsPage
    ids.push(...page.leads.map(({ id }) => id))
    next = page.next
  }
  return { ids, status: 200 }
}

test('a session without a touch is shown so many leads an hour; those again, and others after a touch or an hour', async () => {
  const session = await unconfirmed()
  const { ids, ...end } = await readAll(session)
  expect(ids).toHaveLength(leadsPerHour)
  expect(end).toMatchObject({ status: 403, body: { error: 'confirm' } })

  const [known, unknown] = await console.rows(
    '(select lead_id as id from leads order by received_at desc limit 1) union all (select lead_id from leads order by received_at limit 1)',
  )
  const status = async (of: SignedIn, id: string) => (await of.get(`/api/leads/${id}`)).status
  expect([await status(session, known.id), await status(session, unknown.id)]).toEqual([200, 403])
  expect((await session.post(`/api/leads/${unknown.id}/contact`, { through: 'call' })).status).toBe(403)
  expect((await session.patch(`/api/leads/${unknown.id}`, { version: 0, state: 'called' })).status).toBe(403)
  expect((await session.post('/api/leads/search', { text: '050-1000001' })).status).toBe(403)
  expect((await session.get('/api/leads/counts')).status).toBe(200)
  const [listed] = await console.rows(
    "select sum(count)::integer as count from audit_log where action = 'leads-listed'",
  )
  expect(listed.count, 'the audit log has what was shown').toBe(leadsPerHour)

  expect(await status(await unconfirmed(), unknown.id), 'another session').toBe(200)
  clock += 60 * minutes
  expect(await status(session, unknown.id), 'an hour later').toBe(200)
})

test('within ten minutes of a touch the whole list is read, and that does not count afterwards', async () => {
  const session = await console.signIn('owner', { at: new Date(clock) })
  expect(await readAll(session)).toMatchObject({ status: 200 })
  clock += 10 * minutes
  expect((await readAll(session)).ids).toHaveLength(leadsPerHour)
})
