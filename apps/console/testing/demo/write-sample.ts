import type pg from 'pg'
import { saveEvents, type EventRow } from '@repo/collector/ingest/save-events.ts'
import { saveLead, type LeadKeys } from '@repo/collector/leads/save-lead.ts'
import { spamFlags } from '@repo/collector/leads/spam-flags.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { browser } from '@repo/collector/testing/test-service.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import type { SentEvent } from '@repo/contract/event-batch.ts'
import { sampleExperiments } from '@repo/testing/seed/sample-experiments.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { sampleLeads, type SampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { writeSampleCosts } from '../seed/sample-costs.ts'
import { sumFunnelDays } from '../seed/sum-funnel-days.ts'
import { setLeadStates } from '../seed/set-lead-states.ts'

const daysBack = 28
const visitsPerDay = 700
const visitsOfFirstDay = 14
const dayMs = 86_400_000

/** Stores 28 invented days of a time zone as the service would have stored them, a day at a time, and counts them. */
export async function writeSample(owner: pg.Pool, keys: LeadKeys, zone: string): Promise<void> {
  const now = Date.now()
  const today = todayIn(zone, new Date(now))
  const experiments = sampleExperiments(today)
  const random = seededRandom('demo')
  const leads: SampleLead[] = []
  await makePartitions(owner, now)
  for (let offset = -daysBack; offset <= 0; offset += 1) {
    const day = addDays(today, offset)
    const start = midnightOf(day, zone)
    const running = experiments.filter((one) => one.start <= day).map(({ id }) => id)
    const visits = sampleVisits(random, { start, visits: visitsOf(day, offset), isRecent: offset >= -7, running })
    await saveEvents(
      owner,
      visits
        .flat()
        .filter(({ ts }) => ts < now)
        .map(toRow),
    )
    leads.push(...sampleLeads(random, { start, isAssigned: running.includes('he-headline') }))
  }
  const received = leads.filter(({ receivedAt }) => receivedAt < now)
  for (const { lead } of received) {
    const { fillMs, website, from, exp } = lead
    const utm = Object.fromEntries(Object.entries(lead).filter(([name]) => name.startsWith('utm_')))
    const campaign = JSON.stringify({ ...utm, from, exp: exp && toStored(exp) })
    const flags = spamFlags({ fillMs, website, userAgent: browser, isFrequent: false })
    await saveLead(owner, keys, { ...lead, campaign, flags })
  }
  await setLeadStates(owner, keys.encryption, random, received, { now, zone })
  await rollUpAll(owner, { timeZone: zone, experiments })
  await copyToEarlierMonths(owner, today)
  await writeSampleCosts((sql, values) => owner.query(sql, values), today, 4 * daysBack, [
    { source: 'meta', name: 'autumn_lookalike', perDay: 310 },
    { source: 'meta', name: 'Autumn lookalike – stories', perDay: 64, days: 9 },
    { source: 'google', name: 'survey-app', perDay: 205 },
    { source: 'google', name: 'Brand awareness Q4', perDay: 40, days: 3 },
    { source: 'other', name: 'Short videos', perDay: 37 },
  ])
  await owner.query('vacuum analyze')

  /** Fewer at the weekend, and slowly more. Today is an ordinary day whatever its name, and so are the same weekdays before it. */
  function visitsOf(day: string, offset: number): number {
    const weekend = offset % 7 !== 0 && [5, 6].includes(new Date(day).getUTCDay()) ? 0.75 : 1
    return Math.round(visitsPerDay * weekend * (1 + 0.008 * offset) * (0.94 + 0.12 * random()))
  }
}

/** The counts of three months before, which the trend compares with: those of the 28 days, with fewer visits and quiz starts. */
async function copyToEarlierMonths(owner: pg.Pool, today: string): Promise<void> {
  const earlier = '(values (28, 0.82), (56, 0.67), (84, 0.55)) as earlier (ago, share)'
  const columns = 'lang, page, variant, utm_source, utm_medium, utm_campaign, quiz_lang, stage, entry, clicks'
  await owner.query(
    `insert into funnel_daily (day, ${columns}, visits)
     select day - ago, ${columns}, fewer from funnel_daily, ${earlier},
       floor(visits * share * case entry when '' then 1 else 0.8 end + abs(hashtext(concat(day, ${columns}))) % 100 / 100.0) as fewer
     where day < $1 and fewer > 0`,
    [today],
  )
  await sumFunnelDays((sql, values) => owner.query(sql, values), addDays(today, -daysBack))
  const ofLead = 'lang, variant, utm_source, utm_medium, utm_campaign, is_suspect, nth, outcome, is_repeat'
  // Without leads of their own, like those whose time is over.
  await owner.query(
    `insert into counted_leads (day, experiment, arm, ${ofLead}) select day - ago, '', '', ${ofLead} from counted_leads, ${earlier}
     where day < $1 and abs(hashtext(concat(ago, counted_leads))) % 100 < 100 * share`,
    [today],
  )
}

/** The first visits of a new installation, between midnight and now, and no lead yet. */
export async function writeFirstDay(owner: pg.Pool, zone: string): Promise<void> {
  const now = Date.now()
  const start = midnightOf(todayIn(zone, new Date(now)), zone)
  const random = seededRandom('first day 1')
  const events = sampleVisits(random, { start, visits: visitsOfFirstDay, isRecent: false, running: [] }).flat()
  const moved = events.map((event) => {
    const ts = start + ((event.ts - start) * (now - start)) / (1.1 * dayMs)
    // The id begins with the time, from which the database has the day.
    return { ...event, ts, id: sampleId(ts, random) }
  })
  await owner.query('select make_event_days()')
  await saveEvents(owner, moved.map(toRow))
  await rollUpAll(owner, { timeZone: zone, experiments: [] })
}

/** As the service stores it: one visit in sixteen is of a headless browser, flagged and not counted. */
function toRow({ id, visit, name, ts, route, pageLang, exp, ...details }: SentEvent): EventRow {
  return {
    day: new Date(ts).toISOString().slice(0, 10),
    eventId: id,
    occurredMs: ts,
    visitId: visit,
    name,
    pageLang,
    route,
    details: JSON.stringify({ ...details, ...(exp !== undefined && { exp: toStored(exp) }) }),
    flags: visit.endsWith('0') ? '{bot}' : '{}',
  }
}

/** The first visit of its network, instead of the nonce. */
function toStored(assignment: string): string {
  return [...assignment.split('.').slice(0, 3), 1].join('.')
}

/** Those of the days that the service itself would no longer accept. */
async function makePartitions(owner: pg.Pool, now: number): Promise<void> {
  await owner.query('select make_event_days()')
  for (let offset = -daysBack - 1; offset < -8; offset += 1) {
    const day = addDays(new Date(now).toISOString().slice(0, 10), offset)
    await owner.query(
      `create table events_${day.replaceAll('-', '')} partition of events for values from ('${day}') to (date '${day}' + 1)`,
    )
  }
}

/** The time at which a day begins in the time zone. */
function midnightOf(day: string, zone: string): number {
  const guess = Date.parse(`${day}T00:00:00Z`)
  const local = Date.parse(`${new Date(guess).toLocaleString('sv-SE', { timeZone: zone }).replace(' ', 'T')}Z`)
  return guess - (local - guess)
}
