import type { Pool } from 'pg'

/** Creates the partitions of all days that events may belong to. */
export async function makeEventDays(pool: Pool): Promise<void> {
  await pool.query('select make_event_days()')
}
