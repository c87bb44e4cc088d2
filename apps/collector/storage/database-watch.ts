import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { log } from '@repo/server/log.ts'
import { databaseErrorFacts } from '@repo/server/storage/database-error.ts'
import { databasePool } from '@repo/server/storage/database-pool.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { saveBadEventsSql, saveEventsSql } from '../ingest/save-events.ts'
import { saveLeadSql } from '../leads/save-lead.ts'

/**
 * Health check: every few seconds, whether the database is available and writable. At first, after an outage and every few hours it
 * also creates the partitions of the coming days and checks that the login may store what is received. `diskFullCount`: statements that
 * failed because the disk is full. After one the check writes, until it succeeds: on a full disk everything else still answers.
 */
export function databaseWatch(url: string, diskFullCount: () => number) {
  // Creating the first partitions takes longer than the timeout of a request.
  const pool = databasePool(url, 1, partitionTimeoutMs)
  let isUp = false
  /** Why it is not available. Another reason is logged again: after a wrong password there may be a missing right. */
  let lastCode: string | undefined
  let nextThoroughAt = 0
  let writtenAtCount = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function check(): Promise<void> {
    try {
      if (Date.now() >= nextThoroughAt) {
        await pool.query('select make_event_days()')
        await checkRights(pool)
        nextThoroughAt = Date.now() + thoroughEveryMs
      } else if ((await pool.query(isReadOnly)).rows[0]?.is_read_only)
        throw Object.assign(new Error(), { code: '25006' })
      const count = diskFullCount()
      if (count !== writtenAtCount) await tryWrite(pool)
      writtenAtCount = count
      if (!isUp) log('database-available')
      isUp = true
      lastCode = undefined
    } catch (error) {
      const facts = databaseErrorFacts(error)
      if (facts.code !== lastCode) log('database-unavailable', facts)
      lastCode = facts.code
      isUp = false
      nextThoroughAt = 0
    }
    if (!isStopped) timer = setTimeout(check, isUp ? everyMs : everyMs / 4)
  }

  void check()
  return {
    isUp: () => isUp,
    stop() {
      isStopped = true
      clearTimeout(timer)
      return pool.end()
    },
  }
}

/**
 * Throws PostgreSQL's error if this login cannot store a lead or an event. EXPLAIN plans the very statements of the service: it fails
 * on a missing table, column or right, and stores nothing.
 */
async function checkRights(pool: Pool): Promise<void> {
  for (const sql of [saveLeadSql, saveEventsSql, saveBadEventsSql]) {
    const parameters = new Set(sql.match(/\$\d+/g)).size
    await pool.query(`explain ${sql}`, Array(parameters).fill(null))
  }
}

/** Throws PostgreSQL's error if 64 kB cannot be written, for want of space. Rolled back; random, so that it is not compressed. */
async function tryWrite(pool: Pool): Promise<void> {
  const payloads = Array.from({ length: 8 }, () => randomBytes(6000).toString('base64'))
  const rollBack = new Error()
  await inTransaction(pool, async (client) => {
    await client.query(saveBadEventsSql, [payloads.map(() => 'probe'), payloads])
    throw rollBack
  }).catch((error: unknown) => {
    if (error !== rollBack) throw error
  })
}

const everyMs = 2000
/** A standby answers, and so does a server in read-only mode; neither stores anything. */
const isReadOnly = {
  text: "select current_setting('transaction_read_only')::boolean as is_read_only",
  query_timeout: 2000,
}
const partitionTimeoutMs = 30_000
const thoroughEveryMs = 3 * 3_600_000
