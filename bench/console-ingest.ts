import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestService } from '@repo/testing/collector/test-service.ts'
import { quantile } from './quantile.ts'

/**
 * Latency of ingest at a steady rate, ten events a request: alone, while one person's set of reports runs every 10 s, and while it runs in a
 * loop. Interleaved, because machines are noisy. Requests start by the clock, whether or not the ones before were answered.
 */
export async function ingestBesideReports(
  databaseUrl: string,
  readReports: () => Promise<unknown>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<string> {
  const service = await startTestService(databaseUrl)
  await service.ready()
  const modes = { alone: Infinity, 'every 10 s': 10_000, 'in a loop': 0 }
  const times: Record<string, number[]> = { alone: [], 'every 10 s': [], 'in a loop': [] }
  let sets = 0
  try {
    await load(2, [])
    const rounds = Math.ceil(seconds / roundSeconds)
    for (let round = 0; round < rounds; round += 1)
      for (const [name, everyMs] of Object.entries(modes)) {
        const reading = new AbortController()
        const reader = everyMs === Infinity ? undefined : read(everyMs, reading.signal)
        await load(seconds / rounds, times[name] ?? [])
        reading.abort()
        await reader
      }
  } finally {
    await service.stop()
  }
  const p95 = (name: string) => quantile(times[name] ?? [], 0.95)
  const lines = Object.keys(modes).map(
    (name) =>
      `| ${name} | ${times[name]?.length} | ${quantile(times[name] ?? [], 0.5).toFixed(1)} | ${p95(name).toFixed(1)} | ${(p95(name) / p95('alone')).toFixed(2)} |`,
  )
  return [
    `Ingest at ${perSecond} events a second, 10 a request; ${sets} sets of reports over 28 days.`,
    '',
    '| reports | requests | p50 ms | p95 ms | beside alone |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n')

  async function read(everyMs: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const began = performance.now()
      await readReports()
      sets += 1
      const restMs = everyMs - (performance.now() - began)
      for (let slept = 0; slept < restMs && !signal.aborted; slept += 50) await sleep(50)
    }
  }

  async function load(forSeconds: number, into: number[]): Promise<void> {
    const everyMs = 10_000 / perSecond
    const requests: Promise<void>[] = []
    const began = performance.now()
    for (let sent = 0; sent * everyMs < forSeconds * 1000; sent += 1) {
      const at = began + sent * everyMs
      if (at > performance.now()) await sleep(at - performance.now())
      requests.push(send(at, into))
    }
    await Promise.all(requests)
  }

  /** Since the time at which it was due, so that a busy machine counts as latency. */
  async function send(dueAt: number, into: number[]): Promise<void> {
    const answer = await service.post('/v1/events', { events: Array.from({ length: 10 }, () => sampleEvent()) })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`Events were answered ${answer.status}.`)
    into.push(performance.now() - dueAt)
  }
}

/** Longer than the pause between two sets of reports. */
const roundSeconds = 20
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
