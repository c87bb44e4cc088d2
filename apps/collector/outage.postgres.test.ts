import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { generateLoad } from './testing/load-generator.ts'
import { isNightly } from './testing/nightly.ts'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestCollector } from './testing/test-collector.ts'
import { startTestService } from './testing/test-service.ts'

const collector = await startTestCollector({}, { statementMs: 1000, deadlineMs: 3000, queueRows: 500 })
afterAll(() => collector.stop())

test('a slow database: events are shed with 503, leads are stored, and the service recovers', async () => {
  const { service } = collector
  const release = await lock('events')
  const answers = await Promise.all(
    Array.from({ length: 60 }, () =>
      service.post('/v1/events', { events: Array.from({ length: 10 }, () => sampleEvent()) }),
    ),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect(answers.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true)
  const errors = await Promise.all(answers.map((answer) => answer.json()))
  // Some did not fit into the queue, which reports full while there is room for 50; the others reached their deadline.
  expect(errors.filter(({ error }) => error === 'queue-full').length).toBeGreaterThanOrEqual(10)
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(200)
  expect((await fetch(`${service.url}/health`)).status).toBe(200)
  await release()
  expect((await service.post('/v1/events', { events: [sampleEvent()] })).status).toBe(200)
})

test('no database: not ready, alive, 503; ready again when it is back', async () => {
  const { service, postgres } = collector
  postgres.halt('fast')
  expect((await service.post('/v1/events', { events: [sampleEvent()] })).status).toBe(503)
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(503)
  await expect.poll(async () => (await fetch(`${service.url}/ready`)).status).toBe(503)
  expect((await fetch(`${service.url}/health`)).status).toBe(200)
  postgres.start()
  await service.ready()
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(200)
})

test('a login without the rights of the service: not ready, and every lost lead is logged with what to do', async () => {
  const service = await startTestService(collector.urls.worker, {}, { deadlineMs: 100 })
  await expect.poll(service.output).toMatch(/"database-unavailable","code":"42501","hint":"The login lacks a right/)
  expect((await fetch(`${service.url}/ready`)).status).toBe(503)
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(503)
  await expect
    .poll(service.output)
    .toMatch(/"request-rejected","route":"leads","reason":"database","status":503,"code":"42501"/)
  await collector.rows('grant collector_ingest to worker')
  await service.ready()
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(200)
  await collector.rows('revoke collector_ingest from worker')
  await service.stop()
})

test('tables that are older than the code: not ready, with the command that updates them', async () => {
  const urls = collector.postgres.database('old')
  const owner = new pg.Client(urls.owner)
  await owner.connect()
  await owner.query('alter table leads drop column other_phone_indexes')
  await owner.end()
  const service = await startTestService(urls.ingest)
  await expect.poll(service.output).toMatch(/"database-unavailable","code":"42703","hint":".*npm run db:migrate/)
  expect((await fetch(`${service.url}/ready`)).status).toBe(503)
  await service.stop()
})

test('a port that another program has: the crash names its code and the setting', async () => {
  const taken = startTestService(collector.urls.ingest, { COLLECTOR_PORT: String(collector.service.port) })
  await expect(taken).rejects.toThrow(/"crash","name":"Error","code":"EADDRINUSE","hint":".*COLLECTOR_PORT/)
})

test('a misspelt setting: the service does not start, and names the one that was meant', async () => {
  const misspelt = startTestService(collector.urls.ingest, { COLLECTOR_TRUST_PROXI: 'true' })
  await expect(misspelt).rejects.toThrow('Did you mean COLLECTOR_TRUST_PROXY?')
})

test.runIf(isNightly)('a read-only database: not ready; ready again when it is writable', async () => {
  const { service } = collector
  const status = async () => (await fetch(`${service.url}/ready`)).status
  await collector.rows('alter role ingest set default_transaction_read_only = on')
  await disconnect()
  await expect.poll(status, { timeout: 10_000 }).toBe(503)
  await collector.rows('alter role ingest reset default_transaction_read_only')
  await disconnect()
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(200)

  /** A connection keeps the settings of its start. */
  function disconnect() {
    return collector.rows("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'ingest'")
  }
})

test('synchronous_commit is on, even where the role has it off', async () => {
  await collector.rows('alter role ingest set synchronous_commit = off')
  const pool = databasePool(collector.urls.ingest, 1, 5000)
  expect((await pool.query('show synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }])
  await pool.end()
  await collector.rows('alter role ingest reset synchronous_commit')
})

test('graceful shutdown: requests in progress are committed and answered, and the process exits with 0', async () => {
  const stopping = await startTestService(collector.urls.ingest)
  await stopping.ready()
  const release = await lock('events')
  const events = Array.from({ length: 40 }, () => sampleEvent())
  const answers = Promise.all(events.map((event) => stopping.post('/v1/events', { events: [event] })))
  await expect.poll(() => metric(stopping.url, 'collector_queue_rows')).toBe(40)
  stopping.signal('SIGTERM')
  await pause(100)
  await release()
  expect((await answers).map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await stopping.ended).toEqual([0, null])
  const ids = events.map(({ id }) => id)
  expect(await collector.rows('select 1 from events where event_id = any($1)', [ids])).toHaveLength(40)
})

test('a full disk: not ready from the first refused lead on; ready again when there is room', async () => {
  const urls = collector.postgres.database('filled')
  const owner = new pg.Client(urls.owner)
  await owner.connect()
  const service = await startTestService(urls.ingest, {}, { deadlineMs: 100 })
  await service.ready()
  const status = async () => (await fetch(`${service.url}/ready`)).status
  // Stands for the disk: the error that PostgreSQL raises when a table cannot grow.
  await owner.query(
    `create function full_disk() returns trigger language plpgsql as $$ begin raise disk_full; end $$;
     create trigger full_disk before insert on leads execute function full_disk();
     create trigger full_disk before insert on bad_events execute function full_disk()`,
  )
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(503)
  await expect.poll(status).toBe(503)
  await expect.poll(service.output).toMatch(/"database-unavailable","code":"53100","hint":/)
  await owner.query('drop trigger full_disk on leads; drop trigger full_disk on bad_events')
  await expect.poll(status).toBe(200)
  expect((await service.post('/v1/leads', sampleLead())).status).toBe(200)
  expect((await owner.query('select from bad_events')).rowCount).toBe(0)
  await owner.end()
  await service.stop()
})

test.runIf(isNightly)(
  'a full disk: events are shed with 503; with space again the service recovers, and no acknowledged event is missing',
  async () => {
    const disk = smallDisk(16)
    try {
      const urls = collector.postgres.database('small')
      await collector.rows(`create tablespace small location '${disk.folder}'`)
      await collector.rows('alter database small set tablespace small')
      const service = await startTestService(urls.ingest, {}, { deadlineMs: 800 })
      await service.ready()
      const load = generateLoad(service.url)
      await expect.poll(() => load.statuses.get(503) ?? 0, { timeout: 30_000 }).toBeGreaterThan(5)
      const before = load.events.size
      expect(await metric(service.url, 'collector_retries_total{code="53100"}')).toBeGreaterThan(0)
      await expect.poll(async () => (await fetch(`${service.url}/ready`)).status).toBe(503)
      disk.grow(64)
      await service.ready()
      await expect.poll(() => load.events.size, { timeout: 10_000 }).toBeGreaterThan(before + 1000)
      await load.stop()
      const owner = new pg.Client(urls.owner)
      await owner.connect()
      const { rows } = await owner.query<{ event_id: string }>('select event_id from events')
      const there = new Set(rows.map(({ event_id }) => event_id))
      expect([...load.events].filter((id) => !there.has(id))).toEqual([])
      await owner.query('drop table events cascade')
      await owner.end()
      expect(service.isAlive()).toBe(true)
      await service.stop()
      await collector.rows('drop database small with (force)')
      await collector.rows('drop tablespace small')
    } finally {
      disk.remove()
    }
  },
  90_000,
)

/** Locks a table against writes. */
async function lock(table: string): Promise<() => Promise<void>> {
  const client = new pg.Client(collector.urls.owner)
  await client.connect()
  await client.query(`begin; lock table ${table} in exclusive mode`)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length),
  )
}

/** A small file system in memory (tmpfs). Mounting needs root, or sudo without a password; without it the test fails with a message. */
function smallDisk(megabytes: number) {
  const isRoot = process.getuid?.() === 0
  const folder = mkdtempSync(path.join(tmpdir(), 'sondia-small-disk-'))
  const postgresUid = isRoot ? spawnSync('id', ['-u', 'postgres']).stdout.toString().trim() : process.getuid?.()
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m,uid=${postgresUid},mode=0700`, 'tmpfs')
  return {
    folder,
    grow: (to: number) => mount('-o', `remount,size=${to}m`),
    remove() {
      asRoot('umount', '--lazy', folder)
      rmdirSync(folder)
    },
  }

  function mount(...options: string[]): void {
    const { status, stderr } = asRoot('mount', ...options, folder)
    if (status !== 0) throw new Error(`The tmpfs could not be mounted, which needs root or sudo: ${stderr}`)
  }

  function asRoot(...command: string[]) {
    const [name = '', ...args] = isRoot ? command : ['sudo', '-n', ...command]
    return spawnSync(name, args)
  }
}
