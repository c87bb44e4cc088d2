import type { Pool } from 'pg'
import { gatherVisits } from './gather-visits.ts'
import { inTransaction } from './in-transaction.ts'
import { mergeVisits } from './merge-visits.ts'
import { lockCursor, moveCursor } from './roll-up.ts'

/**
 * Counts every kept event anew. Visits that began before the oldest kept day stay as they are, and so do the counts of those days:
 * the events that would tell are gone.
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
    await gatherVisits(client, 'true')
    await mergeVisits(client)
    await moveCursor(client, finished)
  })
}

/** No event: nothing can be told, nothing is touched. */
export const oldestKept = "(select coalesce(min(day), 'infinity') from events)"
