import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { temporaryPostgres } from '../db/testing/temporary-postgres.ts'
import { sampleId } from '../src/collector/testing/samples.ts'
import { startTestService } from '../src/collector/testing/test-service.ts'
import { cpuOf } from './cpu-of.ts'
import { heldConnections } from './held-connections.ts'
import { leadsUnderLoad } from './leads-under-load.ts'
import { median } from './quantile.ts'

// `npm run bench:collector`: throughput of the service against bare COPY of the same rows, interleaved on the same PostgreSQL,
// because machines are noisy; then the latency of a lead under a flood of events, which `-- --leads` measures alone.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    held: { type: 'string', default: '10000' },
    leads: { type: 'boolean', default: false },
  },
})

const postgres = await temporaryPostgres({ max_wal_size: '2GB' })
const urls = await postgres.database('collector')
const postmaster = Number(readFileSync(path.join(postgres.folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
const service = await startTestService(urls.ingest, { COLLECTOR_QUEUE_ROWS: '100000' })
await service.ready()

interface Round {
  perSecond: number
  cpuMicros: number
  serviceMicros: number
}

try {
  if (!values.leads) await besideCopy()
  console.log(await leadsUnderLoad(urls.ingest, Number(values.rounds), Number(values.seconds)))
} finally {
  await service.stop()
  postgres.stop()
}

async function besideCopy(): Promise<void> {
  // Warm-up, not counted.
  await serve(0)
  const copies: Round[] = []
  const services: Round[] = []
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    copies.push(copy(100_000))
    services.push(await serve(round))
  }
  const ratios = services.map(({ perSecond }, index) => perSecond / (copies[index]?.perSecond ?? 1))
  table(
    'events a second',
    copies.map(({ perSecond }) => perSecond),
    services.map(({ perSecond }) => perSecond),
    0,
  )
  table(
    'µs of processor time an event',
    copies.map(({ cpuMicros }) => cpuMicros),
    services.map(({ cpuMicros }) => cpuMicros),
    1,
  )
  console.log(
    `\nService / COPY in the same round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; median ${median(ratios).toFixed(2)}`,
  )
  console.log(
    `Of the service's time, its own process takes ${median(services.map(({ serviceMicros }) => serviceMicros)).toFixed(1)} µs, PostgreSQL the rest.`,
  )
  console.log(await heldConnections(service.port, Number(values.held)))
}

/** The rows that the load generator sends, through psql's COPY in one transaction. */
function copy(rows: number): Round {
  const file = path.join(postgres.folder, 'rows')
  const day = new Date().toISOString().slice(0, 10)
  const now = new Date().toISOString()
  const details = '{"stepId":"goal","lang":"he","utm_source":"meta","utm_campaign":"autumn"}'
  const lines = Array.from({ length: rows }, () => {
    const id = sampleId()
    return [day, id, now, id, 'quiz_step_view', 'he', '/quiz', details, '{}'].join('\t')
  })
  writeFileSync(file, `${lines.join('\n')}\n`)
  const columns = 'day, event_id, occurred_at, visit_id, name, page_lang, route, details, marks'
  const cpu = cpuOf(postmaster)
  const began = performance.now()
  const { status } = spawnSync(
    'psql',
    ['--quiet', '--command', `\\copy events (${columns}) from '${file}'`, urls.owner],
    { stdio: 'inherit' },
  )
  const seconds = (performance.now() - began) / 1000
  if (status !== 0) throw new Error('COPY failed')
  return { perSecond: rows / seconds, cpuMicros: ((cpuOf(postmaster) - cpu) / rows) * 1e6, serviceMicros: 0 }
}

async function serve(round: number): Promise<Round> {
  const stored = await storedSoFar()
  const cpu = [cpuOf(postmaster), cpuOf(service.pid)] as const
  const script = path.join(import.meta.dirname, 'events.lua')
  const began = performance.now()
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c64',
    `-d${values.seconds}s`,
    '-s',
    script,
    service.url,
    '--',
    String(Date.now()),
    String(round),
  ])
  const seconds = (performance.now() - began) / 1000
  if (/Non-2xx|Socket errors/.test(stdout)) console.log(stdout)
  const events = (await storedSoFar()) - stored
  const serviceMicros = ((cpuOf(service.pid) - cpu[1]) / events) * 1e6
  return {
    perSecond: events / seconds,
    serviceMicros,
    cpuMicros: serviceMicros + ((cpuOf(postmaster) - cpu[0]) / events) * 1e6,
  }
}

async function storedSoFar(): Promise<number> {
  const metrics = await (await fetch(`${service.url}/metrics`)).text()
  return Number(/outcome="stored"} (\d+)/.exec(metrics)?.[1] ?? 0)
}

function table(what: string, copies: number[], services: number[], digits: number): void {
  const cells = (numbers: number[]) => [...numbers, median(numbers)].map((number) => number.toFixed(digits)).join(' | ')
  console.log(`\n| ${what} | ${copies.map((_, index) => `round ${index + 1}`).join(' | ')} | median |`)
  console.log(`|${'---|'.repeat(copies.length + 2)}`)
  console.log(`| bare COPY | ${cells(copies)} |`)
  console.log(`| service, 10 events a request, answered after the commit | ${cells(services)} |`)
}
