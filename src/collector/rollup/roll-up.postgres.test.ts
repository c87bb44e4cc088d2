import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { temporaryPostgres, type TemporaryPostgres } from '../../../db/testing/temporary-postgres.ts'
import { sampleId } from '../testing/samples.ts'
import { checkRollup } from './check-rollup.ts'
import { rebuildRollup } from './rebuild-rollup.ts'
import { rollUp, rollUpAll } from './roll-up.ts'

let postgres: TemporaryPostgres
let owner: pg.Pool
let worker: pg.Pool
beforeAll(async () => {
  postgres = await temporaryPostgres({ fsync: 'off' })
  const urls = await postgres.database('collector')
  owner = new pg.Pool({ connectionString: urls.owner })
  worker = new pg.Pool({ connectionString: urls.worker })
  // Two partitions are enough, and faster than all those of the service.
  for (const day of [midnight() - 86_400_000, midnight()]) await makeDay(new Date(day).toISOString().slice(0, 10))
})
beforeEach(empty)
afterAll(async () => {
  await Promise.all([owner.end(), worker.end()])
  postgres.stop()
})

test('an event that commits after later ones were counted is counted too, unlike with a cursor on time', async () => {
  const late = await owner.connect()
  await late.query('begin')
  await store(late, { visit: 1, second: 1, name: 'page_view' })
  await store(owner, { visit: 2, second: 2, name: 'page_view' })
  await rollUpAll(worker)
  expect(await funnel()).toEqual([])
  await late.query('commit')
  late.release()
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 2'])
})

test('a visit counts for its landing page, whatever the order of its events', async () => {
  await store(owner, { visit: 1, second: 3, name: 'page_view', details: { page: '/b', variant: '/b-2' } })
  await rollUpAll(worker)
  await store(owner, { visit: 1, second: 1, name: 'quiz_started', details: { lang: 'he' } })
  await store(owner, {
    visit: 1,
    second: 2,
    name: 'page_view',
    details: { page: '/a', variant: '/a-2', utm_source: 'x' },
  })
  await rollUpAll(worker)
  const { rows } = await owner.query('select page, variant, utm_source, quiz_lang, stage, visits from funnel_daily')
  expect(rows).toEqual(
    expect.arrayContaining([
      { page: '/a', variant: '/a-2', utm_source: 'x', quiz_lang: '', stage: 'visit', visits: '1' },
      { page: '/a', variant: '/a-2', utm_source: 'x', quiz_lang: 'he', stage: 'quiz', visits: '1' },
    ]),
  )
  expect(rows).toHaveLength(2)
})

test('without a page view, the page is the path of the earliest event, without the query', async () => {
  await store(owner, { visit: 1, second: 1, name: 'plan_view', route: '/results?utm_source=x' })
  await rollUpAll(worker)
  const { rows } = await owner.query("select page, variant from funnel_daily where stage = 'visit'")
  expect(rows).toEqual([{ page: '/results', variant: '/results' }])
})

test('every stage of a quiz is counted once per visit and language of the quiz', async () => {
  const step = (second: number, stepId: string) =>
    store(owner, { visit: 1, second, name: 'quiz_step_view', details: { stepId, lang: 'he' } })
  await store(owner, { visit: 1, second: 1, name: 'page_view' })
  await step(2, 'goal')
  await rollUpAll(worker)
  await step(3, 'goal')
  await step(4, 'pain')
  await store(owner, { visit: 1, second: 5, name: 'quiz_completed', details: { scenario: 'B', lang: 'he' } })
  await store(owner, { visit: 1, second: 6, name: 'plan_view', details: { scenario: 'B', lang: 'he' } })
  await store(owner, { visit: 1, second: 7, name: 'cta_install_click', details: { source: 'results', lang: 'he' } })
  await store(owner, { visit: 1, second: 8, name: 'outbound_click', details: { page: '/', target: 'listing' } })
  await rollUpAll(worker)
  expect(await funnel()).toEqual([
    'completed 1',
    'install 1',
    'outbound 1',
    'plan 1',
    'quiz 1',
    'scenario:B 1',
    'step:goal 1',
    'step:pain 1',
    'visit 1',
  ])
})

test('the gamified quiz is part of a visit and no stage of the personalised one', async () => {
  await store(owner, { visit: 1, second: 1, name: 'game_started', route: '/quiz2', details: { lang: 'en' } })
  await store(owner, { visit: 1, second: 2, name: 'game_completed', route: '/quiz2', details: { lang: 'en' } })
  await store(owner, { visit: 2, second: 1, name: 'page_view', details: { page: '/a', variant: '/a' } })
  await store(owner, { visit: 2, second: 2, name: 'game_started', route: '/quiz2', details: { lang: 'en' } })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 2'])
  const { rows } = await owner.query('select page from funnel_daily order by 1')
  expect(rows).toEqual([{ page: '/a' }, { page: '/quiz2' }])
  expect(await checkRollup(worker)).toEqual([])
})

test('flagged events are not counted', async () => {
  await store(owner, { visit: 1, second: 1, name: 'page_view', marks: ['bot'] })
  await rollUpAll(worker)
  expect(await funnel()).toEqual([])
})

test('forged ids have no bit, long campaigns are truncated, and neither stops the rollup', async () => {
  // A linear congruential generator: text that does not compress, the same on every run.
  let state = 1
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) >> 8
  const long = Array.from({ length: 2000 }, () => String.fromCodePoint(0x1f600 + (next() % 50))).join('')
  const campaign = { page: long, variant: long, utm_source: long, utm_medium: long, utm_campaign: long }
  await store(owner, { visit: 1, second: 0, name: 'page_view', details: campaign })
  for (let index = 0; index < 70; index++)
    await store(owner, {
      visit: 1,
      second: index,
      name: 'quiz_step_view',
      details: { stepId: `${index}${long}`, lang: 'en' },
    })
  await store(owner, { visit: 2, second: 1, name: 'quiz_step_view', details: { stepId: 'goal', lang: 'en' } })
  await rollUpAll(worker)
  expect((await funnel()).filter((line) => line.startsWith('quiz') || line.startsWith('step'))).toEqual([
    'quiz 2',
    'step:goal 1',
  ])
  expect(await checkRollup(worker)).toEqual([])
})

test('concurrent workers count each visit once', async () => {
  for (let visit = 0; visit < 20; visit++) await store(owner, { visit, second: visit, name: 'page_view' })
  await Promise.all([rollUpAll(worker, 3), rollUpAll(worker, 5), rollUp(worker)])
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 20'])
})

test('a check reports differences, and a rebuild fixes them', async () => {
  await store(owner, { visit: 1, second: 1, name: 'quiz_started', details: { lang: 'en' } })
  await rollUpAll(worker)
  expect(await checkRollup(worker)).toEqual([])
  await owner.query("update funnel_daily set visits = 7 where stage = 'quiz'; update visits set page = '/elsewhere'")
  expect(new Set((await checkRollup(worker)).map(({ table, only }) => `${table} ${only}`))).toEqual(
    new Set(['visits stored', 'visits events', 'funnel_daily stored', 'funnel_daily events']),
  )
  await rebuildRollup(worker)
  expect(await checkRollup(worker)).toEqual([])
  expect(await funnel()).toEqual(['quiz 1', 'visit 1'])
})

test('days whose events were dropped keep their counts after a check and a rebuild', async () => {
  await makeDay('2026-01-01')
  const longAgo = Date.parse('2026-01-01T10:00:00Z')
  await store(owner, { visit: 1, at: longAgo, name: 'page_view' })
  await store(owner, { visit: 1, second: 1, name: 'quiz_started', details: { lang: 'en' } })
  await store(owner, { visit: 2, second: 1, name: 'page_view' })
  await rollUpAll(worker)
  await worker.query('select drop_event_days(30)')
  await store(owner, { visit: 1, second: 5, name: 'cta_install_click', details: { lang: 'en' } })
  const all = ['install 1', 'quiz 1', 'visit 2']
  await rebuildRollup(worker)
  expect(await funnel()).toEqual(all)
  expect(await checkRollup(worker)).toEqual([])
  const { rows } = await owner.query("select sum(visits) as visits from funnel_daily where day = '2026-01-01'")
  expect(rows).toEqual([{ visits: '3' }])
})

test('a database restored on another server is detected, and a rebuild fixes it', async () => {
  await store(owner, { visit: 1, second: 1, name: 'page_view' })
  await owner.query('update events set stored_by = 1000000000000')
  await owner.query("insert into rollup_cursors values ('funnel', 1000000000001)")
  await expect(rollUpAll(worker)).rejects.toThrow('npm run collector:rebuild')
  await rebuildRollup(worker)
  await store(owner, { visit: 2, second: 2, name: 'page_view' })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 2'])
  expect(await checkRollup(worker)).toEqual([])
})

const anEvent = fc.record({
  visit: fc.nat({ max: 5 }),
  // Around midnight, so that visits change their day.
  at: fc.integer({ min: -40, max: 40 }).map((seconds) => midnight() + seconds * 1000),
  name: fc.constantFrom('page_view', 'quiz_started', 'quiz_step_view', 'quiz_completed', 'plan_view', 'outbound_click'),
  details: fc.record(
    {
      page: fc.constantFrom('/a', '/b'),
      variant: fc.constantFrom('/a', '/a-2'),
      utm_source: fc.constantFrom('x', 'y'),
      stepId: fc.constantFrom('goal', 'pain', 'aov'),
      scenario: fc.constantFrom('A', 'B'),
      lang: fc.constantFrom('he', 'en'),
    },
    { requiredKeys: ['lang', 'stepId', 'scenario'] },
  ),
  marks: fc.constantFrom<string[]>([], [], [], ['bot']),
})
const anAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('store' as const), writer: fc.nat({ max: 2 }), event: anEvent }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('commit', 'commit', 'undo'), writer: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('count' as const), span: fc.integer({ min: 1, max: 4 }) }) },
)

test('for any overlap of transactions the incremental rollup, a rebuild and a naive count in memory agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 10, maxLength: 60 }), async (acts) => {
      await empty()
      const writers = await Promise.all([0, 1, 2].map(() => owner.connect()))
      const open: AnEvent[][] = [[], [], []]
      const stored: AnEvent[] = []
      for (const writer of writers) await writer.query('begin')
      for (const act of acts) {
        if ('span' in act) await rollUp(worker, act.span)
        else if ('event' in act) {
          open[act.writer]?.push(await store(writers[act.writer] ?? owner, act.event))
        } else {
          await writers[act.writer]?.query(act.act === 'undo' ? 'rollback; begin' : 'commit; begin')
          const its = open[act.writer]?.splice(0) ?? []
          if (act.act === 'commit') stored.push(...its)
        }
      }
      for (const writer of writers) {
        await writer.query('commit')
        writer.release()
      }
      stored.push(...open.flat())
      expect(await checkRollup(worker)).toEqual([])
      await rollUpAll(worker)
      expect(await checkRollup(worker)).toEqual([])
      expect(await funnelInFull()).toEqual(naiveCount(stored))
    }),
    { numRuns: 12, seed: 1 },
  )
})

interface AnEvent {
  visit: number
  id: string
  at: number
  name: string
  route: string
  details: Record<string, string>
  marks: string[]
}

/** The oracle: the same counts, naively, without a database. */
function naiveCount(events: AnEvent[]): string[] {
  const counts = new Map<string, Set<number>>()
  const unflagged = events.filter(({ marks }) => marks.length === 0)
  for (const visit of new Set(unflagged.map((event) => event.visit))) {
    const its = unflagged.filter((event) => event.visit === visit).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const landing = its.find(({ name }) => name === 'page_view') ?? its[0]
    const { page, variant, utm_source: source = '' } = landing?.details ?? {}
    const day = new Date(its[0]?.at ?? 0).toISOString().slice(0, 10)
    const reach = (lang: string, stage: string) => {
      const key = [day, page ?? landing?.route, variant ?? landing?.route, source, lang, stage].join(' ')
      counts.set(key, (counts.get(key) ?? new Set()).add(visit))
    }
    reach('', 'visit')
    for (const { name, details } of its) {
      const { lang = '', stepId, scenario } = details
      if (name === 'outbound_click') reach('', 'outbound')
      if (['quiz_started', 'quiz_step_view', 'quiz_completed'].includes(name)) reach(lang, 'quiz')
      if (name === 'quiz_step_view') reach(lang, `step:${stepId}`)
      if (name === 'quiz_completed') for (const stage of ['completed', `scenario:${scenario}`]) reach(lang, stage)
      if (name === 'plan_view') reach(lang, 'plan')
    }
  }
  return [...counts].map(([key, visits]) => `${key} ${visits.size}`).toSorted()
}

async function funnelInFull(): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    "select concat_ws(' ', day, page, variant, utm_source, quiz_lang, stage, visits) as line from funnel_daily",
  )
  return rows.map(({ line }) => line).toSorted()
}

/** Visits by stage, summed over days and landings. */
async function funnel(): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    "select stage || ' ' || sum(visits) as line from funnel_daily group by stage",
  )
  return rows.map(({ line }) => line).toSorted()
}

async function store(
  to: pg.Pool | pg.PoolClient,
  {
    visit,
    second = 0,
    at = midnight() + second * 1000,
    name,
    route = '/somewhere',
    details = {},
    marks = [],
  }: {
    visit: number
    second?: number
    at?: number
    name: string
    route?: string
    details?: Record<string, string>
    marks?: string[]
  },
): Promise<AnEvent> {
  const id = sampleId(at)
  const visitId = `00000000-0000-4000-8000-${String(visit).padStart(12, '0')}`
  await to.query(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks)
     values (day_of($1), $1, now(), $2, $3, 'he', $4, $5, $6)`,
    [id, visitId, name, route, details, marks],
  )
  return { visit, id, at, name, route, details, marks }
}

async function empty(): Promise<void> {
  await owner.query(
    'delete from events; delete from visits; delete from quiz_sessions; delete from funnel_daily; delete from rollup_cursors',
  )
}

async function makeDay(day: string): Promise<void> {
  const name = `events_${day.replaceAll('-', '')}`
  await owner.query(`create table ${name} partition of events for values from ('${day}') to (date '${day}' + 1)`)
}

/** The start of today in UTC. */
function midnight(): number {
  return new Date().setUTCHours(0, 0, 0, 0)
}
