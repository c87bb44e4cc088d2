import { Hono } from 'hono'
import type { Pool } from 'pg'
import type { ExperimentReport, ExperimentsReport, ExperimentSummary } from '#console/api/experiments.ts'
import { todayIn } from '#content/schedule.ts'
import type { ExperimentRecord } from '#contract/experiment.ts'
import { ConsoleError, type ConsoleDeps, type ConsoleEnv } from '../console-deps.ts'
import { addDays } from '../reports/report-filters.ts'
import { readSitePages } from '../reports/site-pages.ts'
import { readTimeZone } from '../time-zone.ts'
import { type Judged, judgeExperiment } from './judge-experiment.ts'
import { keepDecisions, readDecisions } from './keep-decisions.ts'
import { keepRecords } from './keep-records.ts'
import { readCompared } from './read-compared.ts'
import { readDays } from './read-days.ts'
import { readPace } from './read-pace.ts'

/** Experiments: the list, and one. The console changes none: a record is changed in the repository. */
export function experimentRoutes({ pool, now, experiments }: ConsoleDeps): Hono<ConsoleEnv> {
  const pages = readSitePages()
  return new Hono<ConsoleEnv>()
    .get('/experiments', async (c) => {
      const { today, timeZone } = await clock()
      const yesterday = addDays(today, -1)
      const [judged, compared, pace] = await Promise.all([
        judgeAll(pool, experiments, { timeZone, yesterday, now: now() }),
        readCompared(pool, await pages, experiments, addDays(today, -28), yesterday),
        readPace(pool, addDays(today, -7), yesterday),
      ])
      return c.json<ExperimentsReport>({ experiments: judged.map(summaryOf).toSorted(byNews), compared, pace })
    })
    .get('/experiments/:id', async (c) => {
      const record = experiments.find(({ id }) => id === c.req.param('id'))
      if (!record) throw new ConsoleError(404, 'not-found')
      const { today, timeZone } = await clock()
      const start = record.start < today ? record.start : today
      const [[judged], pace] = await Promise.all([
        judgeAll(pool, [record], { timeZone, yesterday: addDays(today, -1), now: now() }),
        readPace(
          pool,
          addDays(start, -7),
          addDays(start, -1),
          record.arms.map(({ page }) => page),
        ),
      ])
      if (!judged) throw new ConsoleError(404, 'not-found')
      return c.json<ExperimentReport>({
        ...judged.report,
        ...(pace.visits > 0 && { paceBefore: { visits: pace.visits, goals: pace[record.goal] } }),
        timeZone,
      })
    })

  async function clock(): Promise<{ today: string; timeZone: string }> {
    const timeZone = await readTimeZone(pool)
    return { today: todayIn(timeZone, new Date(now())), timeZone }
  }
}

/** Judges by the whole days so far, and stores verdicts that are new. */
export async function judgeAll(
  pool: Pool,
  records: readonly ExperimentRecord[],
  { timeZone, yesterday, now }: { timeZone: string; yesterday: string; now: number },
): Promise<Judged[]> {
  if (records.length === 0) return []
  const [kept, days, decisions] = await Promise.all([
    keepRecords(pool, records, { timeZone, now }),
    readDays(pool, records, yesterday),
    readDecisions(
      pool,
      records.map(({ id }) => id),
    ),
  ])
  const judged = records.map((record) =>
    judgeExperiment({
      record,
      kept: kept.get(record.id),
      days: days.get(record.id) ?? [],
      decisions: decisions.get(record.id) ?? [],
    }),
  )
  for (const { report, reached } of judged) await keepDecisions(pool, report.id, reached)
  return judged
}

function summaryOf({ report }: Judged): ExperimentSummary {
  const { registered: _, changed: __, byDay: ___, ...summary } = report
  return summary
}

function byNews(one: { isEnded: boolean; start: string }, other: { isEnded: boolean; start: string }): number {
  return Number(one.isEnded) - Number(other.isEnded) || (one.start < other.start ? 1 : -1)
}
