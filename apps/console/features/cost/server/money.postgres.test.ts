import { afterAll, beforeEach, expect, test } from 'vitest'
import type { CampaignsReport, CostFile, CostsStored, StoredCosts } from '../api/money.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { workerPool } from '@repo/server/storage/worker-pool.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { storeLeads } from '../../../testing/seed/store-leads.ts'

const console = await startTestConsole()
afterAll(() => console.stop())
const owner = await console.signIn('owner')
beforeEach(async () => {
  await console.rows(
    'delete from ad_costs; delete from ad_imports; delete from ad_names; delete from campaign_daily; delete from counted_leads; delete from leads; delete from rollup_cursors',
  )
  await console.rows(
    `insert into campaign_daily (day, lang, utm_source, utm_campaign, stage, entry, clicks, visits) values
       ('2026-11-09', 'he', 'meta', 'winter', 'visit', '', 0, 500), ('2026-11-09', 'he', 'meta', 'winter', 'step:goal', 'start', 0, 97),
       ('2026-11-09', 'he', 'google', 'survey-app', 'visit', '', 0, 60), ('2026-11-09', 'he', 'newsletter', 'news', 'visit', '', 0, 30)`,
  )
  await leads('winter', ['won', 'called'])
})

const week = 'from=2026-11-09&to=2026-11-15'
const file: CostFile = {
  source: 'meta',
  currency: 'ILS',
  rows: [
    ['Winter', '2026-11-09', 20000, 40],
    ['Winter', '2026-11-15', 5800, null],
    ['Winter Retargeting', '2026-11-10', 64000, 9],
  ],
  names: [],
  onto: 'replace',
  instead: [],
}

async function leads(campaign: string, outcomes: readonly string[], isRepeat = false): Promise<void> {
  await console.rows(
    `insert into counted_leads (day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, outcome, is_repeat)
     select '2026-11-10', 'he', '/', 'meta', '', $1, '', '', false, one, $3 from unnest($2::text[]) as one`,
    [campaign, outcomes, isRepeat],
  )
}

async function campaigns(search = week): Promise<CampaignsReport> {
  return (await (await owner.get(`/api/money/campaigns?${search}`)).json()) as CampaignsReport
}

async function store(change: Partial<CostFile> = {}): Promise<CostsStored> {
  const response = await owner.post('/api/money/costs', { ...file, ...change })
  expect(response.status).toBe(200)
  return (await response.json()) as CostsStored
}

test('a campaign has its cost per start, lead and won lead, each with its exact interval', async () => {
  await store()
  const { campaigns: rows, cost, open, upTo, currency, all } = await campaigns()
  expect({ cost, open, upTo, currency }).toEqual({ cost: 898, open: 640, upTo: '2026-11-15', currency: 'ILS' })
  expect(rows).toEqual([
    {
      campaign: 'winter',
      sources: ['meta'],
      visits: 500,
      starts: 97,
      leads: 2,
      won: 1,
      open: 1,
      missingDays: 0,
      cost: 258,
      perStart: { low: 2.1, high: 3.3, likely: 258 / 97, about: 2.7 },
      perLead: { low: 35, high: 1100, likely: 129 },
      perWon: { low: 46, likely: 258 },
    },
    expect.objectContaining({ campaign: 'survey-app', visits: 60 }),
    expect.objectContaining({ campaign: 'news' }),
  ])
  expect(rows[1]).not.toHaveProperty('perLead')
  expect(all).toMatchObject({ visits: 500, leads: 2, cost: 258 })
})

test('a suggestion is shown and not applied; a choice of a person is, and is kept for the next file', async () => {
  await store()
  expect((await campaigns()).unmatched).toEqual([
    { source: 'meta', name: 'Winter Retargeting', cost: 640, near: 'winter' },
  ])
  await owner.put('/api/money/names', { source: 'meta', name: 'Winter Retargeting', campaign: 'winter' })
  await store({ rows: [['Winter Retargeting', '2026-11-11', 100, null]] })
  const { campaigns: rows, unmatched } = await campaigns()
  expect(unmatched).toEqual([])
  expect(rows[0]).toMatchObject({ campaign: 'winter', cost: 899 })
  await owner.put('/api/money/names', { source: 'meta', name: 'Winter Retargeting', campaign: null })
  expect((await campaigns()).campaigns[0]).toMatchObject({ campaign: 'Winter Retargeting', isApart: true, cost: 641 })
  expect((await campaigns()).all?.cost).toBe(258)
})

test('the same file again replaces and does not add; Undo puts back what was there', async () => {
  await store()
  const { id } = await store({ rows: [['Winter', '2026-11-09', 30000, 50]] })
  expect((await campaigns()).cost).toBe(998)
  expect((await owner.post('/api/money/undo', { id })).status).toBe(204)
  expect((await campaigns()).cost).toBe(898)
  const { rows } = (await (await owner.get('/api/money/costs')).json()) as StoredCosts
  expect(rows).toHaveLength(3)
  expect((await owner.post('/api/money/undo', { id })).status).toBe(409)
})

test('a file that is added to what its days have is said with its own cost, and Undo puts back what was there', async () => {
  await store()
  const added = await store({ rows: [['Winter', '2026-11-09', 5000, 3]], onto: 'add' })
  expect((await campaigns()).cost).toBe(948)
  expect(await console.rows("select cost_minor, clicks from ad_costs where day = '2026-11-09'")).toEqual([
    { cost_minor: '25000', clicks: '43' },
  ])
  const { last } = (await (await owner.get('/api/money/costs')).json()) as StoredCosts
  expect(last).toEqual(added)
  expect(added).toMatchObject({ days: 1, cost: 50 })
  expect((await owner.post('/api/money/undo', { id: added.id })).status).toBe(204)
  expect((await campaigns()).cost).toBe(898)
})

test('a file takes the place of the rows of another platform that it names, and of no others; Undo brings them back', async () => {
  await store()
  const { id } = await store({
    source: 'other',
    rows: [['Winter', '2026-11-09', 21000, null]],
    instead: [['meta', 'Winter', '2026-11-09']],
  })
  expect((await campaigns()).cost).toBe(908)
  expect(await console.rows('select source, name, day::text from ad_costs order by day')).toEqual([
    { source: 'other', name: 'Winter', day: '2026-11-09' },
    { source: 'meta', name: 'Winter Retargeting', day: '2026-11-10' },
    { source: 'meta', name: 'Winter', day: '2026-11-15' },
  ])
  expect((await owner.post('/api/money/undo', { id })).status).toBe(204)
  expect((await campaigns()).cost).toBe(898)
})

test('Undo ends after ten minutes, and with the next file; until then the screen can offer it', async () => {
  const last = async () => ((await (await owner.get('/api/money/costs')).json()) as StoredCosts).last
  expect(await last()).toBeUndefined()
  const first = await store()
  const second = await store()
  expect(await last()).toEqual(second)
  expect(second).toMatchObject({ days: 3, cost: 898 })
  expect((await owner.post('/api/money/undo', { id: first.id })).status).toBe(409)
  await console.rows("update ad_imports set at = at - interval '11 minutes'")
  expect(await last()).toBeUndefined()
  expect((await owner.post('/api/money/undo', { id: second.id })).status).toBe(409)
})

test('days that no file speaks of leave nothing with a cost per anything', async () => {
  await store()
  const [row] = (await campaigns('from=2026-11-09&to=2026-11-17')).campaigns
  expect(row).toMatchObject({ campaign: 'winter', cost: 258, missingDays: 2 })
  expect(row).not.toHaveProperty('perStart')
})

test('with a filter that divides campaigns there is no cost', async () => {
  await store()
  for (const filter of ['lang=he', 'source=meta', 'page=/'])
    expect(await campaigns(`${week}&${filter}`)).toMatchObject({ isDivided: true, cost: 0, unmatched: [] })
  expect(await campaigns(`${week}&campaign=winter`)).toMatchObject({ isDivided: false, cost: 258 })
})

test('another currency is refused', async () => {
  await store()
  expect((await owner.post('/api/money/costs', { ...file, currency: 'USD' })).status).toBe(409)
})

test('the second request of a phone within 90 days is no new lead, and an outcome is counted when it is set', async () => {
  const days = (count: number) => new Date(Date.parse('2026-11-10T10:00:00Z') - count * 86_400_000)
  const phone = { phone: '050-7654321', campaign: { utm_source: 'meta', utm_campaign: 'winter' } }
  const [id = ''] = await storeLeads(console, [
    { ...phone, at: days(0) },
    { ...phone, at: days(80) },
    { ...phone, at: days(200) },
  ])
  const worker = workerPool(console.urls.worker)
  await rollUpAll(worker, { timeZone: 'Asia/Jerusalem' })
  await worker.end()
  expect(
    await console.rows(
      'select day::text, is_repeat, outcome from counted_leads where lead_id is not null order by day',
    ),
  ).toEqual([
    { day: '2026-04-24', is_repeat: false, outcome: 'new' },
    { day: '2026-08-22', is_repeat: false, outcome: 'new' },
    { day: '2026-11-10', is_repeat: true, outcome: 'new' },
  ])
  const response = await owner.patch(`/api/leads/${id}`, { version: 0, state: 'won' })
  expect(response.status).toBe(200)
  await console.rows('delete from leads')
  expect(await console.rows("select outcome from counted_leads where day = '2026-11-10' and is_repeat")).toEqual([
    { outcome: 'won' },
  ])
  expect((await campaigns()).campaigns[0]).toMatchObject({ leads: 2, won: 1 })
})

test('what is stored is in the audit log', async () => {
  await store()
  const entries = await console.rows(
    "select person_name, action, count, facts from audit_log where action like 'cost-%' order by entry_id desc limit 1",
  )
  expect(entries).toEqual([
    { person_name: 'Dana', action: 'cost-stored', count: 3, facts: { source: 'meta', campaigns: 2 } },
  ])
})
