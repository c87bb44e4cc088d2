import fc from 'fast-check'
import type pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { startTestDatabase } from '@repo/testing/test-database.ts'
import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { applyRetention } from '../storage/apply-retention.ts'
import { checkRollup } from './check-rollup.ts'
import { rebuildRollup } from './rebuild-rollup.ts'
import { rollUp, rollUpAll } from './roll-up.ts'

/** The start of today in UTC, of the day on which the tests began. */
const midnight = new Date().setUTCHours(0, 0, 0, 0)
const { owner, worker } = await startTestDatabase()
// Two partitions are enough, and faster than all those of the service.
for (const day of [midnight - 86_400_000, midnight]) await makeDay(new Date(day).toISOString().slice(0, 10))
await owner.query('select make_visit_days($1)', [new Date(midnight - 86_400_000)])
beforeEach(empty)

test('an event that commits after later ones were counted is counted too, unlike with a cursor on time', async () => {
  const late = await owner.connect()
  await late.query('begin')
  await store({ visit: 1, second: 1, name: 'page_view' }, late)
  await store({ visit: 2, second: 2, name: 'page_view' })
  await rollUpAll(worker)
  expect(await funnel()).toEqual([])
  await late.query('commit')
  late.release()
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 2'])
})

test('a visit counts for its landing page, whatever the order of its events', async () => {
  await store({ visit: 1, second: 3, name: 'page_view', details: { page: '/b', variant: '/b-2' } })
  await rollUpAll(worker)
  await store({ visit: 1, second: 1, name: 'quiz_started', details: { lang: 'he' } })
  await store({ visit: 1, second: 2, name: 'page_view', details: { page: '/a', variant: '/a-2', utm_source: 'x' } })
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

test('a visit that consented on a later page counts for the page on which it began', async () => {
  const details = { page: '/quiz', variant: '/quiz', from: '/he-landing' }
  await store({ visit: 1, second: 1, name: 'page_view', details })
  await rollUpAll(worker)
  const { rows } = await owner.query('select page, variant from funnel_daily')
  expect(rows).toEqual([{ page: '/he-landing', variant: '/he-landing' }])
})

test('without a page view, the page is the path of the earliest event, without the query', async () => {
  await store({ visit: 1, second: 1, name: 'plan_view', route: '/results?utm_source=x' })
  await rollUpAll(worker)
  const { rows } = await owner.query("select page, variant from funnel_daily where stage = 'visit'")
  expect(rows).toEqual([{ page: '/results', variant: '/results' }])
})

test('a quiz session is counted once, at the furthest stage it reached', async () => {
  const step = (second: number, stepId: string) =>
    store({ visit: 1, second, name: 'quiz_step_view', details: { stepId, lang: 'he' } })
  await store({ visit: 1, second: 1, name: 'page_view' })
  await step(2, 'goal')
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['step:goal start 1', 'visit 1'])
  await step(3, 'goal')
  await step(4, 'pain')
  await store({ visit: 1, second: 5, name: 'quiz_completed', details: { scenario: 'B', lang: 'he' } })
  await store({ visit: 1, second: 6, name: 'plan_view', details: { scenario: 'B', lang: 'he' } })
  await store({ visit: 1, second: 7, name: 'cta_install_click', details: { source: 'results', lang: 'he' } })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['install start 1', 'visit 1'])
})

test('visits and sessions are counted by device, host of the referrer and answer, and the rollup agrees with the events', async () => {
  const landing = { page: '/a', variant: '/a' }
  const phone = { ...landing, device: 'phone', referrer: 'google.com' }
  await store({ visit: 1, second: 1, name: 'page_view', details: phone })
  await store({ visit: 1, second: 2, name: 'quiz_step_view', details: { stepId: 'goal', lang: 'he' } })
  await store({
    visit: 1,
    second: 3,
    name: 'quiz_option_select',
    details: { stepId: 'goal', optionId: 'pdp', lang: 'he' },
  })
  // The second page of the visit has our own site as its referrer.
  await store({ visit: 1, second: 4, name: 'page_view', details: { ...phone, referrer: '' } })
  await store({ visit: 2, second: 5, name: 'page_view', details: { ...landing, device: 'desktop', referrer: '' } })
  await store({ visit: 3, second: 6, name: 'page_view', details: landing })
  await rollUpAll(worker)
  await store({ visit: 1, second: 7, name: 'quiz_step_view', details: { stepId: 'pain', lang: 'he' } })
  await rollUpAll(worker)
  const { rows } = await owner.query<{ line: string; summed: string }>(
    `select one.line, two.line as summed from
       (select concat_ws(' ', split, value, stage, sum(visits)) as line from split_daily group by split, value, stage) one
       full join (select concat_ws(' ', split, value, stage, sum(visits)) as line from split_source_daily group by split, value, stage) two
       on one.line = two.line order by 1`,
  )
  expect(rows.map(({ summed }) => summed)).toEqual(rows.map(({ line }) => line))
  expect(rows.map(({ line }) => line)).toEqual([
    'device desktop visit 1',
    'device phone step:pain 1',
    'device phone visit 1',
    'goal pdp step:pain 1',
    'referrer  visit 1',
    'referrer google.com step:pain 1',
    'referrer google.com visit 1',
  ])
  expect(await checkRollup(worker)).toEqual([])
})

test('steps are counted apart by whether the session began with consent', async () => {
  const step = (visit: number, second: number, stepId: string) =>
    store({ visit, second, name: 'quiz_step_view', details: { stepId, lang: 'he' } })
  // Consent came at the third step. Going back to the first does not make it the earliest.
  await step(1, 3, 'infoA')
  await step(1, 4, 'goal')
  await rollUpAll(worker)
  // The earliest event of the second arrives last.
  await step(2, 2, 'pain')
  await rollUpAll(worker)
  await step(2, 1, 'goal')
  // A plan that was sent to a colleague is no quiz.
  await store({ visit: 3, second: 1, name: 'plan_view', details: { scenario: 'A', lang: 'he' } })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['plan plan 1', 'step:infoA later 1', 'step:pain start 1', 'visit 3'])
})

test('outbound clicks are counted by kind', async () => {
  const click = (visit: number, second: number, target: string) =>
    store({ visit, second, name: 'outbound_click', details: { page: '/', target } })
  await click(1, 1, 'install')
  await rollUpAll(worker)
  await click(1, 2, 'chat')
  await click(2, 1, 'video')
  await click(3, 1, 'www.example.com')
  await rollUpAll(worker)
  const { rows } = await owner.query('select clicks, visits from funnel_daily order by clicks')
  expect(rows).toEqual([3, 4, 8].map((clicks) => ({ clicks, visits: '1' })))
})

test('the newest answer to a question counts, and unknown options do not', async () => {
  const choose = (second: number, stepId: string, optionId: string) =>
    store({ visit: 1, second, name: 'quiz_option_select', details: { stepId, optionId, lang: 'en' } })
  await choose(5, 'goal', 'aov')
  await rollUpAll(worker)
  await choose(1, 'goal', 'pdp')
  await choose(6, 'pain', 'low_cr')
  await choose(7, 'pain', 'forged')
  await choose(8, 'forged', 'low_cr')
  await rollUpAll(worker)
  expect(await answers()).toEqual(['en goal aov 1', 'en pain low_cr 1'])
  expect(await checkRollup(worker)).toEqual([])
})

test('CL-25 the closing survey is counted by its option, with the answers of the quiz, and unknown options are not', async () => {
  const close = (visit: number, second: number, option: string) =>
    store({ visit, second, name: 'closing_answer', details: { page: '/', option, language: 'he' } })
  await close(1, 1, 'slow')
  await close(2, 1, 'forged')
  await rollUpAll(worker)
  // Another load of the page: the newest answer of a visit counts.
  await close(1, 3, 'nothing')
  await rollUpAll(worker)
  expect(await answers()).toEqual(['he closing nothing 1'])
  expect(await checkRollup(worker)).toEqual([])
})

test('the game is counted by its two events, beside a quiz', async () => {
  await store({ visit: 1, second: 1, name: 'game_started', details: { lang: 'en' } })
  await store({ visit: 2, second: 1, name: 'game_started', details: { lang: 'en' } })
  await store({ visit: 2, second: 2, name: 'game_completed', details: { lang: 'en' } })
  await store({ visit: 2, second: 3, name: 'quiz_started', details: { lang: 'en' } })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['game game 1', 'game:completed game 1', 'quiz later 1', 'visit 2'])
})

test('days are those of the time zone, also when the clocks change', async () => {
  const zone = 'Asia/Jerusalem'
  const readDay = async (at: string) => {
    const id = sampleId(Date.parse(at))
    return (await owner.query('select local_day($1, $2)::text as day', [id, zone])).rows[0].day
  }
  // The clocks of Jerusalem went forward on 27 March 2026 at 2:00 and went back on 25 October 2026 at 2:00.
  expect(await readDay('2026-03-26T21:59:59.999Z')).toBe('2026-03-26')
  expect(await readDay('2026-03-26T22:00:00.000Z')).toBe('2026-03-27')
  expect(await readDay('2026-03-27T21:00:00.000Z')).toBe('2026-03-28')
  expect(await readDay('2026-10-24T20:59:59.999Z')).toBe('2026-10-24')
  expect(await readDay('2026-10-24T21:00:00.000Z')).toBe('2026-10-25')
  expect(await readDay('2026-10-25T21:59:59.999Z')).toBe('2026-10-25')
})

test('the hours of nine days are counted, at the time at which a visit began, and retention deletes older ones', async () => {
  const hours = () =>
    readLines(
      "select concat_ws(' ', extract(hour from hour at time zone 'UTC'), figure, visits) as line from visit_hourly",
    )
  await store({ visit: 2, second: 3601, name: 'page_view' })
  await store({ visit: 4, second: 3599, name: 'outbound_click', details: { target: 'install' } })
  await rollUpAll(worker)
  expect(await hours()).toEqual(['0 installClicks 1', '0 visits 1', '1 visits 1'])
  // An earlier event of the first visit, and the quiz of the second one, hours after it began.
  await store({ visit: 2, second: 3500, name: 'page_view' })
  await store({ visit: 4, second: 20_000, name: 'quiz_started', details: { lang: 'he' } })
  await rollUpAll(worker)
  expect(await hours()).toEqual(['0 installClicks 1', '0 starts 1', '0 visits 2'])
  await owner.query('update visit_hourly set day = first_hourly_day() - 1')
  expect(await checkRollup(worker)).not.toEqual([])
  expect(await applyRetention(worker, 90)).toMatchObject({ hours: 3 })
  await makeDay('2025-12-01')
  await store({ visit: 6, at: Date.parse('2025-12-01T10:00:00Z'), name: 'page_view' })
  await rollUpAll(worker)
  expect(await hours()).toEqual([])
  await owner.query('drop table events_20251201')
})

test('another time zone stops the rollup until a rebuild', async () => {
  await store({ visit: 1, at: midnight - 60_000, name: 'page_view' })
  await rollUpAll(worker)
  await expect(rollUpAll(worker, { timeZone: 'Asia/Jerusalem' })).rejects.toThrow(
    'The counts are by days of UTC, and COLLECTOR_TIME_ZONE is Asia/Jerusalem. Run "npm run admin -- rebuild" once.',
  )
  await rebuildRollup(worker, { timeZone: 'Asia/Jerusalem' })
  await rollUpAll(worker, { timeZone: 'Asia/Jerusalem' })
  const { rows } = await owner.query('select day::text, visits from funnel_daily')
  expect(rows).toEqual([{ day: new Date(midnight).toISOString().slice(0, 10), visits: '1' }])
  expect(await checkRollup(worker)).toEqual([])
})

test('a visit counts for the arm of its landing, if the experiment is known and it came within two hours', async () => {
  const view = (visit: number, exp: string, second = 60) =>
    store({ visit, second, name: 'page_view', details: { exp } })
  await view(1, assignment('fifth.a'))
  await view(2, assignment('fifth.b'))
  // Unknown: an arm, an experiment, and what is no assignment.
  await view(3, assignment('fifth.c'))
  await view(4, assignment('other.a'))
  await view(5, 'fifth.b')
  // A visit that began, by its own clock, long after its assignment, and the last moment of the two hours.
  await view(6, assignment('fifth.b', -9000))
  await view(7, assignment('fifth.a'), 7200)
  // The first assignment counts, also if it arrives later.
  await view(1, assignment('fifth.b'), 61)
  await view(8, assignment('fifth.a'), 61)
  await store({ visit: 2, second: 62, name: 'outbound_click', details: { page: '/', target: 'install' } })
  await rollUpAll(worker, { experiments: known })
  await view(8, assignment('fifth.b'))
  await store({ visit: 2, second: 63, name: 'outbound_click', details: { page: '/', target: 'chat' } })
  await store({ visit: 2, second: 64, name: 'quiz_completed', details: { scenario: 'A', lang: 'he' } })
  await rollUpAll(worker, { experiments: known })
  expect(await experimentCounts()).toEqual(['fifth a 0 2', 'fifth b 0 1', 'fifth b 7 1'])
  expect(await checkRollup(worker, known)).toEqual([])
  // An earlier event moves the beginning of a visit to before the two hours.
  await store({ visit: 2, second: -9000, name: 'quiz_started', details: { lang: 'he' } })
  await rollUpAll(worker, { experiments: known })
  expect(await experimentCounts()).toEqual(['fifth a 0 2', 'fifth b 0 1'])
  expect(await checkRollup(worker, known)).toEqual([])
})

test('a lead is counted once for the page on which its visit began, and suspects apart', async () => {
  const exp = assignment('fifth.b')
  await storeLead({ campaign: { from: '/he-landing', exp, utm_source: 'meta' }, second: 60 })
  await storeLead({ campaign: { from: 'https://evil.test', exp: assignment('fifth.b', -9000) }, second: 60 })
  await storeLead({ flags: ['too-fast'] })
  await storeLead({ flags: ['test'] })
  await rollUpAll(worker, { experiments: known })
  await rollUpAll(worker, { experiments: known })
  const counts = ['/he-landing meta fifth b false 1', '/lead false 1', '/lead true 1']
  expect(await leadCounts()).toEqual(counts)
  expect(await checkRollup(worker, known)).toEqual([])
  await rebuildRollup(worker, { experiments: known })
  expect(await leadCounts()).toEqual(counts)
})

test('a suspect that a person clears counts with the others, before or after it was counted', async () => {
  await storeLead({ flags: ['too-fast'], route: '/before' })
  await owner.query("update leads set state = 'new' where route = '/before'")
  await storeLead({ flags: ['too-fast'], route: '/after' })
  await storeLead({ flags: ['too-fast'], route: '/never' })
  await rollUpAll(worker)
  expect(await leadCounts()).toEqual(['/after true 1', '/before false 1', '/never true 1'])
  await owner.query("update leads set state = 'called' where route = '/after'")
  const counts = ['/after false 1', '/before false 1', '/never true 1']
  expect(await leadCounts()).toEqual(counts)
  expect(await checkRollup(worker)).toEqual([])
  await rebuildRollup(worker)
  expect(await leadCounts()).toEqual(counts)
})

test('a suspect that is cleared while it is counted: one waits for the other', async () => {
  await storeLead({ flags: ['too-fast'] })
  const clearing = await owner.connect()
  await clearing.query('begin')
  await clearing.query("update leads set state = 'new'")
  const counting = rollUpAll(worker)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await clearing.query('commit')
  clearing.release()
  await counting
  await rollUpAll(worker)
  expect(await leadCounts()).toEqual(['/lead false 1'])
})

test('a lead that was erased stays counted, without its id, also after a rebuild', async () => {
  await storeLead({})
  await storeLead({ campaign: { from: '/he-landing' } })
  await rollUpAll(worker)
  await worker.query("delete from leads where campaign <> '{}'")
  expect(await leadCounts()).toEqual(['/he-landing false 1', '/lead false 1'])
  await rebuildRollup(worker)
  expect(await leadCounts()).toEqual(['/he-landing false 1', '/lead false 1'])
  expect(await checkRollup(worker)).toEqual([])
  const { rows } = await owner.query('select variant from counted_leads where lead_id is null')
  expect(rows).toEqual([{ variant: '/he-landing' }])
})

test('a lead that commits after later ones were counted is counted too', async () => {
  const late = await owner.connect()
  await late.query('begin')
  await storeLead({}, late)
  await storeLead({})
  await rollUpAll(worker)
  expect(await leadCounts()).toEqual([])
  await late.query('commit')
  late.release()
  await rollUpAll(worker)
  expect(await leadCounts()).toEqual(['/lead false 2'])
})

test('the day of a lead is that of the time zone, at midnight and when the clocks change', async () => {
  const days = {
    '2026-03-26T21:59:59.999Z': '2026-03-26',
    '2026-03-26T22:00:00.000Z': '2026-03-27',
    '2026-03-27T21:00:00.000Z': '2026-03-28',
    '2026-10-24T20:59:59.999Z': '2026-10-24',
    '2026-10-24T21:00:00.000Z': '2026-10-25',
    '2026-10-25T21:59:59.999Z': '2026-10-25',
  }
  for (const at of Object.keys(days)) await storeLead({ at: Date.parse(at), route: `/${at}` })
  await rollUpAll(worker, { timeZone: 'Asia/Jerusalem' })
  const { rows } = await owner.query<{ day: string; at: string }>(
    'select day::text, substr(variant, 2) as at from lead_daily',
  )
  expect(Object.fromEntries(rows.map(({ day, at }) => [at, day]))).toEqual(days)
})

test('flagged events are not counted', async () => {
  await store({ visit: 1, second: 1, name: 'page_view', flags: ['bot'] })
  await rollUpAll(worker)
  expect(await funnel()).toEqual([])
})

test('forged ids have no bit, long campaigns are truncated, and neither stops the rollup', async () => {
  // A linear congruential generator: text that does not compress, the same on every run.
  let state = 1
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) >> 8
  const long = Array.from({ length: 2000 }, () => String.fromCodePoint(0x1f600 + (next() % 50))).join('')
  const campaign = { page: long, variant: long, utm_source: long, utm_medium: long, utm_campaign: long }
  await store({ visit: 1, second: 0, name: 'page_view', details: campaign })
  for (let index = 0; index < 70; index++)
    await store({ visit: 1, second: index, name: 'quiz_step_view', details: { stepId: `${index}${long}`, lang: 'en' } })
  await store({ visit: 2, second: 1, name: 'quiz_step_view', details: { stepId: 'goal', lang: 'en' } })
  await rollUpAll(worker)
  expect((await funnel()).filter((line) => line.startsWith('quiz') || line.startsWith('step'))).toEqual([
    'quiz later 1',
    'step:goal start 1',
  ])
  expect(await checkRollup(worker)).toEqual([])
})

test('concurrent workers count each visit once', async () => {
  for (let visit = 0; visit < 20; visit++) await store({ visit, second: visit, name: 'page_view' })
  await Promise.all([rollUpAll(worker, { span: 3 }), rollUpAll(worker, { span: 5 }), rollUpAll(worker)])
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 20'])
})

test('a check reports differences, and a rebuild fixes them', async () => {
  await store({ visit: 1, second: 1, name: 'quiz_started', details: { lang: 'en' } })
  await rollUpAll(worker)
  expect(await checkRollup(worker)).toEqual([])
  await storeLead({})
  await rollUpAll(worker)
  expect(await checkRollup(worker)).toEqual([])
  await owner.query(
    `update funnel_daily set visits = 7 where stage = 'quiz'; update visits set page = '/elsewhere';
     update page_daily set visits = 7; update counted_leads set variant = '/elsewhere';
     insert into experiment_daily values ('fifth', current_date, 'a', 0, 1, 1)`,
  )
  expect(new Set((await checkRollup(worker)).map(({ table, only }) => `${table} ${only}`))).toEqual(
    new Set([
      ...['visits', 'funnel_daily', 'page_daily', 'counted_leads'].flatMap((table) => [
        `${table} stored`,
        `${table} events`,
      ]),
      'experiment_daily stored',
    ]),
  )
  await rebuildRollup(worker)
  expect(await checkRollup(worker)).toEqual([])
  expect(await funnel()).toEqual(['quiz later 1', 'visit 1'])
})

test('days whose events were dropped keep their counts after a check and a rebuild', async () => {
  await makeDay('2026-01-01')
  const longAgo = Date.parse('2026-01-01T10:00:00Z')
  await store({ visit: 1, at: longAgo, name: 'page_view' })
  await store({ visit: 1, second: 1, name: 'quiz_started', details: { lang: 'en' } })
  await store({ visit: 2, second: 1, name: 'page_view' })
  await rollUpAll(worker)
  await worker.query('select drop_event_days(30)')
  await store({ visit: 1, second: 5, name: 'cta_install_click', details: { lang: 'en' } })
  const all = ['install later 1', 'visit 2']
  await rebuildRollup(worker)
  expect(await funnel()).toEqual(all)
  expect(await checkRollup(worker)).toEqual([])
  const { rows } = await owner.query("select sum(visits) as visits from funnel_daily where day = '2026-01-01'")
  expect(rows).toEqual([{ visits: '2' }])
})

test('a visit that goes on after midnight is kept with its first day, a day longer than its events, and then changes no count', async () => {
  const second = Date.parse('2026-01-02T00:00:00Z')
  for (const day of ['2026-01-01', '2026-01-02']) await makeDay(day)
  for (const table of ['visits', 'quiz_sessions', 'quiz_answers'])
    await owner.query(
      `create table ${table}_20260101 partition of ${table} for values from ('${uuidTimePrefix(second - 86_400_000)}-0000-0000-000000000000')
         to ('${uuidTimePrefix(second)}-0000-0000-000000000000')`,
    )
  const visit = { visit: 2, visitAt: second - 2000 }
  const quiz = { name: 'quiz_started', details: { lang: 'he' } }
  await store({ ...visit, at: second - 1000, name: 'page_view' })
  await store({ ...visit, at: second + 1000, ...quiz })
  await store({ visit: 4, visitAt: second - 1, at: second + 1, name: 'page_view' })
  await store({ visit: 6, second: 1, name: 'page_view' })
  await rollUpAll(worker)
  const kept = async () =>
    (await owner.query('select tableoid::regclass::text as kept from visits order by visit_id')).rows.map(
      (row) => row.kept,
    )
  const today = `visits_${new Date(midnight).toISOString().slice(0, 10).replaceAll('-', '')}`
  expect(await kept()).toEqual(['visits_20260101', 'visits_20260101', today])
  const drop = async (at: number) => {
    await worker.query('select drop_event_days($1)', [(midnight - at) / 86_400_000])
    await rebuildRollup(worker)
    expect(await checkRollup(worker)).toEqual([])
    expect(await funnel()).toEqual(['quiz later 1', 'visit 3'])
  }
  await drop(second)
  expect(await kept()).toEqual(['visits_20260101', 'visits_20260101', today])
  await drop(second + 86_400_000)
  expect(await kept()).toEqual([today])
  expect((await owner.query('select from quiz_sessions')).rowCount).toBe(0)
  await store({ ...visit, second: 5, ...quiz })
  await rollUpAll(worker)
  await drop(second + 86_400_000)
})

test('a database restored on another server counts on, without a rebuild', async () => {
  await store({ visit: 1, second: 1, name: 'page_view' })
  await rollUpAll(worker)
  await store({ visit: 2, second: 2, name: 'page_view' })
  // The old server's transaction ids: it had counted the first event and not the second.
  await owner.query(`update events set stored_by = stored_by + 1000000000000;
    update rollup_cursors set next_transaction = next_transaction + 1000000000000`)
  await store({ visit: 3, second: 3, name: 'page_view' })
  await rollUpAll(worker)
  expect(await funnel()).toEqual(['visit 3'])
  expect(await checkRollup(worker)).toEqual([])
})

test('a rebuild that is interrupted goes on with the next day, and the worker counts meanwhile', async () => {
  await store({ visit: 1, at: midnight - 3_600_000, name: 'page_view' })
  await store({ visit: 2, second: 1, name: 'page_view' })
  await rollUpAll(worker)
  await owner.query("update funnel_daily set visits = 7; update visits set page = '/elsewhere'")
  const days: string[] = []
  await expect(
    rebuildRollup(worker, {}, ({ day }) => {
      days.push(day)
      throw new Error('interrupted')
    }),
  ).rejects.toThrow('interrupted')
  await store({ visit: 3, second: 2, name: 'page_view' })
  await store({ visit: 2, second: 3, name: 'outbound_click', details: { target: 'chat' } })
  await rollUpAll(worker)
  await rebuildRollup(worker, {}, ({ day }) => days.push(day))
  expect(days).toEqual([midnight - 86_400_000, midnight].map((at) => new Date(at).toISOString().slice(0, 10)))
  expect(await checkRollup(worker)).toEqual([])
  expect((await owner.query("select from pg_tables where schemaname = 'rebuild'")).rowCount).toBe(0)
})

// Around the midnights of the five time zones, so that visits change their day.
const aTime = fc
  .tuple(fc.constantFrom(0, -2, 5, -5.75, -13), fc.integer({ min: -40, max: 40 }))
  .map(([hours, seconds]) => midnight + hours * 3_600_000 + seconds * 1000)
const anAssignment = fc
  .tuple(
    fc.constantFrom('fifth.a', 'fifth.a', 'fifth.b', 'fifth.b', 'fifth.c', 'other.a'),
    fc.constantFrom(0, -7000, 18_000, -20_700),
    fc.constantFrom(1, 2, 20, 21, 40, 500),
  )
  .map(([arm, seconds, nth]) => assignment(arm, seconds, nth))

const anEvent = fc.record({
  visit: fc.nat({ max: 5 }),
  at: aTime,
  name: fc.constantFrom(
    'page_view',
    'quiz_started',
    'quiz_step_view',
    'quiz_step_view',
    'quiz_option_select',
    'closing_answer',
    'quiz_completed',
    'plan_view',
    'cta_install_click',
    'outbound_click',
    'game_started',
    'game_completed',
  ),
  details: fc.record(
    {
      page: fc.constantFrom('/a', '/b'),
      variant: fc.constantFrom('/a', '/a-2'),
      utm_source: fc.constantFrom('x', 'y'),
      stepId: fc.constantFrom('goal', 'pain', 'aov', 'forged'),
      optionId: fc.constantFrom('pdp', 'low_cr', 'aov', 'b1'),
      option: fc.constantFrom('slow', 'nothing', 'pdp'),
      target: fc.constantFrom('install', 'chat', 'video', 'other.example'),
      scenario: fc.constantFrom('A', 'B'),
      lang: fc.constantFrom('he', 'en'),
      exp: anAssignment,
      metric: fc.constantFrom('LCP', 'CLS'),
      value: fc.constantFrom(0, 0.1, 1234.5),
    },
    { requiredKeys: ['lang', 'stepId', 'optionId', 'option', 'target', 'scenario', 'metric', 'value'] },
  ),
  flags: fc.constantFrom<string[]>([], [], [], ['bot']),
})
const aLead = fc.record({
  at: aTime,
  campaign: fc.record(
    { from: fc.constantFrom('/a', 'a'), exp: anAssignment, utm_source: fc.constantFrom('x', 'y') },
    { requiredKeys: [] },
  ),
  flags: fc.constantFrom<string[]>([], [], ['rate'], ['test']),
})
const anAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ act: fc.constant('store' as const), writer: fc.nat({ max: 2 }), event: anEvent }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('lead' as const), writer: fc.nat({ max: 2 }), lead: aLead }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constantFrom('commit', 'commit', 'undo'), writer: fc.nat({ max: 2 }) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('count' as const), span: fc.integer({ min: 1, max: 4 }) }) },
)

const aTimeZone = fc.constantFrom('UTC', 'Asia/Jerusalem', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Auckland')

test('in any order and time zone the incremental rollup, a rebuild and a naive count in memory agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAct, { minLength: 10, maxLength: 60 }), aTimeZone, async (acts, zone) => {
      await empty()
      const writers = await Promise.all([0, 1, 2].map(() => owner.connect()))
      const open: (AnEvent | ALead)[][] = [[], [], []]
      const stored: (AnEvent | ALead)[] = []
      for (const writer of writers) await writer.query('begin')
      for (const act of acts) {
        if ('span' in act) await rollUp(worker, { timeZone: zone, experiments: known }, act.span)
        else if ('event' in act) {
          open[act.writer]?.push(await store(act.event, writers[act.writer]))
        } else if ('lead' in act) {
          open[act.writer]?.push(await storeLead(act.lead, writers[act.writer]))
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
      expect(await checkRollup(worker, known)).toEqual([])
      await rollUpAll(worker, { timeZone: zone, experiments: known })
      expect(await checkRollup(worker, known)).toEqual([])
      const naive = naiveCount(stored, zone)
      expect(await countsInFull()).toEqual(naive)
      await rebuildRollup(worker, { timeZone: zone, experiments: known })
      expect(await countsInFull()).toEqual(naive)
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
  details: Record<string, string | number>
  flags: string[]
}

interface ALead {
  at: number
  route: string
  campaign: Record<string, string>
  flags: string[]
}

/** The oracle: the same counts, naively, without a database. */
function naiveCount(stored: (AnEvent | ALead)[], zone: string): string[] {
  const counts = new Map<string, number>()
  const add = (...key: unknown[]) => counts.set(key.join(' '), (counts.get(key.join(' ')) ?? 0) + 1)
  const readDay = (at = 0) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at)
  const leads = stored.filter((one) => 'campaign' in one)
  for (const { at, route, campaign, flags } of leads.filter(({ flags }) => !flags.includes('test'))) {
    const page = campaign.from?.startsWith('/') ? campaign.from : route
    add(
      'lead',
      readDay(at),
      page,
      campaign.utm_source ?? '',
      ...(assignmentOf(campaign.exp, at)?.arm ?? ['', '']),
      flags.length > 0,
      assignmentOf(campaign.exp, at)?.nth ?? 0,
    )
  }
  const unflagged = stored.filter((one) => 'visit' in one).filter(({ flags }) => flags.length === 0)
  for (const visit of new Set(unflagged.map((event) => event.visit))) {
    const its = unflagged.filter((event) => event.visit === visit).toSorted((a, b) => (a.id < b.id ? -1 : 1))
    const landing = its.find(({ name }) => name === 'page_view') ?? its[0]
    const { page, variant, utm_source: source = '' } = landing?.details ?? {}
    const day = readDay(its[0]?.at)
    const count = (...rest: (string | number)[]) => {
      add(day, page ?? landing?.route, variant ?? landing?.route, source, ...rest)
      // A row of the funnel ends with its clicks, and has a language of the quiz before its stage.
      if (rest.length === 4) {
        add('page', day, variant ?? landing?.route, source, ...rest.slice(1))
        add('campaign', day, source, ...rest.slice(1))
        add('source', day, source, ...rest.slice(1))
        add('trend', day, source, rest[2])
      } else add('answer', day, source, ...rest.slice(1))
    }
    const clicks = its.flatMap(({ name, details }) => (name === 'outbound_click' ? [String(details.target)] : []))
    const bits = { install: 1, chat: 2, video: 4, 'other.example': 8 }
    const mask = Object.entries(bits).reduce((sum, [target, bit]) => sum + (clicks.includes(target) ? bit : 0), 0)
    count('', 'visit', '', mask)
    const hour = (figure: string) => add('hour', day, new Date(its[0]?.at ?? 0).getUTCHours(), figure)
    hour('visits')
    if (mask & 1) hour('installClicks')
    const assigned = assignmentOf(landing?.details.exp, its[0]?.at)
    const isCompleted = its.some(({ name }) => name === 'quiz_completed')
    if (assigned) add('experiment', day, ...assigned.arm, (mask & 3) + (isCompleted ? 4 : 0), assigned.nth)
    for (const lang of ['he', 'en'])
      countSession(
        lang,
        its.filter(({ details }) => details.lang === lang),
        (...rest) => {
          count(...rest)
          if (['start', 'later'].includes(String(rest[2]))) hour('starts')
        },
      )
  }
  return [...counts].map(([key, visits]) => `${key} ${visits}`).toSorted()
}

/** Experiment, arm and place in the network, if the first two are known and it is not older than two hours. */
function assignmentOf(exp: string | number = '', at = 0): { arm: string[]; nth: number } | undefined {
  const [id = '', arm = '', second, nth] = String(exp).split('.')
  const isKnown = id === 'fifth' && ['a', 'b'].includes(arm)
  if (!isKnown || Math.abs(at / 1000 - Number(second)) > 7200) return undefined
  const place = Number(nth)
  return { arm: [id, arm], nth: place <= 20 ? place : 2 ** Math.ceil(Math.log2(place)) }
}

function countSession(lang: string, its: AnEvent[], count: (...rest: (string | number)[]) => void): void {
  const has = (...names: string[]) => its.some(({ name }) => names.includes(name))
  const steps = its.flatMap(({ name, details: { stepId = '' } }) =>
    name === 'quiz_step_view' && stepId !== 'forged' ? [String(stepId)] : [],
  )
  const hasQuiz = has('quiz_started', 'quiz_step_view', 'quiz_completed')
  const step = ['aov', 'pain', 'goal'].find((id) => steps.includes(id))
  let furthest = hasQuiz ? 'quiz' : ''
  if (step) furthest = `step:${step}`
  if (has('quiz_completed')) furthest = 'completed'
  if (has('plan_view')) furthest = 'plan'
  if (has('cta_install_click')) furthest = 'install'
  const began = steps[0] === 'goal' ? 'start' : 'later'
  if (furthest) count(lang, furthest, hasQuiz ? began : 'plan', 0)
  if (has('game_started', 'game_completed')) count(lang, has('game_completed') ? 'game:completed' : 'game', 'game', 0)
  for (const [question, known] of Object.entries({ goal: ['pdp', 'aov'], pain: ['low_cr'], aov: ['b1'] })) {
    const chosen = its.findLast(
      ({ name, details: { stepId, optionId = '' } }) =>
        name === 'quiz_option_select' && stepId === question && known.includes(String(optionId)),
    )
    if (chosen) count(lang, question, chosen.details.optionId ?? '')
  }
  const closing = its.findLast(({ name, details }) => name === 'closing_answer' && details.option !== 'pdp')
  if (closing) count(lang, 'closing', closing.details.option ?? '')
}

function countsInFull(): Promise<string[]> {
  return readLines(
    `select concat_ws(' ', day, page, variant, utm_source, quiz_lang, stage, entry, clicks, visits) as line from funnel_daily
     union all select concat_ws(' ', day, page, variant, utm_source, quiz_lang, question, option, visits) from answer_daily
     union all select concat_ws(' ', 'answer', day, utm_source, question, option, visits) from answer_source_daily
     union all select concat_ws(' ', 'page', day, variant, utm_source, stage, entry, clicks, visits) from page_daily
     union all select concat_ws(' ', 'trend', day, utm_source, entry, visits) from trend_daily
     union all select concat_ws(' ', 'source', day, utm_source, stage, entry, clicks, visits) from source_daily
     union all select concat_ws(' ', 'campaign', day, utm_source, stage, entry, clicks, visits) from campaign_daily
     union all select concat_ws(' ', 'experiment', day, experiment, arm, goals, nth, visits) from experiment_daily
     union all select concat_ws(' ', 'hour', day, extract(hour from hour at time zone 'UTC'), figure, visits) from visit_hourly
     union all select concat_ws(' ', 'lead', day, variant, utm_source, experiment, arm, is_suspect::text, nth, sum(leads)) from lead_daily
       group by day, variant, utm_source, experiment, arm, is_suspect, nth`,
  )
}

/** Visits by stage, and by how the session began, summed over days and landings. */
function funnel(): Promise<string[]> {
  return readLines(
    `select concat_ws(' ', stage, nullif(entry, ''), sum(visits)) as line from funnel_daily group by stage, entry`,
  )
}

function answers(): Promise<string[]> {
  return readLines("select concat_ws(' ', quiz_lang, question, option, visits) as line from answer_daily")
}

function experimentCounts(): Promise<string[]> {
  return readLines("select concat_ws(' ', experiment, arm, goals, visits) as line from experiment_daily")
}

function leadCounts(): Promise<string[]> {
  return readLines(
    `select concat_ws(' ', variant, nullif(utm_source, ''), nullif(experiment, ''), nullif(arm, ''), is_suspect::text, sum(leads)) as line
     from lead_daily group by variant, utm_source, experiment, arm, is_suspect`,
  )
}

async function readLines(sql: string): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(sql)
  return rows.map(({ line }) => line).toSorted()
}

const known = [sampleExperiment({ id: 'fifth', lang: 'he', start: '2026-01-01', arms: halves('/a', '/b') })]

/** The stored assignment of so many seconds after midnight. */
function assignment(arm: string, seconds = 0, nth = 1): string {
  return `${arm}.${midnight / 1000 + seconds}.${nth}`
}

async function storeLead(
  { second = 0, at = midnight + second * 1000, route = '/lead', campaign = {}, flags = [] }: Given<ALead>,
  to: pg.Pool | pg.PoolClient = owner,
): Promise<ALead> {
  await to.query(
    `insert into leads (lead_id, received_at, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route, campaign, flags, state)
     values (gen_random_uuid(), to_timestamp($1 / 1000.0), 'k', '', '', '', 'he', $2, $3, $4, $5)`,
    [at, route, campaign, flags, flags.includes('test') ? 'test' : flags.length > 0 ? 'suspect' : 'new'],
  )
  return { at, route, campaign, flags }
}

/** What a test says of a row: `second` is after midnight, `visitAt` the time in the id of the visit. */
type Given<Row> = Partial<Row> & { second?: number; visitAt?: number }

async function store(
  given: Given<AnEvent> & { visit: number; name: string },
  to: pg.Pool | pg.PoolClient = owner,
): Promise<AnEvent> {
  const { visit, name, visitAt = midnight, second = 0, route = '/somewhere', details = {}, flags = [] } = given
  const { at = midnight + second * 1000 } = given
  const id = sampleId(at)
  // The even ones have an id as browsers make it, of a day with a partition; the others are in the default partition.
  const time = visit % 2 === 0 ? `${uuidTimePrefix(visitAt)}-7000` : '00000000-0000-4000'
  const visitId = `${time}-8000-${String(visit).padStart(12, '0')}`
  await to.query(
    `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags)
     values (day_of($1), $1, now(), $2, $3, 'he', $4, $5, $6)`,
    [id, visitId, name, route, details, flags],
  )
  return { visit, id, at, name, route, details, flags }
}

async function empty(): Promise<void> {
  await owner.query(
    'delete from events; delete from visits; delete from quiz_sessions; delete from quiz_answers; delete from funnel_daily; delete from answer_daily; delete from answer_source_daily; delete from rollup_cursors; delete from leads; delete from counted_leads; delete from source_daily; delete from page_daily; delete from campaign_daily; delete from experiment_daily; delete from split_daily; delete from split_source_daily; delete from visit_hourly; delete from trend_daily',
  )
}

async function makeDay(day: string): Promise<void> {
  const name = `events_${day.replaceAll('-', '')}`
  await owner.query(`create table ${name} partition of events for values from ('${day}') to (date '${day}' + 1)`)
}
