import type { Pool } from 'pg'
import { databaseFault } from './database-fault.ts'
import { log } from './log.ts'
import { makeEventDays } from './queries/make-event-days.ts'

/** Asks the database every few seconds whether it is there, and sees to it that the coming days have their tables. */
export function databaseWatch(pool: Pool) {
  let isUp = false
  let nextDaysAt = 0
  let timer: NodeJS.Timeout | undefined
  let isOver = false

  async function look(): Promise<void> {
    try {
      if (Date.now() >= nextDaysAt) {
        await makeEventDays(pool)
        nextDaysAt = Date.now() + daysEveryMs
      } else await pool.query('select 1')
      if (!isUp) log('database-up')
      isUp = true
    } catch (error) {
      // Said once at the beginning, and once whenever it goes.
      if (isUp || nextDaysAt === 0) log('database-away', { code: databaseFault(error).code })
      isUp = false
    }
    if (!isOver) timer = setTimeout(look, isUp ? everyMs : everyMs / 4)
  }

  return {
    first: look(),
    isUp: () => isUp,
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}

const everyMs = 2000
const daysEveryMs = 3 * 3_600_000
