import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { sampleEvent, sampleLead } from '../src/collector/testing/samples.ts'
import { startTestService, testSettings } from '../src/collector/testing/test-service.ts'
import { migrate } from '../db/migrate.ts'
import { temporaryPostgres, type TemporaryPostgres } from '../db/testing/temporary-postgres.ts'

const script = fileURLToPath(new URL('back-up-collector.sh', import.meta.url))
const manual = readFileSync(new URL('../docs/how-to/back-up-and-restore.md', import.meta.url), 'utf8')
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

test('a backup restored on a new server by the commands of the how-to has every lead, and the service goes on', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'sondia-backups-'))
  stops.push(() => rmSync(backups, { recursive: true }))
  const lost = await temporaryPostgres({ fsync: 'off' })
  try {
    // As in run-the-collector.md, where the owner of the tables is no superuser.
    shell(
      lost,
      `psql --quiet --command "create role collector_owner login" --command "create role collector_ingest" \\
        --command "create role collector_worker" --command "create role collector_report" --command "create database collector owner collector_owner"`,
    )
    await migrate(lost.url('collector', 'collector_owner'))
    shell(
      lost,
      `psql --quiet --command "create role ingest login in role collector_ingest" --command "create role worker login in role collector_worker"`,
    )
    await sendFrom(lost, 'Dana', 'נועה')
    shell(lost, `${script} ${backups}`)
  } finally {
    lost.stop()
  }

  const [folder = ''] = readdirSync(backups)
  const restored = await temporaryPostgres({ fsync: 'off' })
  stops.push(() => restored.stop())
  const commands = /^```sh\n([^`]*pg_restore[^`]*)^```/m.exec(manual)?.[1] ?? ''
  expect(shell(restored, commands.replaceAll('runuser -u postgres -- ', ''), join(backups, folder))).toBe('')
  await sendFrom(restored, 'After')

  const command = (name: string) => {
    const path = fileURLToPath(new URL(`../src/collector/commands/${name}.ts`, import.meta.url))
    const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
    const COLLECTOR_WORKER_DATABASE_URL = restored.url('collector', 'worker')
    const env = { PATH: process.env.PATH, COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY, COLLECTOR_WORKER_DATABASE_URL }
    const { status, stdout, stderr } = spawnSync(process.execPath, [path], { env })
    expect(stderr.toString()).toBe('')
    expect(status).toBe(0)
    return stdout.toString()
  }
  expect(command('rebuild')).toContain('The rollup matches the events')
  const leads = command('leads').trim().split('\n')
  expect(leads.map((line) => (JSON.parse(line) as { fullName: string }).fullName)).toEqual(['Dana', 'נועה', 'After'])
})

test('a backup that fails ends with an error and leaves no folder; old ones are kept', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'sondia-backups-'))
  stops.push(() => rmSync(backups, { recursive: true }))
  const old = join(backups, '2026-01-01T03-15-00')
  mkdirSync(old)
  utimesSync(old, 0, 0)
  const empty = await temporaryPostgres({ fsync: 'off' })
  stops.push(() => empty.stop())
  expect(() => shell(empty, `${script} ${backups}`)).toThrow('database "collector" does not exist')
  expect(readdirSync(backups)).toEqual(['2026-01-01T03-15-00'])

  shell(empty, 'createdb collector')
  shell(empty, `${script} ${backups}`)
  expect(readdirSync(backups)).not.toContain('2026-01-01T03-15-00')
})

/** Leads of these names, and an event, through the real service. */
async function sendFrom(postgres: TemporaryPostgres, ...names: string[]): Promise<void> {
  const service = await startTestService(postgres.url('collector', 'ingest'))
  try {
    await service.ready()
    expect((await service.post('/v1/events', { events: [sampleEvent()] })).status).toBe(200)
    for (const fullName of names)
      expect((await service.post('/v1/leads', { ...sampleLead(), fullName })).status).toBe(200)
  } finally {
    await service.stop()
  }
}

/** Runs shell commands against a server, as its superuser, and returns what they print. */
function shell({ url }: TemporaryPostgres, commands: string, cwd?: string): string {
  const { hostname, port, username } = new URL(url())
  const env = { PATH: process.env.PATH, PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: 'postgres' }
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], { cwd, env })
  const output = stdout.toString() + stderr.toString()
  if (status !== 0) throw new Error(`${commands}\n${output}`)
  return output
}
