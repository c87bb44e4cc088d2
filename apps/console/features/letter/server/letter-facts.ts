import type { Pool } from 'pg'
import { addDays } from '@repo/contract/days.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { HealthLine } from '../../health/api/health.ts'
import type { ConsoleDeps } from '../../../server/console-deps.ts'
import { judgeAll } from '../../experiments/server/experiment-routes.ts'
import type { JudgedExperiment } from '../../experiments/server/judge-experiment.ts'
import { countedUpTo } from '../../health/server/health-queries.ts'
import { countLeads } from '../../leads/server/lead-pages.ts'
import { readStageCounts } from '../../funnel/server/read-stage-counts.ts'
import type { SitePages } from '../../funnel/server/site-pages.ts'
import { sumTotals } from '../../funnel/server/sum-totals.ts'

/** What a morning letter says: counts alone, no name, phone or id of a lead. */
export interface LetterFacts {
  /** The day that the letter is sent, and the one that its figures are of. */
  today: string
  day: string
  figures: Figure[]
  /** Set if yesterday is not counted whole. */
  countedUpTo?: Date
  /** New requests and callbacks that are due; since when the new one has waited that waits longest. */
  waiting: { people: number; since?: Date }
  unwell: HealthLine[]
  /** Experiments that have an answer and run on. */
  decided: { question: string; better?: string; atLeast?: number }[]
}

export interface Figure {
  name: FigureName
  value: number
  /** Of the same weekday a week earlier; absent before anything was counted. */
  before?: number
}

/** In the order of the letter. */
const figureNames = ['visits', 'starts', 'leads'] as const
export type FigureName = (typeof figureNames)[number]

export async function readLetterFacts(
  { reportPool: pool, experiments, now }: ConsoleDeps,
  pages: SitePages,
  unwell: HealthLine[],
  { timeZone, today }: { timeZone: string; today: string },
): Promise<LetterFacts> {
  const day = addDays(today, -1)
  const weekBefore = addDays(day, -7)
  const [counts, leads, since, counted, judged] = await Promise.all([
    readStageCounts(pool, pages, { from: weekBefore, to: day }, 'day'),
    // People, as Leads counts them: a phone that asked twice is called once.
    countLeads(pool, now(), true),
    readLongestWait(pool),
    countedUpTo(pool),
    judgeAll(
      pool,
      experiments.filter(({ ended }) => !ended),
      { timeZone, yesterday: day },
    ),
  ])
  const byDay = Map.groupBy(counts, ({ key }) => key)
  const totals = sumTotals(byDay.get(day) ?? [])
  const before = byDay.get(weekBefore)
  const isWhole = counted !== undefined && todayIn(timeZone, counted) > day
  return {
    today,
    day,
    figures: figureNames.map((name) => ({
      name,
      value: totals[name],
      ...(before && { before: sumTotals(before)[name] }),
    })),
    ...(!isWhole && counted && { countedUpTo: counted }),
    waiting: { people: leads['to-call'], ...(since && { since }) },
    unwell,
    decided: judged.flatMap(readDecided),
  }
}

function readDecided({ question, arms, comparisons: [first] }: JudgedExperiment): LetterFacts['decided'] {
  if (first?.verdict.kind === 'no-difference') return [{ question }]
  if (first?.verdict.kind !== 'better') return []
  const low = first.effect?.low ?? 0
  return [
    {
      question,
      better: (arms[first.verdict.arm]?.name ?? '').toUpperCase(),
      ...(low >= 1.01 && { atLeast: Math.floor((low - 1) * 100) }),
    },
  ]
}

/** When the new lead arrived that waits longest. */
async function readLongestWait(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ since: Date | null }>(
    "select min(received_at) as since from leads where state = 'new'",
  )
  return rows[0]?.since ?? undefined
}
