import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from './free-port.ts'
import { migrate } from '@repo/database/migrate.ts'

/** For tests: nothing has to last, and a transaction of autovacuum would keep the newest rows from the rollup. */
export const testDatabase = { fsync: 'off', autovacuum: 'off' }

/** A temporary PostgreSQL server for tests and benchmarks: own data folder, free port, removed by `stop`. */
export async function temporaryPostgres(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(path.join(parentFolder(settings), 'sondia-postgres-'))
  if (isRoot) run('chown', 'postgres', folder)
  newCluster(path.join(folder, 'data'))
  // Chosen late: a port that is free now may be taken in a moment.
  const port = await freePort()
  const options = Object.entries({ port, unix_socket_directories: folder, listen_addresses: '127.0.0.1', ...settings })
  const start = () => control('start', '--options', options.map(([name, value]) => `-c ${name}=${value}`).join(' '))
  start()
  const stop = () => {
    process.off('exit', stop)
    control('stop', '--mode', 'immediate')
    rmSync(folder, { recursive: true, force: true })
  }
  // Vitest runs no afterAll where no test matches a filter or the file throws: it ends the process.
  if (process.env.VITEST) {
    process.once('exit', stop)
    process.once('SIGTERM', () => process.exit())
  }

  const url = (database = 'postgres', user = 'owner') => `postgres://${user}@127.0.0.1:${port}/${database}`
  return {
    folder,
    url,
    start,
    /** `fast` aborts transactions and shuts down cleanly; `immediate` is a crash. */
    halt: (mode: 'fast' | 'immediate') => control('stop', '--mode', mode),
    /** A new, migrated database, and a login for each role. */
    async database(name: string) {
      sql(`create database ${name}`)
      await migrate(url(name))
      const roles = ['ingest', 'worker', 'report', 'console'].map(
        (role) => `if to_regrole('${role}') is null then create role ${role} login in role collector_${role}; end if;`,
      )
      sql(`do $$ begin ${roles.join(' ')} end $$`)
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

  function sql(text: string): void {
    run(path.join(binaries(), 'psql'), '--quiet', '--no-psqlrc', '--set=ON_ERROR_STOP=1', '--command', text, url())
  }

  function control(action: string, ...more: string[]): void {
    asPostgres(
      'pg_ctl',
      action,
      '--wait',
      '--pgdata',
      path.join(folder, 'data'),
      '--log',
      path.join(folder, 'log'),
      ...more,
    )
  }
}

/** An empty cluster: made once, and then copied from the cache, for each file of tests has its own. */
function newCluster(data: string): void {
  const kept = path.resolve('.cache', `cluster${binaries().replaceAll('/', '-')}`)
  if (existsSync(kept)) return run('cp', '-a', kept, data)
  // No locale: the one in the environment may not be installed.
  asPostgres('initdb', '--auth=trust', '--username=owner', '--encoding=UTF8', '--no-locale', '--no-sync', '-D', data)
  mkdirSync('.cache', { recursive: true })
  const copy = mkdtempSync(`${kept}-`)
  run('cp', '-aT', data, copy)
  try {
    renameSync(copy, kept)
  } catch {
    // Two made one at once: the other one's is kept.
    rmSync(copy, { recursive: true })
  }
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
  // No pipe: the server inherits it, and it would stay open for as long as the server runs.
  const { status, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} ended with ${status}`)
}

/** Debian installs them by version, outside of PATH. */
function binaries(): string {
  const root = '/usr/lib/postgresql'
  const newest = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a))[0] : undefined
  return newest ? path.join(root, newest, 'bin') : ''
}
