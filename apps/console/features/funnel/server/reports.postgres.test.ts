import pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type {
  AnswersReport,
  ChoicesReport,
  SplitReport,
  StepsReport,
  TodayReport,
  Totals,
  TotalsReport,
  TrendReport,
} from '../api/reports.ts'
import type { CampaignsReport } from '../../cost/api/money.ts'
import { startTestConsole } from '../../../testing/test-console.ts'
import { addDays } from '@repo/contract/days.ts'

const zone = 'Asia/Jerusalem'
/** A clock that stands still: no midnight comes between two tests. */
let clock = Date.now()
const today = todayIn(zone, new Date(clock))
const week = { from: addDays(today, -3), to: addDays(today, -1) }
const experiments = [
  sampleExperiment({ id: 'begun', start: week.from }),
  sampleExperiment({ id: 'before', start: addDays(week.from, -1) }),
  { ...sampleExperiment({ id: 'draft', start: week.from }), fingerprint: '' },
]
const running = await startTestConsole({ now: () => clock, experiments })
afterAll(() => running.stop())
const worker = new pg.Pool({ connectionString: running.urls.worker })
afterAll(() => worker.end())
const viewer = await running.signIn('viewer')
const owner = await running.signIn('owner')
beforeEach(() =>
  running.rows(
    'delete from events; delete from leads; delete from counted_leads; delete from visits; delete from quiz_sessions; delete from quiz_answers; delete from funnel_daily; delete from source_daily; delete from page_daily; delete from campaign_daily; delete from answer_daily; delete from answer_source_daily; delete from visit_hourly; delete from trend_daily; delete from rollup_cursors',
  ),
)

test('the totals of a period stand beside as many days before it', async () => {
  const day = week.from
  await visit({ day, clicks: ['install', 'chat'], steps: ['goal', 'pain'], completed: true, install: true })
  await visit({ day, steps: ['pain'] })
  await visit({ day: week.to, clicks: ['video'], game: true })
  await visit({ day: addDays(day, -1) })
  await visit({ day: addDays(day, -4) })
  await visit({ day: today })
  await lead({ day })
  await lead({ day, flags: ['too-fast'] })
  await lead({ day: addDays(day, -2) })
  await count()
  const now = {
    visits: 3,
    starts: 2,
    completed: 1,
    installed: 1,
    installClicks: 1,
    chatClicks: 1,
    leads: 1,
  }
  expect(await get<TotalsReport>('totals', week)).toEqual({ now, before: { ...nothing, visits: 1, leads: 1 } })
})

test('a phone that asks twice in 90 days is one lead: of the totals, the trend, the parts, the pages, today and the campaigns', async () => {
  const phone = '0505550123'
  const campaign = 'autumn'
  await lead({ day: addDays(week.from, -91), phone, campaign })
  await lead({ day: week.from, phone, campaign })
  await lead({ day: week.from, at: `${week.from}T10:00:00Z`, phone, campaign: 'winter' })
  await lead({ day: week.to, campaign })
  await visit({ day: week.from, campaign, steps: ['goal'] })
  await visit({ day: week.from, campaign: 'winter', steps: ['goal'] })
  await count()
  const leads = async () => {
    const [totals, trend, split, pages, campaigns] = await Promise.all([
      get<TotalsReport>('totals', week),
      get<TrendReport>('trend', week),
      get<SplitReport>('split', { ...week, by: 'campaign' }),
      get<SplitReport>('split', { ...week, by: 'page' }),
      owner.get(`/api/money/campaigns?${new URLSearchParams({ ...week })}`).then((answer) => answer.json()),
    ])
    const sum = (rows: readonly { leads: number }[]) => rows.reduce((all, row) => all + row.leads, 0)
    return {
      totals: totals.now.leads,
      trend: sum(trend.days.filter(({ day }) => day >= week.from)),
      trendOfCampaigns: sum((await get<TrendReport>('trend', { ...week, campaign })).days.slice(-3)),
      split: sum(split.parts),
      pages: sum(pages.parts),
      campaigns: sum((campaigns as CampaignsReport).campaigns),
    }
  }
  expect(await leads()).toEqual({ totals: 2, trend: 2, trendOfCampaigns: 2, split: 2, pages: 2, campaigns: 2 })
})

test('the campaigns of a whole day stand beside the same weekday before, also one that ran only then', async () => {
  const [day, weekAgo] = [week.to, addDays(week.to, -7)]
  const campaigns = async (from: string, to = from) =>
    (await (await owner.get(`/api/money/campaigns?from=${from}&to=${to}`)).json()) as CampaignsReport
  await visit({ day, campaign: 'autumn', steps: ['goal'] })
  await visit({ day, campaign: 'autumn' })
  await lead({ day, campaign: 'autumn' })
  await lead({ day: weekAgo, campaign: 'winter' })
  await visit({ day: today, campaign: 'autumn' })
  await count()
  // Events of that day are stored no longer.
  await running.rows(
    `insert into campaign_daily (day, lang, utm_source, utm_campaign, stage, entry, clicks, visits) values
       ($1, 'he', '', 'autumn', 'visit', '', 0, 1), ($1, 'he', '', 'winter', 'visit', '', 0, 1), ($1, 'he', '', 'winter', 'step:goal', 'start', 0, 1)`,
    [weekAgo],
  )
  const countedSince = (first: string) =>
    running.rows(
      `insert into funnel_daily (day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks, visits)
       values ($1, 'he', '/', '/', '', '', '', '', 'visit', '', 0, 1)`,
      [first],
    )
  // The first day that was counted may have begun at noon.
  await countedSince(weekAgo)
  expect(await campaigns(day)).not.toHaveProperty('weekBefore')
  await countedSince(addDays(weekAgo, -1))
  const { weekBefore, campaigns: rows } = await campaigns(day)
  expect(weekBefore).toBe(weekAgo)
  expect(rows).toMatchObject([
    { campaign: 'autumn', visits: 2, starts: 1, leads: 1, before: { visits: 1, starts: 0, leads: 0 } },
    { campaign: 'winter', visits: 0, starts: 0, leads: 0, before: { visits: 1, starts: 1, leads: 1 } },
  ])
  // A day that is not over, and several days, are compared with nothing here.
  for (const report of [await campaigns(today), await campaigns(addDays(day, -1), day)]) {
    expect(report).not.toHaveProperty('weekBefore')
    expect(report.campaigns.every((row) => row.before === undefined)).toBe(true)
  }
})

test('a period with today in it is compared with nothing', async () => {
  await visit({ day: today })
  await count()
  expect(await get<TotalsReport>('totals', { from: today, to: today })).toEqual({ now: { ...nothing, visits: 1 } })
})

test('a period is compared with nothing if counting began in the days before it', async () => {
  await visit({ day: addDays(week.from, -1) })
  await visit({ day: week.from })
  await count()
  expect(await get<TotalsReport>('totals', week)).toEqual({ now: { ...nothing, visits: 1 } })
})

test('a day begins at midnight of the time zone', async () => {
  const midnight = Date.parse(`${week.from}T00:00:00Z`)
  // The offset of the zone when that day begins there, two or three hours.
  const dayBefore = midnight - 3 * 3_600_000
  const offset =
    Date.parse(`${new Date(dayBefore).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`) - dayBefore
  await visit({ day: addDays(week.from, -4) })
  await visit({ at: midnight - offset - 1 })
  await visit({ at: midnight - offset })
  await count()
  const { now, before } = await get<TotalsReport>('totals', week)
  expect([now.visits, before?.visits]).toEqual([1, 1])
})

test('every filter, alone and with others, counts what it names', async () => {
  const values = {
    lang: ['he', 'en'],
    source: ['meta', 'google'],
    campaign: ['autumn', 'winter'],
    page: ['/lead', '/he-landing'],
  } as const
  const all = values.lang.flatMap((lang) =>
    values.source.flatMap((source) =>
      values.campaign.flatMap((campaign) => values.page.map((page) => ({ lang, source, campaign, page }))),
    ),
  )
  for (const one of all) {
    await visit({ day: week.from, ...one, steps: ['goal'] })
    await lead({ day: week.from, ...one })
  }
  await count()
  for (let some = 0; some < 16; some += 1) {
    const filters = Object.fromEntries(Object.entries(all[5] ?? {}).filter((_, bit) => some & (1 << bit)))
    const expected = 16 / 2 ** Object.keys(filters).length
    const { now } = await get<TotalsReport>('totals', { ...week, ...filters })
    expect({ filters, ...now }).toMatchObject({ filters, visits: expected, starts: expected, leads: expected })
    const { parts } = await get<SplitReport>('split', { ...week, ...filters, by: 'campaign' })
    expect(parts.reduce((sum, { starts }) => sum + starts, 0)).toBe(expected)
    expect(await get<AnswersReport>('answers', { ...week, ...filters })).toMatchObject({
      questions: [{ question: 'goal', options: [{ option: 'aov', count: expected }, {}, {}, {}] }],
    })
  }
})

test('a page is counted with its variants, and a variant alone', async () => {
  await visit({ day: week.from, page: '/5-reasons' })
  await visit({ day: week.from, page: '/5-reasons', variant: '/5-reasons-v2' })
  // Consent on a later page: the page on which the visit began is all that is known.
  await visit({ day: week.from, page: '/quiz', from: '/5-reasons-v2' })
  await visit({ day: week.from, page: '/pricing' })
  await count()
  const visits = async (page: string) => (await get<TotalsReport>('totals', { ...week, page })).now.visits
  expect(await Promise.all(['/5-reasons', '/5-reasons-v2', '/quiz'].map(visits))).toEqual([3, 2, 0])
  const split = async (by: 'page' | 'variant') =>
    (await get<SplitReport>('split', { ...week, by })).parts.map(({ value, visits: count }) => [value, count])
  expect(await split('page')).toEqual([
    ['/5-reasons', 3],
    ['/pricing', 1],
  ])
  expect(await split('variant')).toEqual([
    ['/5-reasons-v2', 2],
    ['/5-reasons', 1],
    ['/pricing', 1],
  ])
})

test('pages are split by visits, also those where no quiz began; an address that is no page of the site is among the others', async () => {
  await visit({ day: week.from, page: '/pricing', steps: ['goal'] })
  for (const _ of [1, 2]) await visit({ day: week.from, page: '/' })
  for (const _ of [1, 2, 3]) await visit({ day: week.to, page: '/quiz', from: '/typed-by-hand' })
  await lead({ day: week.to, page: '/lead' })
  await count()
  const { parts, others } = await get<SplitReport>('split', { ...week, by: 'page' })
  expect(parts.map(({ value, visits, starts, leads }) => [value, visits, starts, leads])).toEqual([
    ['/', 2, 0, 0],
    ['/pricing', 1, 1, 0],
    ['/lead', 0, 0, 1],
  ])
  expect(others).toMatchObject({ parts: 1, visits: 3, starts: 0, leads: 0 })
})

test('steps are those of sessions that began with consent, and never rise', async () => {
  const day = week.from
  await visit({ day, steps: ['goal', 'pain', 'infoA'] })
  await visit({ day, steps: ['goal', 'pain'] })
  // It has no event of a step in between, yet it was there.
  await visit({ day, steps: ['goal', 'build'], completed: true, install: true })
  await visit({ day, steps: ['traffic', 'aov'] })
  await count()
  const { starts, consentedAtStart, steps } = await get<StepsReport>('steps', week)
  expect([starts, consentedAtStart]).toEqual([4, 3])
  expect(steps.map(({ stage, reached }) => `${stage} ${reached}`)).toEqual([
    'step:goal 3',
    'step:pain 3',
    'step:infoA 2',
    'step:traffic 1',
    'step:aov 1',
    'step:tools 1',
    'step:question 1',
    'step:infoB 1',
    'step:build 1',
    'completed 1',
    'plan 1',
    'install 1',
  ])
})

test('a split has the 20 parts with most starts, and the others as one', async () => {
  for (let source = 0; source < 22; source += 1)
    for (let start = 0; start <= 22 - source; start += 1)
      await visit({ day: week.from, source: `s${source}`, steps: ['goal'] })
  await visit({ day: week.from, source: 'without-a-start' })
  await count()
  const { parts, others } = await get<SplitReport>('split', { ...week, by: 'source' })
  expect(parts.map(({ value }) => value)).toEqual(Array.from({ length: 20 }, (_, index) => `s${index}`))
  expect(parts[0]).toEqual({
    value: 's0',
    visits: 23,
    starts: 23,
    consentedAtStart: 23,
    completed: 0,
    installed: 0,
    leads: 0,
  })
  expect(others).toMatchObject({ parts: 2, visits: 5, starts: 3 + 2, consentedAtStart: 5, completed: 0, installed: 0 })
})

test('a split by device, referrer or answer has its own counts, narrowed by every filter', async () => {
  await running.rows(
    `insert into split_daily (day, lang, variant, utm_source, utm_campaign, split, value, stage, entry, clicks, visits) values
       ($1, 'he', '/', 'meta', 'winter', 'device', 'phone', 'visit', '', 0, 90), ($1, 'he', '/', 'meta', 'winter', 'device', 'phone', 'install', 'start', 0, 40),
       ($1, 'en', '/', 'google', '', 'device', 'desktop', 'step:goal', 'start', 0, 7), ($1, 'he', '/', 'meta', '', 'goal', 'pdp', 'completed', 'start', 0, 5)`,
    [week.from],
  )
  await running.rows(
    'insert into split_source_daily select day, lang, utm_source, split, value, stage, entry, clicks, sum(visits) from split_daily group by 1, 2, 3, 4, 5, 6, 7, 8',
  )
  const parts = async (search: Record<string, string>) =>
    (await get<SplitReport>('split', { ...week, ...search } as never)).parts.map(({ value, starts }) => [value, starts])
  expect(await parts({ by: 'device' })).toEqual([
    ['phone', 40],
    ['desktop', 7],
  ])
  expect(await parts({ by: 'device', lang: 'en' })).toEqual([['desktop', 7]])
  expect(await parts({ by: 'device', campaign: 'winter' })).toEqual([['phone', 40]])
  expect(await parts({ by: 'goal' })).toEqual([['pdp', 5]])
  await running.rows('delete from split_daily; delete from split_source_daily')
})

test('the choices of the filters are what visits of the period came with, most first', async () => {
  await visit({ day: week.from, source: 'meta', campaign: 'autumn', page: '/lead' })
  await visit({ day: week.from, source: 'google', page: '/lead' })
  await visit({ day: week.to, source: 'google', page: '/pricing' })
  await visit({ day: today, source: 'tiktok', page: '/' })
  await count()
  expect(await get<ChoicesReport>('choices', week)).toEqual({
    sources: ['google', 'meta'],
    campaigns: ['autumn'],
    pages: ['/lead', '/pricing'],
  })
})

test('a trend has every whole day, with eight weeks before the period, and the experiments that began in it', async () => {
  for (const ago of [62, 63])
    await running.rows("insert into trend_daily values ($1, 'he', '', '', 1)", [addDays(week.from, -ago)])
  await visit({ day: week.from, steps: ['goal'] })
  await visit({ day: week.from, steps: ['pain'], source: 'meta', page: '/5-reasons' })
  await visit({ day: today })
  await lead({ day: week.to })
  await lead({ day: week.to, flags: ['too-fast'] })
  await count()
  const { days, experiments } = await get<TrendReport>('trend', { ...week, to: today })
  expect([days[0], days.at(-1), days.length]).toEqual([
    { day: addDays(week.from, -62), visits: 1, starts: 0, leads: 0 },
    { day: week.to, visits: 0, starts: 0, leads: 1 },
    65,
  ])
  expect(days.at(-3)).toEqual({ day: week.from, visits: 2, starts: 2, leads: 0 })
  expect(experiments).toEqual([{ id: 'begun', start: week.from, question: expect.any(String) }])
  const narrowed = await get<TrendReport>('trend', { ...week, page: '/5-reasons' })
  expect(narrowed.days).toEqual([
    { day: week.from, visits: 1, starts: 1, leads: 0 },
    { day: addDays(week.from, 1), visits: 0, starts: 0, leads: 0 },
    { day: week.to, visits: 0, starts: 0, leads: 0 },
  ])
})

test('today stands beside the same hours of the same weekday, up to the last one that is over and counted', async () => {
  const hour = 3_600_000
  // By the clock of the zone; 10:40 of today is the present.
  const at = (day: string, time: string) => zonedTime(`${day}T${time}`)
  const weekAgo = addDays(today, -7)
  const present = at(today, '10:40')
  clock = present
  for (const time of ['00:10', '09:59', '10:10'])
    await visit({ at: at(today, time), clicks: ['install'], steps: ['goal'] })
  for (const time of ['00:10', '08:00', '09:59', '10:00', '18:00']) await visit({ at: at(weekAgo, time) })
  for (const day of [addDays(today, -1), addDays(today, -8)]) await visit({ at: at(day, '09:00') })
  await leadAt(at(today, '09:30'), [], '0505550123')
  await leadAt(at(today, '09:40'), [], '0505550123')
  await leadAt(at(today, '10:30'))
  await leadAt(at(weekAgo, '09:30'), ['too-fast'])
  await count()
  const readEarlier = async () => ((await (await viewer.get('/api/today')).json()) as TodayReport).earlier
  // A test that runs before 10:40 has counted no hour of it.
  await running.rows('update rollup_cursors set counted_at = $1', [new Date(present + hour)])
  expect(await readEarlier()).toEqual({
    day: weekAgo,
    all: { visits: 5, starts: 0, installClicks: 0, leads: 0 },
    sameHours: {
      upTo: new Date(at(today, '10:00')).toISOString(),
      now: { visits: 2, starts: 2, installClicks: 2, leads: 1 },
      before: { visits: 3, starts: 0, installClicks: 0, leads: 0 },
    },
  })
  // Counting is behind.
  await running.rows('update rollup_cursors set counted_at = $1', [new Date(at(today, '09:20'))])
  expect((await readEarlier())?.sameHours?.now.visits).toBe(1)
  // No hour of today is over.
  clock = at(today, '00:59')
  expect((await readEarlier())?.sameHours).toBeUndefined()
  clock = present
  // The week before has its first day a week ago: it may have begun at noon.
  await running.rows('delete from source_daily where day < $1', [weekAgo])
  expect(await readEarlier()).toBeUndefined()
})

test('today has a hint if the loss of a step rose', async () => {
  await visit({ day: today, clicks: ['install'] })
  await count()
  const empty = await (await viewer.get('/api/today')).json()
  expect(empty).toEqual({ day: today, today: { ...nothing, visits: 1, installClicks: 1 } })
  // 139 of 1,478 lost at the fifth step, and 218 of 1,588 in the week after.
  const weeks = [
    [-8, 'step:traffic', 139],
    [-8, 'step:aov', 1478 - 139],
    [-7, 'step:traffic', 218],
    [-1, 'step:aov', 1588 - 218],
    // Today is no whole day.
    [0, 'step:goal', 1000],
  ] as const
  for (const [offset, stage, visits] of weeks)
    await running.rows("insert into source_daily values ($1, 'he', '', $2, 'start', 0, $3)", [
      addDays(today, offset),
      stage,
      visits,
    ])
  const { hint } = (await (await viewer.get('/api/today')).json()) as TodayReport
  expect(hint).toEqual({
    stage: 'step:aov',
    before: 'step:traffic',
    lost: { now: 218, of: 1588, earlier: 139, ofEarlier: 1478 },
    low: expect.closeTo(0.0207, 4),
  })
})

test.each([
  ['totals', {}],
  ['totals', { from: '2026-11-01' }],
  ['totals', { from: '2026-11-31', to: '2026-12-01' }],
  ['totals', { from: '2026-11-02', to: '2026-11-01' }],
  ['totals', { from: '2020-01-01', to: '2026-11-01' }],
  ['steps', { ...week, lang: 'fr' }],
  ['totals', { ...week, source: 'x'.repeat(101) }],
  ['totals', { from: '0000-01-01', to: '0000-01-02' }],
  ['totals', { from: '0001-01-01', to: '0001-01-02' }],
  ['answers', { ...week, page: '/\0' }],
  ['split', { ...week, by: 'visit_id' }],
  ['split', week],
])('a request for %s with %j is invalid', async (report, search) => {
  const answer = await viewer.get(`/api/reports/${report}?${new URLSearchParams(search as Record<string, string>)}`)
  expect([answer.status, await answer.json()]).toEqual([400, { error: 'invalid' }])
})

test('a filter is a value and never SQL', async () => {
  await visit({ day: week.from, source: "' or true --" })
  await visit({ day: week.from })
  await count()
  const { now } = await get<TotalsReport>('totals', { ...week, source: "' or true --" })
  expect(now.visits).toBe(1)
})

const nothing: Totals = {
  visits: 0,
  starts: 0,
  completed: 0,
  installed: 0,
  installClicks: 0,
  chatClicks: 0,
  leads: 0,
}

async function get<Report>(report: string, search: object): Promise<Report> {
  const answer = await viewer.get(`/api/reports/${report}?${new URLSearchParams(search as Record<string, string>)}`)
  expect(answer.status).toBe(200)
  return (await answer.json()) as Report
}

async function count(): Promise<void> {
  await rollUpAll(worker, { timeZone: zone })
}

interface Visit {
  day?: string
  at?: number
  lang?: string
  page?: string
  variant?: string
  from?: string
  source?: string
  campaign?: string
  clicks?: string[]
  steps?: string[]
  completed?: boolean
  install?: boolean
  game?: boolean
  /** Milliseconds of LCP. */
}

/** A visit at eleven or noon of the day. */
async function visit({ day = today, at = Date.parse(`${day}T09:00:00Z`), lang = 'he', page = '/', ...more }: Visit) {
  const { variant = page, from, source, campaign } = more
  const campaigns = { utm_source: source, utm_campaign: campaign, from }
  const events: [string, object][] = [
    ['page_view', { page, variant }],
    ...(more.clicks ?? []).map((target): [string, object] => ['outbound_click', { page, target }]),
    ...(more.steps ?? []).flatMap((stepId): [string, object][] => [
      ['quiz_step_view', { stepId, lang }],
      ['quiz_option_select', { stepId, optionId: stepId === 'goal' ? 'aov' : 'none', lang }],
    ]),
    ...(more.completed ? [['quiz_completed', { scenario: 'A', lang }] as [string, object]] : []),
    ...(more.install ? [['cta_install_click', { lang }] as [string, object]] : []),
    ...(more.game ? [['game_started', { lang }] as [string, object]] : []),
  ]
  await running.rows(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details)
     select day_of(id), id, now(), $1, name, $2, $3, details from unnest($4::uuid[], $5::text[], $6::jsonb[]) one (id, name, details)`,
    [
      sampleId(),
      lang,
      variant,
      events.map((_, index) => sampleId(at + index)),
      events.map(([name]) => name),
      events.map(([, details]) => JSON.stringify({ ...details, ...campaigns })),
    ],
  )
}

interface LeadOf {
  day: string
  at?: string
  lang?: string
  page?: string
  source?: string
  campaign?: string
  flags?: string[]
  phone?: string
}

/** The instant of a time by the clock of the zone. */
function zonedTime(time: string): number {
  const utc = Date.parse(`${time}:00Z`)
  const shown = new Date(utc).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')
  return utc - (Date.parse(`${shown}Z`) - utc)
}

function leadAt(at: number, flags: string[] = [], phone: string = crypto.randomUUID()) {
  return lead({ day: '', at: new Date(at).toISOString(), flags, phone })
}

async function lead({
  day,
  at = `${day}T09:00:00Z`,
  lang = 'he',
  page = '/lead',
  source,
  campaign,
  flags = [],
  phone = crypto.randomUUID(),
}: LeadOf) {
  await running.rows(
    `insert into leads (lead_id, received_at, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route, campaign, flags, state)
     values (gen_random_uuid(), $1, 'k', '', '', $6, $2, '/lead', $3, $4, $5)`,
    [
      at,
      lang,
      { from: page, utm_source: source, utm_campaign: campaign },
      flags,
      flags.length > 0 ? 'suspect' : 'new',
      Buffer.from(phone),
    ],
  )
}
