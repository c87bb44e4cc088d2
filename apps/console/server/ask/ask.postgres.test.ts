import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, expect, test } from 'vitest'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import type { AssistantReport, NewToken } from '@repo/console/api/assistant.ts'
import { startTestConsole } from '@repo/testing/console/test-console.ts'
import { countedExperiments, writeSampleCounts, zone } from '@repo/testing/seed/sample-counts.ts'
import { storeLeads } from '@repo/testing/seed/store-leads.ts'
import { tokenHash } from '../sign-in/secret-token.ts'
import { tellAsks } from './tokens.ts'

let ahead = 0
let frozen: number | undefined
const console = await startTestConsole({ experiments: countedExperiments, now: () => frozen ?? Date.now() + ahead })
afterAll(() => console.stop())

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
const post = (bearer: string, body: object = list, headers: Record<string, string | undefined> = {}) =>
  console.send('POST', '/mcp', body, {
    origin: undefined,
    'sec-fetch-site': undefined,
    accept: 'application/json, text/event-stream',
    authorization: `Bearer ${bearer}`,
    ...headers,
  })

await writeSampleCounts(console)
await storeLeads(console, [{ fullName: 'Tal Harel', phone: '0521234567' }])
const owner = await console.signIn('owner')
expect((await post('anything')).status, 'without a token there is no endpoint').toBe(404)
const token = ((await (await owner.post('/api/assistant', { name: 'Claude' })).json()) as NewToken).token

/** A client of the SDK itself, as an assistant has one. */
async function connect(): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`${console.origin}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${token}` } },
    }) as never,
  )
  return client
}

async function ask(name: string, input: object = {}): Promise<string> {
  const answer = await (await post(token, { ...list, method: 'tools/call', params: { name, arguments: input } })).json()
  return (answer as { result: { content: { text: string }[] } }).result.content[0]?.text ?? ''
}

test('an assistant lists the tools and asks with the SDK’s own client; all of them only read', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual([
    'answers',
    'experiments',
    'health',
    'leads',
    'steps',
    'visits',
  ])
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true)
  const { content } = await client.callTool({ name: 'steps', arguments: { weeks: 1 } })
  expect(JSON.stringify(content)).toMatch(/95% interval|too few to compare/)
  await client.close()
})

test('the token is stored as a hash, wants a touched passkey, ends after 90 days and when it is revoked', async () => {
  const untouched = await console.signIn('owner', { isConfirmed: false })
  expect((await untouched.post('/api/assistant', { name: 'x' })).status).toBe(403)
  const rows = await console.rows('select token_hash, expires_at from console_tokens')
  expect(rows).toEqual([{ token_hash: tokenHash(token), expires_at: expect.any(Date) }])
  expect(await (await owner.get('/api/assistant')).text()).not.toContain(token)
  expect((await post(token)).status).toBe(200)
  expect((await post(`${token.slice(0, -1)}_`)).status).toBe(401)
  expect((await post('', list, { authorization: undefined })).status).toBe(401)
  ahead = 90 * 86_400_000 + 1000
  expect((await post(token)).status).toBe(404)
  ahead = 0

  const other = ((await (await owner.post('/api/assistant', { name: 'n8n' })).json()) as NewToken).token
  expect((await post(other)).status).toBe(200)
  const { tokens } = (await (await owner.get('/api/assistant')).json()) as AssistantReport
  await owner.delete(`/api/assistant/${tokens.find(({ name }) => name === 'n8n')?.id}`)
  expect((await post(other)).status).toBe(401)
})

test('a page of another site, another host and another method are refused', async () => {
  expect((await post(token, list, { origin: 'https://evil.example' })).status).toBe(403)
  const headers = { authorization: `Bearer ${token}`, origin: undefined, 'sec-fetch-site': undefined }
  expect((await console.send('POST', '/mcp', list, headers, `http://127.0.0.1:${console.port}`)).status).toBe(403)
  expect((await console.send('GET', '/mcp', undefined, headers)).status).toBe(405)
})

test('61 calls in a minute are one too many, and a day of questions is one line in the audit log', async () => {
  const busy = ((await (await owner.post('/api/assistant', { name: 'Busy' })).json()) as NewToken).token
  // The limit fills up again by a call a second.
  frozen = Date.now()
  const statuses = []
  for (let call = 0; call < 61; call++) statuses.push((await post(busy)).status)
  expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
  frozen = undefined
  ahead = 86_400_000
  await tellAsks(console.deps)
  await tellAsks(console.deps)
  ahead = 0
  const lines = await console.rows(
    "select count, facts from audit_log where action = 'asked' and facts ->> 'name' = 'Busy'",
  )
  expect(lines).toEqual([{ count: 60, facts: { name: 'Busy' } }])
})

test('nothing that an assistant can ask for has a name, a phone or an id in it', async () => {
  const leads = (await console.rows('select lead_id from leads')).map((row) => row.lead_id)
  const visits = (await console.rows('select visit_id from visits limit 50')).map((row) => row.visit_id)
  const all = (await everyAnswer()).join('\n')
  for (const secret of ['Tal', 'Harel', '521234567', 'Dana', ...leads, ...visits]) expect(all).not.toContain(secret)
})

test.each([
  'leads',
  'lead_daily',
  'counted_leads',
  'answer_daily',
  'answer_source_daily',
  'split_daily',
  'split_source_daily',
  'quiz_answers',
  'experiment_daily',
  'visits',
  'events',
  'outbox',
  'console_people',
  'console_sessions',
  'console_tokens',
  'audit_log',
])('its role of the database has no right to %s', async (table) => {
  await expect(console.rows(`begin; set local role collector_ask; select * from ${table}; commit`)).rejects.toThrow(
    'permission denied',
  )
  await console.rows('rollback')
})

const weekCounts = [0, 1, 4, 5, 9, 10, 13, 14, 15, 27]

test('differences: whatever pair of answers is compared, each count of leads and answers leaves five possible values', async () => {
  const week = lastWeek()
  await console.rows('delete from counted_leads')
  await console.rows('delete from answer_source_daily')
  for (const [place, count] of weekCounts.entries()) await setLeads(addDays(week, place % 7), `c${place % 5}`, count)
  for (const [place, count] of weekCounts.entries()) await setAnswers(addDays(week, place % 7), `o${place}`, count)
  await setLeads(addDays(week, -3), 'c1', 8)

  const answers = await everyAnswer()
  // Each answer is about cells (week × campaign, week × question × option, week × step). A cell says the same in every answer …
  const cells = new Map<string, Set<string>>()
  for (const row of answers.flatMap((text) => JSON.parse(text).rows ?? [])) {
    if (!('week_from' in row)) continue
    const { week_from, campaign, question, option, step } = row
    const key = JSON.stringify({ week_from, campaign, question, option, step })
    cells.set(key, (cells.get(key) ?? new Set()).add(String(row.leads ?? row.answers ?? row.reached)))
  }
  expect(cells.size).toBeGreaterThan(12)
  const said = [...cells.values()].map((values) => {
    expect(values.size).toBe(1)
    const [value = ''] = values
    return value === 'under 5' ? 0 : Number(value)
  })
  // … a multiple of five, so that of any two cells at least five differences are possible, whatever both say.
  for (const one of said)
    for (const other of said) {
      const differences = new Set<number>()
      for (let a = one; a < one + 5; a++) for (let b = other; b < other + 5; b++) differences.add(a - b)
      expect(one % 5).toBe(0)
      expect(differences.size).toBeGreaterThanOrEqual(5)
    }
  // And all answers together are the same for five values of a cell: nothing that can be asked tells them apart.
  const before = answers.join('\n')
  for (let more = 1; more < 5; more++) {
    await setLeads(addDays(week, 2), 'only', 5 + more)
    if (more === 1) expect((await everyAnswer()).join('\n')).not.toBe(before)
  }
  await setLeads(addDays(week, 2), 'only', 5)
  const five = (await everyAnswer()).join('\n')
  for (let more = 1; more < 5; more++) {
    await setLeads(addDays(week, 2), 'only', 5 + more)
    expect((await everyAnswer()).join('\n')).toBe(five)
  }
  await setLeads(addDays(week, 2), 'only', 10)
  expect((await everyAnswer()).join('\n')).not.toBe(five)
})

test('a week that is not over is not counted, nor is a single day', async () => {
  await setLeads(todayIn(zone), 'today', 25)
  expect((await everyAnswer()).join('\n')).not.toContain('"today"')
})

/** The Sunday of the last whole week. */
function lastWeek(): string {
  const today = todayIn(zone)
  return addDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay() - 7)
}

/** Every answer that mentions leads or answers or might: all tools with all of their choices, over many periods. */
async function everyAnswer(): Promise<string[]> {
  await console.rows('delete from console_asks')
  ahead += 60_000
  const today = todayIn(zone)
  const answers = [await ask('experiments')]
  for (const weeks of [1, 2, 3, 26])
    for (const name of ['leads', 'answers', 'steps']) answers.push(await ask(name, { weeks }))
  for (const by of ['day', 'page', 'source', 'campaign'])
    answers.push(await ask('visits', { from: addDays(today, -8), to: today, by }))
  return answers
}

async function setLeads(day: string, campaign: string, count: number): Promise<void> {
  await console.rows('delete from counted_leads where day = $1 and utm_campaign = $2', [day, campaign])
  await console.rows(
    `insert into counted_leads (day, lang, variant, utm_source, utm_medium, utm_campaign, is_suspect, experiment, arm)
     select $1, 'he', '/', '', '', $2, false, '', '' from generate_series(1, $3)`,
    [day, campaign, count],
  )
}

async function setAnswers(day: string, option: string, count: number): Promise<void> {
  await console.rows(
    `insert into answer_source_daily (day, lang, utm_source, question, option, visits) values ($1, 'he', '', 'goal', $2, $3)`,
    [day, option, count],
  )
}
