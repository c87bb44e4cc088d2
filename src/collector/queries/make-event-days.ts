import type { Pool } from 'pg'

/** Makes the tables of the days that events may fall into. */
export async function makeEventDays(pool: Pool): Promise<void> {
  await pool.query('select make_event_days()')
}
