import { escapeLiteral, type Pool } from 'pg'
import { inTransaction } from '../storage/queries/in-transaction.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { counted } from './counted.ts'
import { mergeVisits } from './merge-visits.ts'
import { lockCursor } from './roll-up.ts'

/**
 * Rebuilds the rollup from all stored events, by days of `timeZone`. Visits that began before the oldest day of which all events
 * are stored stay as they are, and so do the counts of those days.
 */
export function rebuildRollup(pool: Pool, timeZone = 'UTC'): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { finished } = await lockCursor(client, timeZone)
    const oldest = oldestKept(timeZone)
    for (const table of ['quiz_sessions', 'quiz_answers'])
      await client.query(
        `delete from ${table} where not exists
          (select from visits where visits.visit_id = ${table}.visit_id and day < ${oldest})`,
      )
    await client.query(`delete from visits where day >= ${oldest}`)
    for (const { table } of counted) await client.query(`delete from ${table} where day >= ${oldest}`)
    await aggregateVisits(client, timeZone, 'true')
    await mergeVisits(client)
    await client.query("update rollup_cursors set next_transaction = $1, time_zone = $2 where rollup = 'funnel'", [
      finished,
      timeZone,
    ])
  })
}

/** The first day in a time zone of which all events are stored: partitions are days of UTC. Infinity without events. */
export function oldestKept(timeZone: string): string {
  const midnight = `min(day)::timestamp at time zone 'UTC' at time zone ${escapeLiteral(timeZone)}`
  return `(select coalesce((${midnight} - interval '1 microsecond')::date + 1, 'infinity') from events)`
}
