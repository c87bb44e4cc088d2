import { execFile, fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import pg from 'pg'
import { temporaryPostgres } from '@repo/testing/temporary-postgres.ts'
import { sampleId } from '@repo/testing/seed/random.ts'
import { startTestService } from '@repo/collector/testing/test-service.ts'
import { cpuOf, cpuOfExitedChildren, postmasterOf } from './cpu-of.ts'
import { heldConnections } from './held-connections.ts'
import { leadsUnderLoad } from './leads-under-load.ts'
import { median } from './quantile.ts'

/**
 * `node bench/collector.ts`: throughput of the service against bare COPY of the same rows, interleaved on the same PostgreSQL, because
 * machines are noisy; then the latency of a lead under a flood of events (`--leads` alone). Prints Markdown.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    connections: { type: 'string', default: '256' },
    'batch-ms': { type: 'string', default: '10' },
    held: { type: 'string', default: '10000' },
    leads: { type: 'boolean', default: false },
    throughput: { type: 'boolean', default: false },
  },
})
const isAll = !values.leads && !values.throughput

const postgres = await temporaryPostgres({ max_wal_size: '2GB' })
const urls = postgres.database('collector')
const postmaster = postmasterOf(postgres)
const service = await startTestService(urls.ingest, {}, { queueRows: 100_000, batchMs: Number(values['batch-ms']) })
await service.ready()

interface Case {
  name: string
  perRequest: number
  /** Every so many requests, the last one is sent once more, as by a page whose predecessor was left before the answer. */
  resendEvery?: number
}

interface Run {
  ratio: number
  perSecond: number
  /** CPU in µs an event, and in cores while it ran. */
  cpu: Record<'service' | 'postgres' | 'load', { micros: number; cores: number }>
  rowsPerBatch: number
  p99: string
}

const cases: Case[] = [
  { name: '1 a request', perRequest: 1 },
  { name: '2 a request', perRequest: 2 },
  { name: '2, every third sent twice', perRequest: 2, resendEvery: 3 },
  { name: '10 a request', perRequest: 10 },
  { name: '50 a request', perRequest: 50 },
]

try {
  if (isAll || values.throughput) await besideCopy()
  if (isAll) console.log(`\n${await heldConnections(service.port, Number(values.held))}`)
  if (isAll || values.leads)
    console.log(`\n${await leadsUnderLoad(urls.ingest, Number(values.rounds), Number(values.seconds))}`)
} finally {
  await service.stop()
  postgres.stop()
}

async function besideCopy(): Promise<void> {
  const bare = fork(new URL('bare-server.ts', import.meta.url))
  const [barePort] = (await once(bare, 'message')) as [number]
  const copies: number[] = []
  const copyMicros: number[] = []
  const runs = cases.map((): Run[] => [])
  const bareRuns: { perSecond: number; micros: number; loadCores: number }[] = []
  let load = 0
  // Warm-up, not counted.
  for (const one of cases) await serve(one, 1, (load += 1))
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    // Each round starts with empty tables, and a checkpoint does not fall into one of its runs.
    await asOwner('truncate events', 'checkpoint')
    for (const [index, one] of cases.entries()) {
      const copied = copy(100_000)
      copies.push(copied.perSecond)
      copyMicros.push(copied.micros)
      runs[index]?.push(await serve(one, copied.perSecond, (load += 1)))
    }
    bareRuns.push(await serveBare(bare, barePort, (load += 1)))
    console.error(`round ${round} of ${values.rounds}`)
  }
  bare.kill()

  const cell = (list: Run[], of: (run: Run) => number, digits: number) => median(list.map(of)).toFixed(digits)
  const row = (name: string, copy: string, of: (list: Run[]) => string) =>
    console.log(`| ${name} | ${copy} | ${runs.map(of).join(' | ')} |`)
  console.log(
    `${values.connections} connections, ${values.rounds} rounds of ${values.seconds} s, batches after ${values['batch-ms']} ms, medians. A COPY of 100,000 rows precedes each run.\n`,
  )
  console.log(`| | bare COPY | ${cases.map(({ name }) => name).join(' | ')} |\n|${'---|'.repeat(cases.length + 2)}`)
  row('events a second', median(copies).toFixed(0), (list) => cell(list, ({ perSecond }) => perSecond, 0))
  row('beside COPY', '1', (list) => `**${cell(list, ({ ratio }) => ratio, 2)}**`)
  row('… each round', '', (list) => list.map(({ ratio }) => ratio.toFixed(2)).join(' · '))
  row('CPU an event: service, µs', '', (list) => cell(list, ({ cpu }) => cpu.service.micros, 1))
  row('… PostgreSQL, µs', median(copyMicros).toFixed(1), (list) => cell(list, ({ cpu }) => cpu.postgres.micros, 1))
  row('… load generator, µs', '', (list) => cell(list, ({ cpu }) => cpu.load.micros, 1))
  row('cores: service / PostgreSQL / load generator', '', (list) =>
    (['service', 'postgres', 'load'] as const).map((who) => cell(list, ({ cpu }) => cpu[who].cores, 2)).join(' / '),
  )
  row('rows a batch', '', (list) => cell(list, ({ rowsPerBatch }) => rowsPerBatch, 0))
  row('answer, p99 of the last round', '', (list) => list.at(-1)?.p99 ?? '')
  const middle = (of: (run: (typeof bareRuns)[number]) => number) => median(bareRuns.map(of))
  const bareRequests = middle(({ perSecond }) => perSecond)
  console.log(
    `\nA bare node:http server that reads bodies of 2 events and answers: ${bareRequests.toFixed(0)} requests a second ` +
      `(${((bareRequests * 2) / median(copies)).toFixed(2)} of COPY, the most there is at 2 a request), ` +
      `${middle(({ micros }) => micros).toFixed(1)} µs a request; load generator ${middle(({ loadCores }) => loadCores).toFixed(2)} cores.`,
  )
}

/** The rows that the load generator sends, through psql's COPY in one transaction. */
function copy(rows: number): { perSecond: number; micros: number } {
  const file = path.join(postgres.folder, 'rows')
  const day = new Date().toISOString().slice(0, 10)
  const now = new Date().toISOString()
  const details = '{"stepId":"goal","lang":"he","utm_source":"meta","utm_campaign":"autumn"}'
  const lines = Array.from({ length: rows }, () => {
    const id = sampleId()
    return [day, id, now, id, 'quiz_step_view', 'he', '/quiz', details, '{}'].join('\t')
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
  const columns = 'day, event_id, occurred_at, visit_id, name, page_lang, route, details, flags'
  const cpu = cpuOf(postmaster)
  const began = performance.now()
  const { status } = spawnSync(
    'psql',
    ['--quiet', '--command', `\\copy events (${columns}) from '${file}'`, urls.owner],
    { stdio: 'inherit' },
  )
  const seconds = (performance.now() - began) / 1000
  if (status !== 0) throw new Error('COPY failed')
  return { perSecond: rows / seconds, micros: ((cpuOf(postmaster) - cpu) / rows) * 1e6 }
}

async function serve(one: Case, copyPerSecond: number, load: number): Promise<Run> {
  const before = await counters()
  const cpu = [cpuOf(service.pid), cpuOf(postmaster)] as const
  const { seconds, loadCpu, p99 } = await send(service.port, one, load)
  const used = { service: cpuOf(service.pid) - cpu[0], postgres: cpuOf(postmaster) - cpu[1], load: loadCpu }
  const after = await counters()
  const events = after.stored - before.stored
  const share = (cpuSeconds: number) => ({ micros: (cpuSeconds / events) * 1e6, cores: cpuSeconds / seconds })
  return {
    perSecond: events / seconds,
    ratio: events / seconds / copyPerSecond,
    cpu: { service: share(used.service), postgres: share(used.postgres), load: share(used.load) },
    rowsPerBatch: events / (after.batches - before.batches),
    p99,
  }
}

async function serveBare(bare: ChildProcess, port: number, load: number) {
  const cpu = cpuOf(bare.pid ?? 0)
  const { requests, seconds, loadCpu } = await send(port, { name: 'bare', perRequest: 2 }, load)
  const micros = ((cpuOf(bare.pid ?? 0) - cpu) / requests) * 1e6
  return { perSecond: requests / seconds, micros, loadCores: loadCpu / seconds }
}

/** Runs the load generator; `load` makes its ids unique. */
async function send(port: number, { perRequest, resendEvery = 0 }: Case, load: number) {
  const script = path.join(import.meta.dirname, 'events.lua')
  const options = ['-t1', `-c${values.connections}`, `-d${values.seconds}s`, '--latency', '-s', script]
  const numbers = [Date.now(), load, perRequest, resendEvery].map(String)
  const cpu = cpuOfExitedChildren()
  const began = performance.now()
  const { stdout } = await promisify(execFile)('wrk', [...options, `http://127.0.0.1:${port}`, '--', ...numbers])
  const seconds = (performance.now() - began) / 1000
  if (/Non-2xx|Socket errors/.test(stdout)) console.log(stdout)
  return {
    seconds,
    loadCpu: cpuOfExitedChildren() - cpu,
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1]),
    p99: /99%\s+(\S+)/.exec(stdout)?.[1] ?? '',
  }
}

async function counters(): Promise<{ stored: number; batches: number }> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text()
  const read = (line: RegExp) => Number(line.exec(metrics)?.[1] ?? 0)
  return { stored: read(/outcome="stored"} (\d+)/), batches: read(/batches_total (\d+)/) }
}

async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client(urls.owner)
  await client.connect()
  for (const sql of statements) await client.query(sql)
  await client.end()
}
