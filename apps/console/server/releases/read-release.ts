import type { Pool } from 'pg'
import type { ReleasedPage, ReleasedRate, ReleaseEntry, ReleaseReport } from '@repo/console/api/releases.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { rateDifference } from '@repo/stats/rate-difference.ts'
import { readVitals } from '../reports/read-pages-report.ts'
import { readStageCounts } from '../reports/read-stage-counts.ts'
import { addDays, countDays, type Period } from '@repo/contract/days.ts'
import type { SitePages } from '../reports/site-pages.ts'
import { sumTotals } from '../reports/sum-totals.ts'

/** What changed with a release. The day of the release belongs to neither side. */
export async function readRelease(
  pool: Pool,
  pages: SitePages,
  entry: ReleaseEntry,
  { timeZone, today }: { timeZone: string; today: string },
): Promise<ReleaseReport> {
  const day = todayIn(timeZone, new Date(entry.at))
  const before = { from: addDays(day, -7), to: addDays(day, -1) }
  const after = { from: addDays(day, 1), to: addDays(day, 7) }
  const until = after.to < today ? after.to : addDays(today, -1)
  const daysAfter = Math.max(0, countDays({ from: after.from, to: until }))
  const sides = daysAfter > 0 ? ([before, { from: after.from, to: until }] as const) : undefined
  return {
    ...entry,
    before,
    after,
    daysAfter,
    pages: sides ? await Promise.all(entry.changed.map((page) => readPage(pool, pages, page, sides))) : [],
  }
}

async function readPage(
  pool: Pool,
  pages: SitePages,
  page: string,
  [before, after]: readonly [Period, Period],
): Promise<ReleasedPage> {
  // The page alone, without its variants: they are pages of their own.
  const alone: SitePages = new Map([...pages].filter(([path]) => path === page))
  const totals = async (period: Period) => sumTotals(await readStageCounts(pool, alone, { ...period, page }, 'variant'))
  const [earlier, later, vitalsBefore, vitalsAfter] = await Promise.all([
    totals(before),
    totals(after),
    readVitals(pool, before, page),
    readVitals(pool, after, page),
  ])
  return {
    page,
    rates: (['starts', 'installClicks'] as const).map((rate) =>
      compareRate(rate, { goals: earlier[rate], visits: earlier.visits }, { goals: later[rate], visits: later.visits }),
    ),
    vitals: ['LCP', 'INP', 'CLS'].flatMap((metric) => {
      const [old, now] = [vitalsBefore, vitalsAfter].map((list) => list.find((one) => one.metric === metric)?.p75)
      return old === undefined && now === undefined ? [] : [{ metric, before: old, after: now }]
    }),
  }
}

/** As on the screen of pages, under 100 visits there is no interval. */
const fewestVisits = 100

function compareRate(
  rate: ReleasedRate['rate'],
  before: ReleasedRate['before'],
  after: ReleasedRate['after'],
): ReleasedRate {
  const isEnough = [before, after].every(({ visits, goals }) => visits >= fewestVisits && goals <= visits)
  return { rate, before, after, ...(isEnough && { difference: rateDifference(before, after) }) }
}
