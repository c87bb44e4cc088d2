import pg from 'pg'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { quizOrder } from '@repo/contract/quiz-stages.ts'
import { quizQuestions } from '@repo/contract/quiz-steps.ts'
import { storeLeads } from './store-leads.ts'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import type { TestConsole } from '../test-console.ts'
import { writeSampleCosts } from './sample-costs.ts'
import { sumFunnelDays } from './sum-funnel-days.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'

export const zone = 'Asia/Jerusalem'

/** How many of the last seven whole days reached each step, of those that had agreed before the first question. */
export const reached = [1905, 1741, 1668, 1588, 1370, 1321, 1284, 1252, 1223, 1210, 1204, 498]
export const steps = quizOrder.slice(1)
/** Agreed after the first question: they count as starts and have no steps. */
export const laterStarts = 495
/** Of the seven days. */
export const visits = 9640
export const visitsToday = 812
/** How many chose the option at this place of a question. */
export const answered = (place: number) => Math.round(783 / (place + 1))

const sources = ['meta', 'meta', 'meta', 'meta', 'meta', 'meta', 'google', 'google', 'tiktok', '', 'newsletter']
const variants = [
  '/',
  '/',
  '/',
  '/he-landing',
  '/he-landing',
  '/advertorial-he',
  '/5-reasons',
  '/5-reasons-2',
  '/casestudy',
]
const campaigns = ['', 'autumn-sale', 'מבצע סתיו', 'retargeting']
/** Of counted leads: most of one campaign, a few of the others. */
const leadCampaigns = ['', '', '', ...Array.from({ length: 8 }, () => 'autumn-sale'), 'מבצע סתיו', 'retargeting']

/**
 * The console's data of browser tests, written as counts, because they ask for figures: the last seven days and today, answers,
 * leads and experiments. The same in every run, but for the dates.
 */
export async function writeSampleCounts(running: TestConsole): Promise<void> {
  const { rows } = running
  const today = todayIn(zone)
  const day = (ago: number) => addDays(today, -ago)
  const counts = new Map<string, number>()
  const add = (index: number, ago: number, stage: string, entry: string, clicks: number) => {
    // A few starts of a source that has too few of them for a percentage.
    const source = index % 97 === 1 && stage !== 'visit' ? 'influencers' : sources[index % sources.length]
    const variant = index % 157 === 1 ? '/duplicate' : variants[index % variants.length]
    const key = [day(ago), source, variant, campaigns[index % campaigns.length], stage, entry, clicks].join('|')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (let index = 0; index < visits; index++)
    add(index, 1 + (index % 7), 'visit', '', index % 16 === 0 ? 1 : index % 41 === 0 ? 2 : 0)
  for (let index = 0; index < visitsToday; index++) add(index, 0, 'visit', '', index % 15 === 0 ? 1 : 0)
  for (let index = 0; index < 203; index++) add(index, 0, 'step:goal', 'start', 0)
  for (let index = 0; index < laterStarts; index++) add(index, 1 + (index % 7), 'completed', 'later', 0)
  for (const [place, stage] of steps.entries())
    for (let index = 0; index < (reached[place] ?? 0) - (reached[place + 1] ?? 0); index++)
      add(index + place, 1 + (index % 7), stage, 'start', 0)
  const keys = [...counts.keys()].map((key) => key.split('|'))
  const column = (place: number) => keys.map((key) => key[place] ?? '')
  await rows(
    `insert into funnel_daily (day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks, visits)
     select day, case when variant like '%he%' or variant in ('/5-reasons', '/duplicate') then 'he' else 'en' end, variant, variant, source, '', campaign, '', stage, entry, clicks, visits
     from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::smallint[], $8::bigint[])
       as given (day, source, variant, campaign, stage, entry, clicks, visits)`,
    [column(0), column(1), column(2), column(3), column(4), column(5), column(6), [...counts.values()]],
  )
  await sumFunnelDays(rows, addDays(today, 1))
  // Before the seven days: a month of the trend, and a session of the game, which is in no figure, so that counting began before them.
  await rows(
    `insert into trend_daily select $1::date - ago, 'en', '', entry, visits - 5 * (ago % 7)
     from generate_series(8, 75) as ago, (values ('', 900), ('start', 200)) as one (entry, visits)`,
    [today],
  )
  await rows("insert into source_daily values ($1::date - 8, 'en', '', 'game', 'game', 0, 1)", [today])
  await rows(
    `insert into split_daily (day, lang, variant, utm_source, utm_campaign, split, value, stage, entry, clicks, visits)
     select day, lang, variant, utm_source, utm_campaign, split, value, stage, entry, clicks, sum(visits) from funnel_daily,
       (values ('device', 'phone', array['meta', 'tiktok']), ('device', 'desktop', array['google', '']),
         ('referrer', 'l.facebook.com', array['meta']), ('referrer', 'google.com', array['google']),
         ('goal', 'pdp', array['meta']), ('goal', 'checkout', array['google'])) as one (split, value, sources)
     where utm_source = any (sources) and (split <> 'goal' or stage <> 'visit') group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10`,
  )
  await rows(
    `insert into split_source_daily select day, lang, utm_source, split, value, stage, entry, clicks, sum(visits) from split_daily group by 1, 2, 3, 4, 5, 6, 7, 8`,
  )
  await rows(
    `insert into page_daily (day, lang, variant, utm_source, stage, entry, clicks, visits)
     values ($1, 'he', '/he-landing', 'meta', 'visit', '', 0, 900), ($1, 'he', '/he-landing', 'meta', 'visit', '', 1, 60),
       ($1, 'he', '/he-landing', 'meta', 'step:goal', 'start', 0, 310)`,
    [day(12)],
  )
  const answers = quizQuestions.flatMap(({ id: question, options }) =>
    options.map((option, index) => ({ question, option, visits: answered(index) })),
  )
  for (const { question, option, visits: count } of answers)
    await rows(
      `insert into answer_daily (day, lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, question, option, visits)
       values ($1, 'he', '/', '/', 'meta', '', '', 'he', $2, $3, $4)`,
      [day(1), question, option, count],
    )
  await rows(
    `insert into answer_source_daily select day, lang, utm_source, question, option, sum(visits) from answer_daily group by 1, 2, 3, 4, 5`,
  )
  await rows(
    `insert into counted_leads (day, lang, variant, utm_source, utm_medium, utm_campaign, experiment, arm, is_suspect, outcome)
     select $1::date - (n % 8), 'he', '/he-landing', 'meta', '', ($2::text[])[1 + n % 13], '', '', false,
       case when n % 5 = 1 then 'won' when n % 3 = 0 then 'called' else 'lost' end from generate_series(0, 83) as n`,
    [today, leadCampaigns],
  )
  // The files are of the month that the funnel opens with: a campaign with days without a file has no cost per lead.
  await writeSampleCosts(rows, today, 30, [
    { source: 'meta', name: 'Autumn Sale', perDay: 420, days: 7 },
    { source: 'meta', name: 'מבצע סתיו', perDay: 96, days: 7 },
    { source: 'meta', name: 'Retargeting IL', perDay: 91, days: 7 },
    { source: 'google', name: 'Brand awareness', perDay: 40, days: 3 },
  ])
  await writeLeads(running)
  await writeExperiments(running)
  // Ahead, so that counting is not behind however long the tests of a worker take.
  await rows(
    `insert into rollup_cursors (rollup, next_transaction, time_zone, counted_at) values ('funnel', 1, $1, now() + interval '1 hour')`,
    [zone],
  )
}

/** Seven leads: two whose callback is due, four that wait for a first call, one with a spam flag. */
function writeLeads(running: TestConsole): Promise<string[]> {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const campaign = { utm_source: 'meta' }
  const google = { utm_source: 'google' }
  const tiktok = { utm_source: 'tiktok' }
  const tamar = { fullName: 'תמר אור', state: 'called', callAt: ago(17) } as const
  const dan = { fullName: 'Dan Reed', state: 'no_answer', callAt: ago(2) } as const
  return storeLeads(running, [
    { ...tamar, phone: '050-5550121', page: '/he-landing', campaign, at: ago(300) },
    { ...dan, phone: '050-5550117', page: '/results-en', campaign: google, at: ago(280) },
    { fullName: 'נועה לב', phone: '052-5550142', page: '/results', campaign, at: ago(26) },
    { fullName: 'Mia Sol', phone: '053-5550163', page: '/5-reasons', campaign: tiktok, at: ago(48) },
    { fullName: 'יואב כהן', phone: '054-5550188', page: '/advertorial-he', campaign, at: ago(61) },
    { fullName: 'Or Bar', phone: '055-5550190', page: '/lead', at: ago(190) },
    { fullName: 'Buy now', phone: '055-5550199', page: '/lead', flags: ['too-fast'], at: ago(200) },
  ])
}

const experimentDays = 10
const begun = sampleExperiment({ start: addDays(todayIn(zone), -experimentDays) })

/** One in which b is better, one whose draw is off, one that is not registered yet. */
export const countedExperiments: readonly ExperimentRecord[] = [
  begun,
  sampleExperiment({ ...begun, id: 'price-first', question: 'Does the price first bring more install clicks?' }),
  { ...begun, id: 'draft', question: 'Does a shorter text bring more install clicks?', fingerprint: '' },
]

/** Visits and install clicks of a day. */
const countedDay = {
  'five-question': { a: [400, 20], b: [400, 40] },
  'price-first': { a: [264, 41], b: [236, 43] },
} as const

async function writeExperiments({ rows, urls }: TestConsole): Promise<void> {
  for (const [id, arms] of Object.entries(countedDay))
    for (const [arm, [visitsOfArm, clicks]] of Object.entries(arms))
      await rows(
        `insert into experiment_daily (experiment, day, arm, goals, nth, visits)
         select $1, $2::date - ago, $3, goals, 1, visits from generate_series(1, $4::integer) as ago, (values (0, $5::integer), (1, $6)) as one (goals, visits)`,
        [id, todayIn(zone), arm, experimentDays, visitsOfArm - clicks, clicks],
      )
  const worker = new pg.Pool({ connectionString: urls.worker })
  await keepVerdicts(worker, countedExperiments, { timeZone: zone, now: Date.now() })
  await worker.end()
}
