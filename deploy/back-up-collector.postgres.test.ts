import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { sampleLead } from '@repo/testing/seed/sample-leads.ts'
import { sampleEvent } from '@repo/testing/seed/sample-visits.ts'
import { startTestService, testSettings } from '@repo/collector/testing/test-service.ts'
import { deliverMessages } from '@repo/collector/webhooks/deliver-messages.ts'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { rollUpAll } from '@repo/collector/rollup/roll-up.ts'
import type { AuditPage } from '@repo/console/features/settings/api/settings.ts'
import type { Role } from '@repo/console/features/sign-in/api/session.ts'
import { createSignInLink } from '@repo/console/features/sign-in/server/sign-in-links.ts'
import { startConsoleOn } from '@repo/console/testing/test-console.ts'
import { migrate } from '@repo/database/migrate.ts'
import { temporaryPostgres, type TemporaryPostgres } from '@repo/testing/temporary-postgres.ts'

const script = fileURLToPath(new URL('back-up-collector.sh', import.meta.url))
const manual = readFileSync(new URL('../docs/how-to/back-up-and-restore.md', import.meta.url), 'utf8')
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

test('a backup restored on a new server by the commands of the how-to has every lead, and the service goes on', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'sondia-backups-'))
  stops.push(() => rmSync(backups, { recursive: true }))
  let before = { cookie: '', unusedToken: '' }
  const lost = await temporaryPostgres({ fsync: 'off' }, 'empty')
  try {
    // As by deploy/install.sh, where the owner of the tables is no superuser.
    shell(
      lost,
      `psql --quiet --command "create role collector_owner login" --command "create role collector_ingest" \\
        --command "create role collector_worker" --command "create role collector_report" \\
        --command "create role collector_console" --command "create role collector_caller role collector_console" \\
        --command "create role collector_viewer role collector_console" --command "create database collector owner collector_owner"`,
    )
    await migrate(lost.url('collector', 'collector_owner'))
    shell(
      lost,
      `psql --quiet --command "create role ingest login in role collector_ingest" --command "create role worker login in role collector_worker" \\
        --command "create role console login in role collector_console"`,
    )
    // It has the whole lead, and both messages to it wait.
    await addReceiver(lost)
    await sendFrom(lost, 'Dana', 'נועה')
    expect(await receiversOf(lost)).toEqual([{ receivers: 1, messages: 2 }])
    before = await writeNotes(lost)
    shell(lost, `${script} ${backups}`)
    // Removed since, as by the console.
    await query(lost, 'delete from receivers')
    expect(await receiversOf(lost)).toEqual([{ receivers: 0, messages: 0 }])
    expect(
      shell(
        lost,
        'psql --tuples-only --dbname=collector --command "select now() - finished_at < \'1 hour\' from backups"',
      ),
    ).toMatch(/^ t$/m)
  } finally {
    lost.stop()
  }

  const [folder = ''] = readdirSync(backups)
  const restored = await temporaryPostgres({ fsync: 'off' }, 'empty')
  stops.push(() => restored.stop())
  expect(shell(restored, commandsWith('pg_restore'), join(backups, folder))).toBe('')
  await sendFrom(restored, 'After')

  // No lead goes to the receiver that was removed: the new one is not queued for it, and the messages of the backup are dropped.
  expect(await receiversOf(restored)).toEqual([{ receivers: 0, messages: 2 }])
  expect(await deliver(restored)).toEqual(['dropped: no-receiver', 'dropped: no-receiver'])
  expect(await receiversOf(restored)).toEqual([{ receivers: 0, messages: 0 }])

  const admin = (...words: string[]) => {
    const path = fileURLToPath(new URL('../packages/server/commands/admin.ts', import.meta.url))
    const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
    const COLLECTOR_WORKER_DATABASE_URL = restored.url('collector', 'worker')
    const env = { PATH: process.env.PATH, COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY, COLLECTOR_WORKER_DATABASE_URL }
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...words], { env })
    expect(stderr.toString()).toBe('')
    expect(status).toBe(0)
    return stdout.toString()
  }
  // Nothing is rebuilt: the worker's first turn counts what is after the backup's counts.
  const worker = new pg.Pool({ connectionString: restored.url('collector', 'worker') })
  await rollUpAll(worker)
  await worker.end()
  expect(admin('rebuild', '--check')).toContain('The rollup matches the events')
  const leads = admin('leads').trim().split('\n')
  expect(leads.map((line) => (JSON.parse(line) as { fullName: string }).fullName)).toEqual(['Dana', 'נועה', 'After'])

  // Dana was removed after the backup, which still has her. Her passkey goes with her.
  const [list = '', remove = ''] = commandsWith('--remove').split('\n')
  expect(shell(restored, list)).toMatch(/Dana +\| viewer +\| +1\n +Owner +\| owner +\| +0/)
  admin(...(remove.split(' -- ')[1]?.split(' ') ?? []))
  expect(shell(restored, list)).not.toContain('Dana')

  // The console goes on: everyone signs in again, the notes open, and the audit log has what was done before.
  const console = await startConsoleOn(restored.url('collector', 'console'))
  stops.push(console.stop)
  expect((await console.send('GET', '/api/session', undefined, { cookie: before.cookie })).status).toBe(401)
  expect((await console.send('POST', '/api/sign-in/link', { token: before.unusedToken })).status).toBe(403)
  const cookie = await signIn(restored, console)
  const get = async (path: string) => (await console.send('GET', path, undefined, { cookie })).json()
  const { leads: listed } = await get('/api/leads?tab=all')
  const opened = await Promise.all(listed.map(({ id }: { id: string }) => get(`/api/leads/${id}`)))
  expect(opened.map(({ person, note }) => [person.fullName, note])).toEqual([
    ['After', undefined],
    ['נועה', 'note of נועה'],
    ['Dana', 'note of Dana'],
  ])
  const { entries }: AuditPage = await get('/api/audit?kind=leads')
  const changes = entries.filter(({ action }) => action === 'lead-changed')
  expect(changes.map(({ person }) => person)).toEqual(['Owner', 'Owner'])
})

test('a backup that fails ends with an error and leaves no folder; old ones are kept', async () => {
  const backups = mkdtempSync(join(tmpdir(), 'sondia-backups-'))
  stops.push(() => rmSync(backups, { recursive: true }))
  const old = join(backups, '2026-01-01T03-15-00')
  mkdirSync(old)
  utimesSync(old, 0, 0)
  const empty = await temporaryPostgres({ fsync: 'off' }, 'empty')
  stops.push(() => empty.stop())
  expect(() => shell(empty, `${script} ${backups}`)).toThrow('database "collector" does not exist')
  expect(readdirSync(backups)).toEqual(['2026-01-01T03-15-00'])

  shell(empty, 'createdb collector')
  shell(empty, `${script} ${backups}`)
  expect(readdirSync(backups)).not.toContain('2026-01-01T03-15-00')
})

test.each([
  ['no backup', [], ['collector']],
  ['an unfinished backup', ['2026-01-01T03-15-00.part'], ['collector']],
  ['a backup without a dump', ['2026-01-01T03-15-00'], ['collector']],
  [
    'a damaged dump',
    ['2026-01-01T03-15-00/collector.dump', '2026-01-02T03-15-00.part'],
    ['collector', 'collector_before'],
  ],
])('the restore on the same server keeps the old database, and fails: %s', async (_, entries, databases) => {
  const backups = mkdtempSync(join(tmpdir(), 'sondia-backups-'))
  stops.push(() => rmSync(backups, { recursive: true }))
  for (const entry of entries) {
    const [folder = '', file] = entry.split('/')
    mkdirSync(join(backups, folder))
    if (file) writeFileSync(join(backups, entry), 'dump')
  }
  const postgres = await temporaryPostgres({ fsync: 'off' }, 'empty')
  stops.push(() => postgres.stop())
  shell(postgres, 'psql --quiet --command "create role collector_owner" --command "create database collector"')
  await query(postgres, 'create table leads ()')
  const commands = commandsWith('collector_before').replace('systemctl', ':')
  expect(() => shell(postgres, commands.replaceAll('/var/backups/collector', backups))).toThrow()
  const names = "select datname from pg_database where datname like 'collector%' order by datname"
  expect(shell(postgres, `psql --tuples-only --no-align --command "${names}"`).trim().split('\n')).toEqual(databases)
  const old = `psql --dbname=${databases.at(-1)} --tuples-only --command "select to_regclass('leads')"`
  expect(shell(postgres, old).trim()).toBe('leads')
})

/** A note on every lead, through the real console, and a person with a passkey. Returns the cookie of the one who wrote them, and a link. */
async function writeNotes(postgres: TemporaryPostgres): Promise<{ cookie: string; unusedToken: string }> {
  const console = await startConsoleOn(postgres.url('collector', 'console'))
  try {
    const cookie = await signIn(postgres, console)
    const unusedToken = await linkFor(postgres, 'Dana', 'viewer')
    shell(
      postgres,
      `psql --quiet --dbname=collector --command "insert into console_passkeys (credential_id, person_id, public_key, counter, label)
        select 'id', person_id, '', 0, 'phone' from console_people where name = 'Dana'"`,
    )
    const { leads } = await (await console.send('GET', '/api/leads?tab=all', undefined, { cookie })).json()
    for (const { id, fullName } of leads) {
      const note = `note of ${fullName}`
      const { status } = await console.send('PATCH', `/api/leads/${id}`, { version: 0, note }, { cookie })
      expect(status).toBe(200)
    }
    return { cookie, unusedToken }
  } finally {
    await console.stop()
  }
}

const { COLLECTOR_LEAD_KEYS: leadKeys = '' } = testSettings('')
const [keyId = '', leadKey = ''] = leadKeys.split(':')
const encryption = leadEncryption([{ id: keyId, secret: Buffer.from(leadKey, 'base64') }])

async function addReceiver(postgres: TemporaryPostgres): Promise<void> {
  const id = crypto.randomUUID()
  await query(
    postgres,
    `insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed)
     values ($1, 'webhook', 'Old agency', 'lead', 'en', $2, $3)`,
    [id, keyId, encryption.encrypt(id, 'address', 'https://127.0.0.1/agency')],
  )
}

function receiversOf(postgres: TemporaryPostgres): Promise<unknown[]> {
  return query(
    postgres,
    'select (select count(*)::integer from receivers) as receivers, count(receiver_id)::integer as messages from outbox',
  )
}

/** A turn of the worker: what became of each message to a receiver. */
async function deliver(postgres: TemporaryPostgres): Promise<string[]> {
  const worker = new pg.Pool({ connectionString: postgres.url('collector', 'worker') })
  const receivers = { encryption, webhook: undefined, relay: undefined, alert: { timeZone: 'UTC' }, secret: undefined }
  const attempts = await Promise.all(await deliverMessages(worker, receivers, 10))
  await worker.end()
  return attempts.map(({ outcome, answer }) => `${outcome}: ${answer}`)
}

async function query(postgres: TemporaryPostgres, sql: string, values: unknown[] = []): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: postgres.url('collector') })
  await client.connect()
  const { rows } = await client.query(sql, values).finally(() => client.end())
  return rows
}

async function signIn(
  postgres: TemporaryPostgres,
  console: Awaited<ReturnType<typeof startConsoleOn>>,
): Promise<string> {
  const signedIn = await console.send('POST', '/api/sign-in/link', { token: await linkFor(postgres, 'Owner', 'owner') })
  expect(signedIn.status).toBe(200)
  return signedIn.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function linkFor(postgres: TemporaryPostgres, name: string, role: Role): Promise<string> {
  const worker = new pg.Pool({ connectionString: postgres.url('collector', 'worker') })
  try {
    return await createSignInLink(worker, name, role)
  } finally {
    await worker.end()
  }
}

/** The commands of the how-to's block that contains these words, for a server without the user postgres. */
function commandsWith(words: string): string {
  const blocks = [...manual.matchAll(/^```sh\n([^`]*)^```/gm)].map(([, commands = '']) => commands)
  return blocks.find((commands) => commands.includes(words))?.replaceAll('runuser -u postgres -- ', '') ?? ''
}

/** Leads of these names, and an event, through the real service. */
async function sendFrom(postgres: TemporaryPostgres, ...names: string[]): Promise<void> {
  const service = await startTestService(postgres.url('collector', 'ingest'))
  try {
    await service.ready()
    expect((await service.post('/v1/events', { events: [sampleEvent()] })).status).toBe(200)
    for (const fullName of names)
      expect((await service.post('/v1/leads', { ...sampleLead(), fullName, phone: phones[fullName] })).status).toBe(200)
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

/** One each: the console draws one line for a phone. */
const phones: Readonly<Record<string, string>> = { Dana: '050-1234567', נועה: '050-1234568', After: '050-1234569' }
