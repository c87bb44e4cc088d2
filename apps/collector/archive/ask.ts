import type { DuckDBConnection, DuckDBResult } from '@duckdb/node-api'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { dayFile, intactRows, sealedDays } from './sealed-file.ts'
import { withDuckdb } from './with-duckdb.ts'
import { partitions, writeParquet } from './write-parquet.ts'

/**
 * Opens the table `events` for questions in SQL: days of the archive from their files, all others from the database, through a read-only
 * transaction and a temporary file. DuckDB can read these files and no others, and its limits are fixed. `work` passes it each question.
 */
export async function openEvents<Result>(
  pool: Pool,
  limits: AskLimits,
  work: (ask: (sql: string) => Promise<DuckDBResult>) => Promise<Result>,
): Promise<Result> {
  const { seconds, memory, timeZone } = limits
  const signal = AbortSignal.timeout(seconds * 1000)
  const folder = mkdtempSync(path.join(tmpdir(), 'collector-ask-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  try {
    return await withDuckdb({ memory, threads: 2, folder, signal }, async (duckdb) => {
      const files = await writeLiveDays(pool, duckdb, path.join(folder, 'live.parquet'), limits, signal)
      const list = files.map((file) => `'${file}'`).join(', ')
      await duckdb.run(`set TimeZone = '${timeZone}'`)
      await duckdb.run(`create view events as select * from read_parquet([${list}])`)
      await duckdb.run(`set allowed_paths = [${list}]`)
      await duckdb.run('set enable_external_access = false')
      await duckdb.run('set lock_configuration = true')
      signal.throwIfAborted()
      return await work((sql) => select(duckdb, sql))
    })
  } catch (error) {
    if (!signal.aborted) throw error
    throw new Error(`No answer within ${seconds} s. Ask about fewer days (--from, --to), or give it more --seconds.`)
  } finally {
    process.off('exit', remove)
    remove()
  }
}

export interface AskLimits {
  /** Of the archive. Unset: there is none. */
  archive?: string | undefined
  /** Days in UTC, both inclusive. */
  from?: string | undefined
  to?: string | undefined
  timeZone: string
  seconds: number
  /** Such as `1GB`. */
  memory: string
}

/** Copies the days that have no file in the archive to `live`, and returns all files. */
async function writeLiveDays(
  pool: Pool,
  duckdb: DuckDBConnection,
  live: string,
  { archive, from = '', to = '9999' }: AskLimits,
  signal: AbortSignal,
): Promise<string[]> {
  const isAsked = (day: string) => day >= from && day <= to
  const archived = await inTransaction(
    pool,
    async (client) => {
      // First the days of the database, then the files: a day that is dropped in between has its file by then.
      const stored = (await partitions(client)).map(({ day }) => day)
      const sealed = archive === undefined ? [] : await sealedDays(archive)
      const days = stored.filter((day) => isAsked(day) && !sealed.includes(day))
      await writeParquet(client, duckdb, days, live, signal)
      return sealed.filter(isAsked).map((day) => dayFile(archive ?? '', day))
    },
    'read committed read only',
  )
  for (const file of archived) {
    signal.throwIfAborted()
    if ((await intactRows(file)) === undefined)
      throw new Error(`${file} does not agree with its checksum. Copy it and its .sha256 back from your copy.`)
  }
  return [...archived, live]
}

/** Runs one statement that reads. */
async function select(duckdb: DuckDBConnection, sql: string): Promise<DuckDBResult> {
  const { StatementType } = await import('@duckdb/node-api')
  const statements = await duckdb.extractStatements(sql)
  const [first] = statements.count === 1 ? [await statements.prepare(0)] : []
  if (first?.statementType !== StatementType.SELECT) throw new Error('Ask with one select.')
  return first.stream()
}
