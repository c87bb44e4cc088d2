import { databaseFault } from './database-fault.ts'
import { databasePool } from './database-pool.ts'
import { log } from './log.ts'
import { makeEventDays } from './queries/make-event-days.ts'

/** Asks the database every few seconds whether it is there, and sees to it that the coming days have their tables. */
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
      } else await pool.query(areYouThere)
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
const areYouThere = { text: 'select 1', query_timeout: 2000 }
const daysMs = 30_000
const daysEveryMs = 3 * 3_600_000
