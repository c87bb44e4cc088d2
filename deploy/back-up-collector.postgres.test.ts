import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { sampleEvent, sampleLead } from '../src/collector/testing/samples.ts'
import { startTestService, testSettings } from '../src/collector/testing/test-service.ts'
import { createSignInLink } from '../src/console/server/sign-in/sign-in-links.ts'
import { startConsoleOn } from '../src/console/server/testing/test-console.ts'
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
  let cookie = ''
  const lost = await temporaryPostgres({ fsync: 'off' })
  try {
    // As in run-the-collector.md, where the owner of the tables is no superuser.
    shell(
      lost,
      `psql --quiet --command "create role collector_owner login" --command "create role collector_ingest" \\
        --command "create role collector_worker" --command "create role collector_report" \\
        --command "create role collector_console" --command "create database collector owner collector_owner"`,
    )
    await migrate(lost.url('collector', 'collector_owner'))
    shell(
      lost,
      `psql --quiet --command "create role ingest login in role collector_ingest" --command "create role worker login in role collector_worker" \\
        --command "create role console login in role collector_console"`,
    )
    await sendFrom(lost, 'Dana', 'נועה')
    cookie = await writeNotes(lost)
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

  // The console goes on too: the person is still signed in, the notes open, and the audit log has what was done before.
  const console = await startConsoleOn(restored.url('collector', 'console'))
  stops.push(console.stop)
  const get = async (path: string) => (await console.send('GET', path, undefined, { cookie })).json()
  const { leads: listed } = await get('/api/leads?tab=all')
  const opened = await Promise.all(listed.map(({ id }: { id: string }) => get(`/api/leads/${id}`)))
  expect(opened.map(({ person, note }) => [person.fullName, note])).toEqual([
    ['After', undefined],
    ['נועה', 'note of נועה'],
    ['Dana', 'note of Dana'],
  ])
  const { entries } = await get('/api/audit?action=lead-changed')
  expect(entries.map(({ person }: { person: string }) => person)).toEqual(['Owner', 'Owner'])
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

/** A note on every lead, through the real console. Returns the cookie of the person who wrote them. */
async function writeNotes(postgres: TemporaryPostgres): Promise<string> {
  const console = await startConsoleOn(postgres.url('collector', 'console'))
  const worker = new pg.Pool({ connectionString: postgres.url('collector', 'worker') })
  try {
    const token = await createSignInLink(worker, 'Owner', 'owner')
    const signedIn = await console.send('POST', '/api/sign-in/link', { token })
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
    const { leads } = await (await console.send('GET', '/api/leads?tab=all', undefined, { cookie })).json()
    for (const { id, fullName } of leads) {
      const note = `note of ${fullName}`
      const { status } = await console.send('PATCH', `/api/leads/${id}`, { version: 0, note }, { cookie })
      expect(status).toBe(200)
    }
    return cookie
  } finally {
    await worker.end()
    await console.stop()
  }
}

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
