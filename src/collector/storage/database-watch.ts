import { log } from '../log.ts'
import { classifyDatabaseError } from './database-error.ts'
import { databasePool } from './database-pool.ts'
import { makeEventDays } from './queries/make-event-days.ts'

/** Health check: every few seconds, whether the database is available and writable. It also creates the partitions of the coming days. */
export function databaseWatch(url: string) {
  // Creating the first partitions takes longer than the timeout of a request.
  const pool = databasePool(url, 1, partitionTimeoutMs)
  let isUp: boolean | undefined
  let nextPartitionsAt = 0
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function check(): Promise<void> {
    try {
      if (Date.now() >= nextPartitionsAt) {
        await makeEventDays(pool)
        nextPartitionsAt = Date.now() + partitionsEveryMs
      } else if ((await pool.query(isReadOnly)).rows[0]?.is_read_only)
        throw Object.assign(new Error(), { code: '25006' })
      if (!isUp) log('database-available')
      isUp = true
    } catch (error) {
      if (isUp !== false) log('database-unavailable', { code: classifyDatabaseError(error).code })
      isUp = false
    }
    if (!isStopped) timer = setTimeout(check, isUp ? everyMs : everyMs / 4)
  }

  void check()
  return {
    isUp: () => isUp === true,
    stop() {
      isStopped = true
      clearTimeout(timer)
      return pool.end()
    },
  }
}

const everyMs = 2000
/** A standby answers, and so does a server in read-only mode; neither stores anything. */
const isReadOnly = {
  text: "select current_setting('transaction_read_only')::boolean as is_read_only",
  query_timeout: 2000,
}
const partitionTimeoutMs = 30_000
const partitionsEveryMs = 3 * 3_600_000
