import { parseArgs } from 'node:util'
import pg from 'pg'
import { halves, sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { temporaryPostgres } from '@repo/database/testing/temporary-postgres.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { startTestService } from '@repo/testing/collector/test-service.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { addDays } from '@repo/contract/days.ts'
import { readSitePages } from '@repo/console/server/reports/site-pages.ts'
import { reportOptions } from '@repo/console/server/start-console.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { eventsPerVisit, fillCounts } from './console-counts.ts'
import { ingestBesideReports } from './console-ingest.ts'
import { cpuOf, postmasterOf } from './cpu-of.ts'
import { quantile } from './quantile.ts'
import { listReports } from './report-list.ts'

/**
 * `node bench/console.ts`: how long reports take, a minute's turn of the worker at 200 million events a month, and what reports cost
 * the ingest of events. `--reports`, `--worker` and `--ingest` run one part of it. Prints Markdown. With `--strict` it fails if the
 * processor time of a report or of the worker is over its budget; the time on the clock depends on what else runs.
 */
const { values } = parseArgs({
  options: {
    months: { type: 'string', default: '2000000,5000000,200000000' },
    rounds: { type: 'string', default: '30' },
    minutes: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    rate: { type: 'string', default: '500' },
    reports: { type: 'boolean', default: false },
    worker: { type: 'boolean', default: false },
    ingest: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
})
const isAll = !values.reports && !values.worker && !values.ingest
const months = values.months.split(',').map(Number)
const rounds = Number(values.rounds)
/** Milliseconds over 28 and 7 days. */
const budgets: Record<string, readonly [number, number]> = {
  totals: [300, 120],
  'totals, one language and source': [300, 120],
  'totals, one campaign': [300, 120],
  steps: [300, 120],
  pages: [300, 120],
  days: [300, 120],
  answers: [100, 100],
  'filter choices': [300, 120],
  'experiments by day and arm': [100, 100],
}
const workerBudget = 1000
const today = new Date().toISOString().slice(0, 10)
const whole = (days: number) => ({ from: addDays(today, -days), to: addDays(today, -1) })

const postgres = await temporaryPostgres({ max_wal_size: '2GB', shared_buffers: '256MB' })
const postmaster = postmasterOf(postgres)
const urls = await postgres.database('collector')
const owner = new pg.Pool({ connectionString: urls.owner, max: 2 })
// As the console has it.
const reader = databasePool(urls.console, 8, 10_000, reportOptions)
const pages = await readSitePages()

try {
  for (const events of months) {
    const visits = await fillCounts(owner, events, today)
    if (isAll || values.reports) console.log(`\n${await reportTimes(events, visits)}`)
  }
  if (isAll || values.worker) console.log(`\n${await workerMinutes()}`)
  if (isAll || values.ingest)
    console.log(
      `\n${await ingestBesideReports(urls.ingest, onePersonsReports, { perSecond: Number(values.rate), seconds: Number(values.seconds) })}`,
    )
} finally {
  await Promise.all([reader.end(), owner.end()])
  postgres.stop()
}

function reports(days: number): Record<string, () => Promise<unknown>> {
  const period = whole(days)
  const experiments = (['first', 'second'] as const).map((id) =>
    sampleExperiment({ id, start: period.from, arms: halves('/page-0', '/page-1') }),
  )
  const asked = { period, today, source: 'source-1', campaign: 'campaign-1', page: '/page-1', experiments }
  return listReports(reader, pages, asked)
}

/** A person looks at Today, Funnel, Answers and Pages: the panels of a screen ask at the same time. */
async function onePersonsReports(): Promise<void> {
  const all = reports(28)
  for (const screen of [['today'], ['totals', 'steps', 'split by source', 'filter choices'], ['answers'], ['pages']])
    await Promise.all(screen.map((name) => all[name]?.()))
}

async function reportTimes(events: number, visits: number): Promise<string> {
  const { rows } = await owner.query<{ name: string; rows: string; size: string }>(
    `select relname as name, (select reltuples from pg_class where oid = relid)::bigint as rows, pg_size_pretty(pg_total_relation_size(relid)) as size
     from pg_stat_user_tables where relname in ('funnel_daily', 'source_daily', 'page_daily', 'campaign_daily', 'answer_daily', 'answer_source_daily', 'split_daily', 'split_source_daily') order by 1`,
  )
  const lines = [
    `${events / 1e6} million events a month, ${visits * 28} visits; 57 days of counts: ${rows.map((one) => `${one.name} ${one.rows} rows, ${one.size}`).join('; ')}. ${rounds} rounds, in turn.`,
    '',
    '| report | 28 days: p50 / p95 ms | CPU of PostgreSQL, ms | budget, ms | 7 days: p50 / p95 ms | CPU of PostgreSQL, ms | budget, ms |',
    '|---|---|---|---|---|---|---|',
  ]
  for (const name of Object.keys(reports(28))) {
    const cells: string[] = []
    for (const [index, days] of [28, 7].entries()) {
      const read = reports(days)[name]
      if (!read) continue
      // Warm-up, not counted.
      await read()
      const times: number[] = []
      const cpu = cpuOf(postmaster)
      for (let round = 0; round < rounds; round += 1) {
        const began = performance.now()
        await read()
        times.push(performance.now() - began)
      }
      const cpuMs = ((cpuOf(postmaster) - cpu) / rounds) * 1000
      const budget = budgets[name]?.[index]
      cells.push(
        `${quantile(times, 0.5).toFixed(0)} / **${quantile(times, 0.95).toFixed(0)}**`,
        cpuMs.toFixed(0),
        String(budget ?? '–'),
      )
      checkBudget(`${name}, ${days} days`, cpuMs, budget)
    }
    lines.push(`| ${name} | ${cells.join(' | ')} |`)
  }
  return lines.join('\n')
}

/** New visits of a minute at 200 million events a month, stored through the service, then counted as the worker does. */
async function workerMinutes(): Promise<string> {
  const service = await startTestService(urls.ingest)
  await service.ready()
  const worker = new pg.Pool({ connectionString: urls.worker, max: 2 })
  const random = seededRandom('bench:console')
  const perMinute = Math.round(200e6 / 30 / 1440)
  const times: number[] = []
  let cpuMs = 0
  try {
    await rollUpAll(worker)
    for (let minute = 0; minute < Number(values.minutes); minute += 1) {
      const visits = Math.round(perMinute / eventsPerVisit) * 2
      const all = sampleVisits(random, { start: Date.now() - 86_400_000, visits, isRecent: false, running: [] })
      const events = all.flat().slice(0, perMinute)
      for (let at = 0; at < events.length; at += 50)
        await service.post('/v1/events', { events: events.slice(at, at + 50) })
      const cpu = cpuOf(postmaster)
      const began = performance.now()
      await rollUpAll(worker)
      times.push(performance.now() - began)
      cpuMs += ((cpuOf(postmaster) - cpu) * 1000) / Number(values.minutes)
    }
  } finally {
    await worker.end()
    await service.stop()
  }
  checkBudget('The worker', cpuMs, workerBudget)
  return `The worker's turn for ${perMinute} events, ${times.length} turns: p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 **${quantile(times, 0.95).toFixed(0)}** ms, CPU of PostgreSQL ${cpuMs.toFixed(0)} ms; budget ${workerBudget} ms.`
}

function checkBudget(name: string, cpuMs: number, budget = Infinity): void {
  if (!values.strict || cpuMs <= budget) return
  console.error(`${name}: ${cpuMs.toFixed(0)} ms of processor time are over the budget of ${budget} ms.`)
  process.exitCode = 1
}
