import type { Pool } from 'pg'
import { todayIn } from '@repo/content/schedule.ts'
import type { ConsoleDeps } from './console-deps.ts'

/** The time zone whose days are counted: the worker's setting, as its counts have it. */
export async function readTimeZone(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ time_zone: string }>(
    "select time_zone from rollup_cursors where rollup = 'funnel'",
  )
  return rows[0]?.time_zone ?? 'UTC'
}

/** The day that it is now, in that time zone. */
export async function readClock({ pool, now }: Pick<ConsoleDeps, 'pool' | 'now'>) {
  const timeZone = await readTimeZone(pool)
  return { timeZone, today: todayIn(timeZone, new Date(now())) }
}
