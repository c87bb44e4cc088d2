import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import pg from 'pg'
import { rebuildRollup } from '@repo/collector/rollup/rebuild-rollup.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import { summaryTables } from '@repo/collector/rollup/summary-tables.ts'
import { applyRetention } from '@repo/collector/storage/apply-retention.ts'
import { readSitePages } from '@repo/console/features/funnel/server/site-pages.ts'
import { reportOptions } from '@repo/console/server/start-console.ts'
import { temporaryPostgres, type TemporaryPostgres } from '@repo/testing/temporary-postgres.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { sampleExperiment } from '@repo/testing/seed/sample-experiments.ts'
import { cpuOf, postmasterOf } from './cpu-of.ts'
import { median } from './quantile.ts'
import { listReports } from './report-list.ts'
import { addDays } from '@repo/contract/days.ts'
import { days, makeDays, makeTemplate, storeDay, storeMinute } from './scale-events.ts'

/**
 * `node bench/scale.ts --events 2e6,20e6`: what grows with the stored events. Each size is 28 days in a PostgreSQL of its own, counted by
 * the worker's code. Prints Markdown: processor time of PostgreSQL, medians of five, and the exponent of its growth (1: ten times as much for
 * ten times the events). Ends with 1 where one is over its bound. `--only` leaves parts out: storage, rollup
 * and reports are always run. Figures are kept in .cache/scale, so that sizes can be run one by one; `--events 0` prints them.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '2e6,20e6' },
    only: { type: 'string', default: 'minute,rebuild,restore,retention' },
  },
})
const parts = values.only.split(',')
const sizes = values.events.split(',').map(Number).filter(Boolean)
/** Two hours east of Greenwich, so that days of the counts are not those of the partitions. */
const zone = 'Etc/GMT-2'
const today = new Date().toISOString().slice(0, 10)
const experiments = [sampleExperiment({ start: addDays(today, -days) })]
const period = { from: addDays(today, -days), to: addDays(today, -1) }
const asked = { period, today, source: 'meta', campaign: 'autumn-lookalike-0', page: '/5-reasons-v2', experiments }
const pages = await readSitePages()
const minuteVisits = 600
const bounds: Record<string, number> = { report: 0.3, minute: 0.3, retention: 1.1, rebuild: 1.05 }

const server = {
  max_wal_size: '8GB',
  shared_buffers: '1GB',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_parallel_workers: '0',
  max_parallel_maintenance_workers: '0',
}

type Figures = Record<string, number>
const folder = '.cache/scale'
mkdirSync(folder, { recursive: true })
for (const events of sizes) await measure(events)
print()

async function measure(wanted: number): Promise<void> {
  const postgres = await temporaryPostgres(server)
  const urls = postgres.database('collector')
  const owner = new pg.Pool({ connectionString: urls.owner, max: 1 })
  const worker = new pg.Pool({ connectionString: urls.worker, max: 1, idleTimeoutMillis: 0 })
  const reader = databasePool(urls.console, 1, 600_000, reportOptions)
  const figures: Figures = {}
  const tell = (what: string) => {
    writeFileSync(path.join(folder, `${wanted}.json`), JSON.stringify(figures))
    say(`${wanted}: ${what}`)
  }
  try {
    await makeDays(owner, today)
    await makeTemplate(owner, postgres.folder, wanted)
    let events = 0
    const daily: number[] = []
    for (let back = days; back > 0; back -= 1) {
      const stored = await storeDay(owner, addDays(today, -back), back)
      events += stored
      // As autovacuum does it: without, the index by which the rollup finds what is new has no entry for it, nor for any day before.
      await owner.query(`vacuum analyze events_${addDays(today, -back).replaceAll('-', '')}`)
      const cpu = await cpuIn(postgres, 'worker', () => rollUpAll(worker, { timeZone: zone, experiments }))
      daily.push((cpu / stored) * 1e6)
      tell(`${days - back + 1} of ${days} days, rollup ${cpu.toFixed(2)} s`)
    }
    figures.events = events
    figures['rollup of a day, µs an event'] = median(daily.slice(-5))
    await owner.query('vacuum analyze')
    Object.assign(figures, await storage(owner, events))

    const reports = listReports(reader, pages, asked)
    const isTrend = (name: string) => name.startsWith('trend')
    for (const [name, read] of Object.entries(reports))
      if (!isTrend(name)) figures[`report: ${name}, ms`] = await milliseconds(read)
    await copyDays(owner)
    for (const [name, read] of Object.entries(reports))
      if (isTrend(name)) figures[`report: ${name}, ms`] = await milliseconds(read)
    for (const table of copied) await owner.query(`delete from ${table} where day < $1`, [period.from])
    tell('reports')

    if (parts.includes('minute')) {
      const turns: number[] = []
      for (let minute = 0; minute < 6; minute += 1) {
        const stored = await storeMinute(owner, today, minute, minuteVisits)
        turns.push(await cpuIn(postgres, 'worker', () => rollUpAll(worker, { timeZone: zone, experiments })))
        tell(`minute of ${stored} events, ${turns.at(-1)?.toFixed(3)} s`)
      }
      // The first has no visits of the minute before. Under a million events a day has too few visits for all of them.
      if (wanted >= 1e6) figures['minute of the worker, ms'] = median(turns.slice(1)) * 1000
    }
    if (parts.includes('rebuild')) {
      const before = await answersOf(reports)
      figures['rebuild, s'] = await cpuIn(postgres, 'worker', () =>
        rebuildRollup(worker, { timeZone: zone, experiments }),
      )
      if (!isDeepStrictEqual(await answersOf(reports), before)) throw new Error('A rebuild changed a report.')
      tell('rebuild')
    }
    if (parts.includes('restore')) Object.assign(figures, await restore(postgres, await answersOf(reports), wanted))
    if (parts.includes('retention')) {
      const drops: number[] = []
      for (let dropped = 0; dropped < 6; dropped += 1)
        drops.push(await cpuIn(postgres, 'worker', () => applyRetention(worker, days - 1 - dropped)))
      // The first has events and no visits to drop: these stay a day longer.
      figures['retention of a day, ms'] = median(drops.slice(1)) * 1000
    }
  } finally {
    tell('ended')
    await Promise.all([owner.end(), worker.end(), reader.end()])
    postgres.stop()
  }

  async function milliseconds(read: () => Promise<unknown>): Promise<number> {
    await read()
    const seconds = await measureMedian(5, postgres, async () => {
      for (let time = 0; time < 5; time += 1) await read()
    })
    return (seconds / 5) * 1000
  }
}

/** What the trend reads: the counts of the 28 days again for the 140 before them, because it looks 152 days back. */
const copied = ['trend_daily', 'funnel_daily']
async function copyDays(owner: pg.Pool): Promise<void> {
  for (const table of copied) {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(attname, ', ') as columns from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped and attname <> 'day'`,
      [table],
    )
    const columns = rows[0]?.columns
    await owner.query(
      `insert into ${table} (day, ${columns}) select day - ago, ${columns} from ${table}, generate_series(${days}, ${5 * days}, ${days}) as ago`,
    )
    await owner.query(`vacuum analyze ${table}`)
  }
}

/** Bytes: of the events, of visits with their sessions and answers, and of all counts. */
async function storage(owner: pg.Pool, events: number): Promise<Figures> {
  const size = async (...tables: string[]) => {
    const { rows } = await owner.query<{ bytes: number }>(
      `select sum(pg_total_relation_size(one) + coalesce((select sum(pg_total_relation_size(relid)) from pg_partition_tree(one)), 0))::float8
         as bytes from unnest($1::regclass[]) as one`,
      [tables],
    )
    return rows[0]?.bytes ?? 0
  }
  return {
    'bytes an event, table and index': (await size('events')) / events,
    'bytes an event, visits, sessions and answers': (await size('visits', 'quiz_sessions', 'quiz_answers')) / events,
    'counts of 28 days, MB': (await size(...summaryTables.map(({ table }) => table))) / 1e6,
  }
}

type Reports = ReturnType<typeof listReports>

/** Lists in one order: parts with equal counts have none. */
function inOrder(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value instanceof Map ? [...value] : value), (_, one: unknown) =>
    Array.isArray(one) ? one.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) : one,
  )
}

async function answersOf(reports: Reports): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const read of Object.values(reports)) answers.push(inOrder(await read()))
  return answers
}

/** A backup into another server: to its tables, and from there to the first report that is right. */
async function restore(from: TemporaryPostgres, expected: unknown[], wanted: number): Promise<Figures> {
  const file = path.join(from.folder, 'dump')
  command(
    'pg_dump',
    '--format=custom',
    '--compress=1',
    '--exclude-table=template',
    `--file=${file}`,
    from.url('collector'),
  )
  const to = await temporaryPostgres(server)
  try {
    // For its roles.
    to.database('other')
    command('createdb', `--maintenance-db=${to.url()}`, 'collector')
    const began = cpuOf(postmasterOf(to))
    const clock = performance.now()
    command('pg_restore', '--exit-on-error', '--jobs=2', `--dbname=${to.url('collector')}`, file)
    const restored = { cpu: cpuOf(postmasterOf(to)) - began, clock: (performance.now() - clock) / 1000 }
    const worker = new pg.Pool({ connectionString: to.url('collector', 'worker'), max: 1 })
    const reader = databasePool(to.url('collector', 'console'), 1, 600_000, reportOptions)
    await rollUpAll(worker, { timeZone: zone, experiments })
    const first = await listReports(reader, pages, asked).totals?.()
    const all = { cpu: cpuOf(postmasterOf(to)) - began, clock: (performance.now() - clock) / 1000 }
    if (!isDeepStrictEqual(inOrder(first), expected[0])) throw new Error('The restored report is wrong.')
    if (!isDeepStrictEqual(await answersOf(listReports(reader, pages, asked)), expected))
      throw new Error('One differs.')
    await Promise.all([worker.end(), reader.end()])
    say(`${wanted}: restored in ${restored.clock.toFixed(0)} s, first report after ${all.clock.toFixed(0)} s`)
    return {
      'pg_restore --jobs 2, s': restored.cpu,
      'restore to the first right report ÷ pg_restore': all.cpu / restored.cpu,
      '… by the clock': all.clock / restored.clock,
    }
  } finally {
    to.stop()
  }
}

/** Processor time of a role's connection, in seconds: the clock and the checkpointer depend on what else the machine does. */
async function cpuIn(postgres: TemporaryPostgres, role: Role, work: () => Promise<unknown>): Promise<number> {
  const before = backendCpu(postgres, role)
  await work()
  return backendCpu(postgres, role) - before
}

async function measureMedian(
  rounds: number,
  postgres: TemporaryPostgres,
  work: () => Promise<unknown>,
): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await cpuIn(postgres, 'console', work))
  return median(times)
}

type Role = 'worker' | 'console'

function backendCpu(postgres: TemporaryPostgres, role: Role): number {
  const children = readFileSync(`/proc/${postmasterOf(postgres)}/task/${postmasterOf(postgres)}/children`, 'utf8')
  const read = (pid: string, file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8')
  const backends = children
    .trim()
    .split(' ')
    .filter((pid) => read(pid, 'cmdline').startsWith(`postgres: ${role} `))
  return backends.reduce((sum, pid) => sum + Number(read(pid, 'schedstat').split(' ', 1)[0]) / 1e9, 0)
}

function command(name: string, ...args: string[]): void {
  const { status } = spawnSync(name, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (status !== 0) throw new Error(`${name} ended with ${status}`)
}

function say(what: string): void {
  console.error(`${new Date().toISOString().slice(11, 19)} ${what}`)
}

/** All sizes that were measured, and how each figure grows: from 2 to 20 million, where the bounds hold, or from the smallest to the largest. */
function print(): void {
  const names = readdirSync(folder).toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
  const all = names.map((name): Figures => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
  const ends = ['2000000.json', '20000000.json']
  const isBound = ends.every((name) => names.includes(name))
  const [small = {}, large = {}] = isBound ? ends.map((name) => all[names.indexOf(name)] ?? {}) : [all[0], all.at(-1)]
  console.log(
    `| | ${all.map(({ events = 0 }) => `${(events / 1e6).toFixed(2)} M events`).join(' | ')} | exponent | at most |`,
  )
  console.log(`|${'---|'.repeat(all.length + 3)}`)
  for (const name of Object.keys(Object.assign({}, ...all)).filter((one) => one !== 'events')) {
    const exponent =
      Math.log((large[name] ?? Number.NaN) / (small[name] ?? Number.NaN)) /
      Math.log((large.events ?? 0) / (small.events ?? 0))
    const bound = bounds[/^\w+/.exec(name)?.[0] ?? '']
    const isOver = isBound && bound !== undefined && exponent > bound
    const cells = all.map((one) => (one[name] === undefined ? '–' : one[name].toPrecision(3)))
    console.log(
      `| ${name} | ${cells.join(' | ')} | ${Number.isFinite(exponent) ? exponent.toFixed(2) : '–'} | ${bound ?? '–'}${isOver ? ' **over**' : ''} |`,
    )
    if (isOver) process.exitCode = 1
  }
}
