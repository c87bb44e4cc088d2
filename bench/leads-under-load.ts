import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { startTestService } from '@repo/collector/testing/test-service.ts'
import { quantile } from './quantile.ts'

/**
 * Latency of a lead under a usual load (64 connections) and under overload: 1,500 connections, 50 events per request, retried at
 * once when refused. Interleaved; leads go to a process of their own, and to the one that also ingests the events.
 */
export async function leadsUnderLoad(databaseUrl: string, rounds: number, seconds: number): Promise<string> {
  const events = await startTestService(databaseUrl)
  const leads = await startTestService(databaseUrl, { COLLECTOR_ROUTES: 'leads' })
  await Promise.all([events.ready(), leads.ready()])
  const lines = [
    '| round | connections × events | events stored a second | lead, own process: p50 / p99 ms | lead, shared process: p50 / p99 ms | leads refused |',
    '|---|---|---|---|---|---|',
  ]
  const ratios: number[] = []
  const all = { usual: [] as number[], flood: [] as number[] }
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const usual = await measure(round, 64, 10)
      const flood = await measure(round, 1500, 50)
      ratios.push(quantile(flood.own, 0.99) / quantile(usual.own, 0.99))
      all.usual.push(...usual.own)
      all.flood.push(...flood.own)
      lines.push(usual.line, flood.line)
    }
  } finally {
    await Promise.all([events.stop(), leads.stop()])
  }
  // A round has a few hundred leads, so its p99 depends on three of them.
  const [usual, flood] = [quantile(all.usual, 0.99), quantile(all.flood, 0.99)]
  return `${lines.join('\n')}

A lead's p99 in a process of its own, flood / 64 connections: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}
All rounds together: ${flood.toFixed(0)} ms of ${all.flood.length} / ${usual.toFixed(0)} ms of ${all.usual.length} leads: ${(flood / usual).toFixed(2)}`

  async function measure(round: number, connections: number, perRequest: number) {
    const before = await stored()
    const began = performance.now()
    const script = path.join(import.meta.dirname, 'events.lua')
    const load = ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, events.url, '--']
    // Round numbers differ from those of the throughput benchmark, so that ids are unique.
    const number = String(100 + round * 2 + Number(connections > 64))
    const flood = promisify(execFile)('wrk', [...load, String(Date.now()), number, String(perRequest)])
    let isOver = false
    const times = { own: [] as number[], shared: [] as number[] }
    let refused = 0
    const visitors = Array.from({ length: 12 }, async (_, index) => {
      const [service, list] = index % 4 > 0 ? [leads, times.own] : [events, times.shared]
      while (!isOver) {
        const start = performance.now()
        const status = await service.post('/v1/leads', sampleLead()).then(
          (answer) => answer.status,
          () => 0,
        )
        if (status === 200) list.push(performance.now() - start)
        else refused += 1
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    await flood
    isOver = true
    const perSecond = ((await stored()) - before) / ((performance.now() - began) / 1000)
    await Promise.all(visitors)
    const both = ({ own, shared } = times) =>
      [own, shared].map(
        (list) => `${quantile(list, 0.5).toFixed(0)} / ${quantile(list, 0.99).toFixed(0)} (${list.length})`,
      )
    return {
      own: times.own,
      line: `| ${round} | ${connections} × ${perRequest} | ${perSecond.toFixed(0)} | ${both().join(' | ')} | ${refused} |`,
    }
  }

  async function stored(): Promise<number> {
    const metrics = await (await fetch(`${events.url}/metrics`)).text()
    return Number(/events_total\{outcome="stored"} (\d+)/.exec(metrics)?.[1] ?? 0)
  }
}
