import type { Pool } from 'pg'

/** The time zone whose days are counted: the worker's setting, as its counts have it. */
export async function readTimeZone(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ time_zone: string }>(
    "select time_zone from rollup_cursors where rollup = 'funnel'",
  )
  return rows[0]?.time_zone ?? 'UTC'
}
