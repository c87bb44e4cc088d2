import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { archiveDays } from '@repo/collector/archive/archive-days.ts'
import { openEvents } from '@repo/collector/archive/ask.ts'
import { detailColumns } from '@repo/collector/archive/write-parquet.ts'
import { saveEvents } from '@repo/collector/ingest/save-events.ts'
import { temporaryPostgres } from '@repo/database/testing/temporary-postgres.ts'
import { seededRandom } from '@repo/stats/testing/seeded-random.ts'
import { sampleVisits } from '@repo/testing/seed/sample-visits.ts'
import { cpuOf, postmasterOf } from './cpu-of.ts'

/**
 * `node bench/archive.ts --events 2000000`: raw events as Parquet beside their table. Size, processor time of the export, and of three
 * questions of docs/how-to/ask-the-events.md in DuckDB and in PostgreSQL, in turn. Prints Markdown.
 */
const { values } = parseArgs({
  options: { events: { type: 'string', default: '2000000' }, rounds: { type: 'string', default: '3' } },
})
const days = 28
const dayMs = 86_400_000
const today = Math.floor(Date.now() / dayMs) * dayMs
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)

const postgres = await temporaryPostgres({ max_wal_size: '4GB', shared_buffers: '256MB', autovacuum: 'off' })
const postmaster = postmasterOf(postgres)
const archive = mkdtempSync(path.join(tmpdir(), 'bench-archive-'))
const urls = await postgres.database('collector')
const owner = new pg.Pool({
  connectionString: urls.owner,
  max: 1,
  options: '-c max_parallel_workers_per_gather=0',
})
const worker = new pg.Pool({ connectionString: urls.worker, max: 2 })
try {
  // PostgreSQL gets the same questions: the fields of details under the names that they have in a file.
  const fields = Object.entries(detailColumns).map(([name, field]) =>
    name === 'value' ? `(details->>'value')::float8 as value` : `details->>'${field}' as ${name}`,
  )
  await owner.query(`create schema flat`)
  await owner.query(`create view flat.events as select *, ${fields.join(', ')} from public.events`)
  await store(Number(values.events))
  const events = Number((await owner.query<{ count: string }>('select count(*) from events')).rows[0]?.count)
  const table = await owner.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(inhrelid)) as bytes from pg_inherits where inhparent = 'events'::regclass`,
  )
  const own = process.memoryUsage.rss()
  let memory = 0
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage.rss())), 20)
  const cpu = await measured(() => archiveDays(worker, archive, new AbortController().signal, () => {}))
  clearInterval(watch)
  const bytes = readdirSync(archive).reduce((sum, name) => sum + statSync(path.join(archive, name)).size, 0)
  const before = Number(table.rows[0]?.bytes)
  console.log(
    [
      '| events | table and index, bytes an event | Parquet, bytes an event | export, processor s: Node with DuckDB / PostgreSQL | memory more than before |',
      '|---|---|---|---|---|',
      `| ${events} | ${(before / events).toFixed(0)} | ${(bytes / events).toFixed(0)} (${(before / bytes).toFixed(1)}× less) | ${cpu.node.toFixed(1)} / ${cpu.postgres.toFixed(1)} | ${((memory - own) / 1e6).toFixed(0)} MB |`,
    ].join('\n'),
  )
  console.log('\n| question | DuckDB, processor s | PostgreSQL, processor s |\n|---|---|---|')
  const page = readFileSync('docs/how-to/ask-the-events.md', 'utf8')
  for (const [, title = '', sql = ''] of page.matchAll(/^### (?:1|3|9)\. (.+?)\n.*?```sql\n(.+?)```/gms)) {
    const costs: [number, number][] = []
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const limits = { archive, timeZone: 'UTC', seconds: 600, memory: '1GB', to: dayOf(today - 9 * dayMs) }
      let own = 0
      await openEvents(worker, limits, async (ask) => {
        own = (await measured(async () => (await ask(sql)).getRowsJson())).node
      })
      costs.push([own, (await measured(() => owner.query(sql.replaceAll(' events ', ' flat.events ')))).postgres])
    }
    const least = (index: 0 | 1) => Math.min(...costs.map((cost) => cost[index])).toFixed(2)
    console.log(`| ${title} | ${least(0)} | ${least(1)} |`)
  }
} finally {
  await Promise.all([owner.end(), worker.end()])
  postgres.stop()
  rmSync(archive, { recursive: true })
}

async function measured(work: () => Promise<unknown>): Promise<{ node: number; postgres: number }> {
  const began = process.cpuUsage()
  const before = await cpuOf(postmaster)
  await work()
  const { user, system } = process.cpuUsage(began)
  return { node: (user + system) / 1e6, postgres: (await cpuOf(postmaster)) - before }
}

/** 28 finished days: an invented one, two thirds of its visits from an ad with all five utm fields, and copies of it on other days. */
async function store(count: number): Promise<void> {
  const random = seededRandom('archive')
  const first = today - (days + 8) * dayMs
  for (let stored = 0; stored < count / days;) {
    if (stored === 0) await makeDay(first)
    const visits = sampleVisits(random, { start: first, visits: 2000, isRecent: false, running: [] })
    const ad = (index: number) => index % 3 > 0 && { utm_term: 'store-owners-25-45', utm_content: `video-${index % 9}` }
    const rows = visits.flatMap((events, index) =>
      events.map(({ id, visit, name, ts, route, pageLang, ...details }) => ({
        day: dayOf(first),
        eventId: id,
        occurredMs: ts,
        visitId: visit,
        name,
        pageLang,
        route,
        details: JSON.stringify({ ...details, ...ad(index) }),
        flags: '{}',
      })),
    )
    stored += await saveEvents(
      owner,
      rows.filter(({ occurredMs }) => occurredMs < first + dayMs),
    )
  }
  const shifted = (id: string) =>
    `(lpad(to_hex(('x' || substr(replace(${id}::text, '-', ''), 1, 12))::bit(48)::bigint + $1::bigint * ${dayMs}), 12, '0') || substr(replace(${id}::text, '-', ''), 13))::uuid`
  for (let more = 1; more < days; more += 1) {
    await makeDay(first + more * dayMs)
    await owner.query(
      `insert into events (day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks)
       select day + $1::integer, ${shifted('event_id')}, occurred_at + $1 * interval '1 day', ${shifted('visit_id')}, name, page_lang, route, details, marks
       from events where day = $2`,
      [more, dayOf(first)],
    )
  }
  await owner.query('vacuum analyze events')
}

async function makeDay(start: number): Promise<void> {
  const day = dayOf(start)
  await owner.query(
    `create table if not exists events_${day.replaceAll('-', '')} partition of events for values from ('${day}') to ('${dayOf(start + dayMs)}')`,
  )
}
