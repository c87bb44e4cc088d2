import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { migrate } from '@repo/database/migrate.ts'

/** For tests: nothing has to last, and a transaction of autovacuum would keep the newest rows from the rollup. */
export const testDatabase = { fsync: 'off', autovacuum: 'off' }

/**
 * A temporary PostgreSQL server for tests and benchmarks: own data folder, free port, removed by `stop`. It has the roles, and a migrated
 * database as a template; `empty` has neither.
 */
export async function temporaryPostgres(
  settings: Readonly<Record<string, string>> = {},
  kind: 'migrated' | 'empty' = 'migrated',
) {
  const folder = mkdtempSync(path.join(parentFolder(settings), 'sondia-postgres-'))
  const data = path.join(folder, 'data')
  const stop = () => {
    process.off('exit', stop)
    try {
      // Absent before the start: then there is a folder alone.
      if (existsSync(path.join(data, 'postmaster.pid'))) control(folder, 'stop', '--mode', 'immediate')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
  // From the first moment: a process may end while the cluster is made. Vitest, too, runs no afterAll where no test matches a filter.
  process.once('exit', stop)
  if (process.env.VITEST) process.once('SIGTERM', () => process.exit())
  const { port, start, halt } = await begin().catch((error: unknown) => {
    stop()
    throw error
  })

  const url = (database = 'postgres', user = 'owner') => writeAddress(port, database, user)
  return {
    folder,
    url,
    start,
    /** `fast` aborts transactions and shuts down cleanly; `immediate` is a crash. */
    halt,
    /** A new, migrated database, with a login for each role. */
    database(name: string) {
      sql(port, `create database ${name} template ${template}`)
      return {
        owner: url(name),
        ingest: url(name, 'ingest'),
        worker: url(name, 'worker'),
        report: url(name, 'report'),
        console: url(name, 'console'),
      }
    },
    stop,
  }

  async function begin() {
    if (isRoot) run('chown', 'postgres', folder)
    await copyCluster(kind, data)
    return serve(folder, settings)
  }
}

/** Starts the server on the data of a folder. */
async function serve(folder: string, settings: Readonly<Record<string, string>>) {
  // Chosen late: a port that is free now may be taken in a moment.
  const port = await freePort()
  const options = Object.entries({ port, unix_socket_directories: folder, listen_addresses: '127.0.0.1', ...settings })
  const start = () =>
    control(folder, 'start', '--options', options.map(([name, value]) => `-c ${name}=${value}`).join(' '))
  start()
  return { port, start, halt: (mode: 'fast' | 'immediate') => control(folder, 'stop', '--mode', mode) }
}

function control(folder: string, action: 'start' | 'stop', ...more: string[]): void {
  const [data, log] = [path.join(folder, 'data'), path.join(folder, 'log')]
  asPostgres('pg_ctl', action, '--wait', '--pgdata', data, '--log', log, ...more)
}

const template = 'migrated'

/** Made once, and then copied from the cache, for each file of tests has a server of its own. Migrations make partitions of the days around today. */
async function copyCluster(kind: 'migrated' | 'empty', data: string): Promise<void> {
  const family = `cluster${binaries().replaceAll('/', '-')}-${kind}`
  const [today = '', yesterday = ''] = [0, 86_400_000].map((ago) =>
    new Date(Date.now() - ago).toISOString().slice(0, 10),
  )
  const name = kind === 'empty' ? family : `${family}-${today}-${hashOfMigrations()}`
  const kept = path.resolve('.cache', name)
  if (existsSync(kept)) return run('cp', '-a', kept, data)
  // No locale: the one in the environment may not be installed.
  asPostgres('initdb', '--auth=trust', '--username=owner', '--encoding=UTF8', '--no-locale', '--no-sync', '-D', data)
  if (kind === 'migrated') {
    const { port, halt } = await serve(path.dirname(data), testDatabase)
    sql(port, `create database ${template}`)
    await migrate(writeAddress(port, template))
    for (const role of ['ingest', 'worker', 'report', 'console'])
      sql(port, `create role ${role} login in role collector_${role}`)
    halt('fast')
  }
  mkdirSync('.cache', { recursive: true })
  // Yesterday's stays: shortly after midnight a run that began before may still copy it.
  for (const old of readdirSync('.cache').filter(
    (one) => one.startsWith(`${family}-`) && one < `${family}-${yesterday}`,
  ))
    rmSync(path.join('.cache', old), { recursive: true, force: true })
  const copy = mkdtempSync(`${kept}-`)
  run('cp', '-aT', data, copy)
  try {
    renameSync(copy, kept)
  } catch {
    // Two made one at once: the other one's is kept.
    rmSync(copy, { recursive: true })
  }
}

function hashOfMigrations(): string {
  const folder = new URL('../database/migrations/', import.meta.url)
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('hex').slice(0, 12)
}

function writeAddress(port: number, database = 'postgres', user = 'owner'): string {
  return `postgres://${user}@127.0.0.1:${port}/${database}`
}

function sql(port: number, text: string): void {
  const psql = path.join(binaries(), 'psql')
  run(psql, '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--command', text, writeAddress(port))
}

/** Without fsync nothing has to last, so it is in memory, where there is room: a container may have 64 MB of it. */
function parentFolder({ fsync }: Readonly<Record<string, string>>): string {
  const memory = '/dev/shm'
  if (fsync !== 'off' || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 4e9 ? memory : tmpdir()
}

export type TemporaryPostgres = Awaited<ReturnType<typeof temporaryPostgres>>

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
function asPostgres(binary: string, ...args: string[]): void {
  const command = [path.join(binaries(), binary), ...args]
  run(...((isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command) as [string, ...string[]]))
}

function run(command: string, ...args: string[]): void {
  // In a session of its own: Ctrl+C reaches every process of the terminal, and would end a command half way. No pipe: the server inherits
  // it, and it would stay open for as long as the server runs.
  const { status, error } = spawnSync('setsid', ['--wait', command, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** Debian installs them by version, outside of PATH. */
function binaries(): string {
  const root = '/usr/lib/postgresql'
  const newest = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0] : undefined
  return newest ? path.join(root, newest, 'bin') : ''
}
