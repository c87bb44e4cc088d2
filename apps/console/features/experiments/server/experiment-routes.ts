import { Hono } from 'hono'
import type { Pool } from 'pg'
import { readKept } from '@repo/server/experiments/keep-records.ts'
import { readDecisions } from '@repo/server/experiments/kept-verdicts.ts'
import { readDays } from '@repo/server/experiments/read-days.ts'
import type { ExperimentReport, ExperimentsReport, ExperimentSummary } from '../api/experiments.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import type { ConsoleDeps, ConsoleEnv } from '../../../server/console-deps.ts'
import { addDays } from '@repo/contract/days.ts'
import { found } from '../../../server/read-input.ts'
import { readSitePages } from '../../funnel/server/site-pages.ts'
import { readClock } from '../../../server/time-zone.ts'
import { type JudgedExperiment, judgeExperiment } from './judge-experiment.ts'
import { readCompared } from './read-compared.ts'
import { readPace } from './read-pace.ts'

/** Experiments: the list, and one. The console changes none: a record is changed in the repository. */
export function experimentRoutes({ pool, now, experiments }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  return new Hono<ConsoleEnv>()
    .get('/experiments', async (c) => {
      const { today, timeZone } = await readClock({ pool, now })
      const yesterday = addDays(today, -1)
      const [judged, compared, pace] = await Promise.all([
        judgeAll(pool, experiments, { timeZone, yesterday }),
        readCompared(pool, await pages, experiments, addDays(today, -28), yesterday),
        readPace(pool, addDays(today, -7), yesterday),
      ])
      return c.json<ExperimentsReport>({ experiments: judged.map(summaryOf).toSorted(byNews), compared, pace })
    })
    .get('/experiments/:id', async (c) => {
      const record = found(experiments.find(({ id }) => id === c.req.param('id')))
      const { today, timeZone } = await readClock({ pool, now })
      const start = record.start < today ? record.start : today
      const [[judged], pace] = await Promise.all([
        judgeAll(pool, [record], { timeZone, yesterday: addDays(today, -1) }),
        readPace(
          pool,
          addDays(start, -7),
          addDays(start, -1),
          record.arms.map(({ page }) => page),
        ),
      ])
      return c.json<ExperimentReport>({
        ...found(judged),
        ...(pace.visits > 0 && { paceBefore: { visits: pace.visits, goals: pace[record.goal] } }),
      })
    })
}

/** Judges by the whole days so far. The worker keeps registrations and verdicts. */
export async function judgeAll(
  pool: Pool,
  records: readonly ExperimentRecord[],
  { timeZone, yesterday }: { timeZone: string; yesterday: string },
): Promise<JudgedExperiment[]> {
  if (records.length === 0) return []
  const [kept, observed, decisions] = await Promise.all([
    readKept(pool, records, timeZone),
    readDays(pool, records, yesterday),
    readDecisions(
      pool,
      records.map(({ id }) => id),
    ),
  ])
  return records.map((record) =>
    judgeExperiment({
      record,
      kept: kept.get(record.id),
      observed: observed.get(record.id) ?? { days: [], leftOut: 0 },
      decisions: decisions.get(record.id) ?? [],
    }),
  )
}

function summaryOf(judged: JudgedExperiment): ExperimentSummary {
  const { registered: _, changed: __, byDay: ___, ...summary } = judged
  return summary
}

function byNews(one: { isEnded: boolean; start: string }, other: { isEnded: boolean; start: string }): number {
  return Number(one.isEnded) - Number(other.isEnded) || (one.start < other.start ? 1 : -1)
}
