import type { Pool } from 'pg'
import { inTransaction } from '../storage/queries/in-transaction.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { mergeVisits } from './merge-visits.ts'
import { lockCursor, moveCursor } from './roll-up.ts'

/**
 * Rebuilds the rollup from all stored events. Visits that began before the oldest stored day stay as they are, and so do the counts
 * of those days: their events were dropped.
 */
export function rebuildRollup(pool: Pool): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { finished } = await lockCursor(client)
    await client.query(
      `delete from quiz_sessions where not exists
        (select from visits where visits.visit_id = quiz_sessions.visit_id and day < ${oldestKept})`,
    )
    await client.query(`delete from visits where day >= ${oldestKept}`)
    await client.query(`delete from funnel_daily where day >= ${oldestKept}`)
    await aggregateVisits(client, 'true')
    await mergeVisits(client)
    await moveCursor(client, finished)
  })
}

/** Infinity without events: then nothing is rebuilt. */
export const oldestKept = "(select coalesce(min(day), 'infinity') from events)"
