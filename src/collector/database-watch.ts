import { databaseFault } from './database-fault.ts'
import { databasePool } from './database-pool.ts'
import { log } from './log.ts'
import { makeEventDays } from './queries/make-event-days.ts'

/** Asks the database every few seconds whether it is there and may be written to, and sees to it that the coming days have their tables. */
export function databaseWatch(url: string) {
  // Making the days for the first time takes longer than a visitor would wait.
  const pool = databasePool(url, 1, daysMs)
  let isUp: boolean | undefined
  let nextDaysAt = 0
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function look(): Promise<void> {
    try {
      if (Date.now() >= nextDaysAt) {
        await makeEventDays(pool)
        nextDaysAt = Date.now() + daysEveryMs
      } else if ((await pool.query(canYouWrite)).rows[0]?.is_read_only)
        throw Object.assign(new Error(), { code: '25006' })
      if (!isUp) log('database-up')
      isUp = true
    } catch (error) {
      if (isUp !== false) log('database-away', { code: databaseFault(error).code })
      isUp = false
    }
    if (!isOver) timer = setTimeout(look, isUp ? everyMs : everyMs / 4)
  }

  void look()
  return {
    isUp: () => isUp === true,
    stop() {
      isOver = true
      clearTimeout(timer)
      return pool.end()
    },
  }
}

const everyMs = 2000
/** A standby answers, and so does a server that was set to read only; neither stores anything. */
const canYouWrite = {
  text: "select current_setting('transaction_read_only')::boolean as is_read_only",
  query_timeout: 2000,
}
const daysMs = 30_000
const daysEveryMs = 3 * 3_600_000
