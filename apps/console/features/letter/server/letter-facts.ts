import type { Pool } from 'pg'
import { addDays } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { HealthLine } from '../../health/api/health.ts'
import type { TodayReport, Totals } from '../../funnel/api/reports.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { judgeAll } from '../../experiments/server/experiment-routes.ts'
import { countedUpTo } from '../../health/server/health-queries.ts'
import { countLeads } from '../../leads/server/lead-pages.ts'
import { readStageCounts } from '../../funnel/server/read-stage-counts.ts'
import { findHint } from '../../today/server/read-today.ts'
import type { SitePages } from '../../funnel/server/site-pages.ts'
import { sumTotals } from '../../funnel/server/sum-totals.ts'

/** What a morning letter says: counts alone, no name, phone or id of a lead. */
export interface LetterFacts {
  /** The day that the letter is sent, and the one that its figures are of. */
  today: string
  day: string
  waiting: { due: number; fresh: number; longestS: number }
  errors: HealthLine[]
  figures: Figure[]
  /** Set if yesterday is not counted whole. */
  countedUpTo?: Date
  look?: Look
  experiments: {
    question: string
    days: number
    about?: number
    better?: string
    atLeast?: number
    isDecided: boolean
  }[]
}

export interface Figure {
  name: FigureName
  value: number
  /** Of the same weekday a week earlier; absent before anything was counted. */
  before?: number
  /** The smallest and the largest of this weekday in eight weeks, from four of them on. */
  usual?: [number, number]
  /** How many one dot stands for. */
  dot: number
}

export type FigureName = 'visits' | 'starts' | 'installs' | 'leads'

/** One thing to look at. Unmatched ad cost is not said here: callers of the letter may not all see money. */
export type Look =
  | { is: 'decided'; question: string }
  | { is: 'loss'; hint: NonNullable<TodayReport['hint']> }
  | { is: 'outside'; figure: Figure }

export async function readLetterFacts(
  { reportPool: pool, experiments, now }: ConsoleDeps,
  pages: SitePages,
  errors: HealthLine[],
  { timeZone, today }: { timeZone: string; today: string },
): Promise<LetterFacts> {
  const day = addDays(today, -1)
  const [counts, leads, longestS, counted, judged] = await Promise.all([
    readStageCounts(pool, pages, { from: addDays(day, -7 * usualWeeks), to: day }, 'day'),
    // People, as Leads counts them: a phone that asked twice is called once.
    countLeads(pool, now(), true),
    readLongestWait(pool, now()),
    countedUpTo(pool),
    judgeAll(
      pool,
      experiments.filter(({ ended }) => !ended),
      { timeZone, yesterday: day },
    ),
  ])
  const totals = new Map(
    [...Map.groupBy(counts, ({ key }) => key)].map(([key, ofDay]): [string, Totals] => [key, sumTotals(ofDay)]),
  )
  const figures = figureNames.map((name) => figureOf(name, day, totals))
  const running = judged
    .filter(({ days }) => days > 0)
    .map(({ question, days, arms, comparisons: [first] }) => {
      const seen = arms.reduce((sum, arm) => sum + (arm.goals ?? 0), 0)
      const plan = first?.plan.goals
      const verdict = first?.verdict
      const low = first?.effect?.low ?? 0
      return {
        question,
        days,
        isDecided: verdict?.kind === 'better' || verdict?.kind === 'no-difference',
        ...(seen > 0 && plan && { about: Math.max(days, Math.round((days * plan) / seen)) }),
        ...(verdict?.kind === 'better' && { better: (arms[verdict.arm]?.name ?? '').toUpperCase() }),
        ...(verdict?.kind === 'better' && low >= 1.01 && { atLeast: Math.floor((low - 1) * 100) }),
      }
    })
  const hint = findHint(counts, addDays(today, -7))
  const look = lookAt(running, hint, figures)
  const isWhole = counted !== undefined && todayIn(timeZone, counted) > day
  return {
    today,
    day,
    waiting: { due: leads.due, fresh: leads['to-call'] - leads.due, longestS },
    errors,
    figures,
    ...(!isWhole && counted && { countedUpTo: counted }),
    ...(look && { look }),
    experiments: running,
  }
}

/** In the order of the letter. */
const figureNames: readonly FigureName[] = ['visits', 'starts', 'installs', 'leads']
const usualWeeks = 8
const fewestWeeks = 4

function figureOf(name: FigureName, day: string, totals: ReadonlyMap<string, Totals>): Figure {
  const of = (one: string): number | undefined => {
    const all = totals.get(one)
    return all && { ...all, installs: all.installClicks }[name]
  }
  const value = of(day) ?? 0
  const before = of(addDays(day, -7))
  const weeks = Array.from({ length: usualWeeks }, (_, week) => of(addDays(day, -7 * (week + 1)))).filter(
    (one) => one !== undefined,
  )
  const most = Math.max(value, before ?? 0, 1)
  const dot = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((size) => most / size <= 15) ?? 10_000
  return {
    name,
    value,
    ...(before !== undefined && { before }),
    ...(weeks.length >= fewestWeeks && { usual: [Math.min(...weeks), Math.max(...weeks)] }),
    dot,
  }
}

function lookAt(
  experiments: LetterFacts['experiments'],
  hint: TodayReport['hint'],
  figures: readonly Figure[],
): Look | undefined {
  const decided = experiments.find(({ isDecided }) => isDecided)
  if (decided) return { is: 'decided', question: decided.question }
  if (hint) return { is: 'loss', hint }
  const outside = figures.find(({ value, usual }) => usual && (value < usual[0] || value > usual[1]))
  return outside && { is: 'outside', figure: outside }
}

/** Seconds that the new lead has waited that waits longest. */
async function readLongestWait(pool: Pool, now: number): Promise<number> {
  const { rows } = await pool.query<{ since: Date | null }>(
    "select min(received_at) as since from leads where state = 'new'",
  )
  const since = rows[0]?.since
  return since ? Math.max(0, (now - since.getTime()) / 1000) : 0
}
