import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Pool } from 'pg'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { dayFile, intactRows, sealedDays, sealFile, unseal } from './sealed-file.ts'
import { withDuckdb } from './with-duckdb.ts'
import { partitions, writeParquet } from './write-parquet.ts'

/**
 * Writes every finished day that has no sealed file yet, oldest first. The folder is the owner's and not made here: a disk that is not
 * mounted must be a fault.
 */
export async function archiveDays(
  pool: Pool,
  folder: string,
  signal: AbortSignal,
  onDay: (day: string, rows: number) => void,
): Promise<void> {
  const sealed = await sealedDays(folder)
  for (const { day, age } of await partitions(pool)) {
    if (age < finishedAfter || sealed.includes(day)) continue
    if (signal.aborted) return
    const rows = await archiveDay(pool, folder, day, signal)
    if (rows !== undefined) onDay(day, rows)
  }
}

/** The service accepts ids of up to seven days ago, and a partition for an eighth is there. */
const finishedAfter = 9

/**
 * Writes a day, one worker at a time: undefined if another one has done it meanwhile. Memory is bounded, and what a crash left is removed.
 * The transaction changes nothing, so that the rollup does not wait for it.
 */
export function archiveDay(pool: Pool, folder: string, day: string, signal?: AbortSignal): Promise<number | undefined> {
  const file = dayFile(folder, day)
  const write = async () =>
    inTransaction(
      pool,
      async (client) => {
        await client.query("select pg_advisory_xact_lock(hashtext('archive_events'))")
        if ((await sealedDays(folder)).includes(day)) return undefined
        await removeParts(folder)
        const limits = { memory: '256MB', threads: 1, folder: `${file}.spill.part`, signal }
        const part = `${file}.part`
        const rows = await withDuckdb(limits, (duckdb) => writeParquet(client, duckdb, [day], part, signal))
        await sealFile(part, file, rows)
        return rows
      },
      'read committed read only',
    )
  return write().catch(async (error: Error) => {
    await removeParts(folder).catch(() => {})
    // On a graceful shutdown the next start writes the day.
    if (signal?.aborted) return undefined
    throw 'code' in error ? error : Object.assign(error, { code: 'duckdb' })
  })
}

/**
 * How many days retention keeps: as many as it is set to, or more while an older day is not in the archive, its file does not agree with
 * its seal, or the table has another number of rows. The seal of such a file is removed, and the next turn of the archive writes it again.
 * `held` are the days that retention would have dropped.
 */
export async function daysToKeep(pool: Pool, folder: string, keepDays: number) {
  for (const { day, age } of await partitions(pool)) {
    // A day younger than those that retention drops now: it may be midnight before it does.
    if (age < keepDays) break
    const rows = await intactRows(dayFile(folder, day))
    const stored = await pool.query<{ count: number }>('select count(*)::integer as count from events where day = $1', [
      day,
    ])
    if (rows === stored.rows[0]?.count) continue
    await unseal(dayFile(folder, day))
    return { keepDays: age + 1, held: age - keepDays }
  }
  return { keepDays, held: 0 }
}

async function removeParts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('events-') && name.endsWith('.part')) await rm(path.join(folder, name), { recursive: true })
}
