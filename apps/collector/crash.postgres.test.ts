import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { generateLoad } from './testing/load-generator.ts'
import { isNightly } from './testing/nightly.ts'
import { startTestCollector, type TestCollector } from './testing/test-collector.ts'
import { startTestService } from './testing/test-service.ts'

const kills = isNightly ? 20 : 4

test(`kill -9 of the service ${kills} times and a crash of PostgreSQL ${kills / 4} times under load: every acknowledged row is there, once`, async () => {
  const collector = await startTestCollector()
  let { service } = collector
  const port = String(service.port)
  try {
    // All idle connections break: the service must survive that.
    await crash(collector)
    await service.ready()

    const load = generateLoad(service.url)
    for (let round = 1; round <= kills; round += 1) {
      // Under load, not while it still starts.
      const before = load.events.size
      while (load.events.size < before + 50) await pause(10)
      await pause((round * 73) % 200)
      if (round % 4 === 0) {
        await crash(collector)
        expect(service.isAlive(), `after crash ${round / 4} of PostgreSQL`).toBe(true)
        await pause(300)
      }
      service.signal('SIGKILL')
      await service.ended
      service = await startTestService(collector.urls.ingest, { COLLECTOR_PORT: port })
    }
    await service.ready()
    await pause(300)
    await load.stop()

    const stored = await collector.rows('select event_id as id, count(*)::int as times from events group by 1')
    const leads = await collector.rows(
      'select lead_id as id, count(*)::int as times, (select count(*)::int from outbox where outbox.lead_id = leads.lead_id) as messages from leads group by 1',
    )
    expect(load.events.size).toBeGreaterThan(50 * kills)
    expect(load.leads.size).toBeGreaterThan(kills)
    expect(missing(load.events, stored)).toEqual([])
    expect(missing(load.leads, leads)).toEqual([])
    expect(stored.filter(({ times }) => times !== 1)).toEqual([])
    expect(leads.filter(({ times, messages }) => times !== 1 || messages !== 1)).toEqual([])
    console.log(`${load.events.size} events and ${load.leads.size} leads acknowledged, all found once`, load.statuses)
  } finally {
    await service.stop()
    collector.postgres.stop()
  }
}, 240_000)

function missing(acknowledged: ReadonlySet<string>, stored: readonly { id: string }[]): string[] {
  const there = new Set(stored.map(({ id }) => id))
  return [...acknowledged].filter((id) => !there.has(id))
}

/** Like `pg_ctl stop --mode immediate`, but asynchronous, so that the load continues. */
async function crash({ postgres }: TestCollector): Promise<void> {
  const pid = Number(readFileSync(path.join(postgres.folder, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
  process.kill(pid, 'SIGQUIT')
  while (isRunning(pid)) await pause(10)
  await pause(200)
  postgres.start()
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
