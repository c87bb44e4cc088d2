import { escapeLiteral, type Pool } from 'pg'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { addRows, lockCursor } from './roll-up.ts'
import { summaryTables } from './summary-tables.ts'

/**
 * Rebuilds the rollup from all stored events, by days of `timeZone`. Visits that began before the oldest day of which all events
 * are stored stay as they are, and so do the counts of those days and of leads that were erased.
 */
export function rebuildRollup(pool: Pool, timeZone = 'UTC', experiments = registered): Promise<void> {
  return inTransaction(pool, async (client) => {
    const { finished } = await lockCursor(client, timeZone)
    const oldest = oldestKept(timeZone)
    for (const table of ['quiz_sessions', 'quiz_answers'])
      await client.query(
        `delete from ${table} where not exists
          (select from visits where visits.visit_id = ${table}.visit_id and day < ${oldest})`,
      )
    await client.query(`delete from visits where day >= ${oldest}`)
    for (const { table } of summaryTables) await client.query(`delete from ${table} where day >= ${oldest}`)
    await client.query(`delete from vital_daily where day >= ${oldest}`)
    await client.query('delete from counted_leads where lead_id is not null')
    // Up to the new cursor, because the next turn adds the others. Transaction ids of the future come from another server.
    const isOfNow = `stored_by < ${finished} or stored_by >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`
    await addRows(client, { timeZone, experiments }, isOfNow, oldest)
    await client.query(
      "update rollup_cursors set next_transaction = $1, time_zone = $2, counted_at = now() where rollup = 'funnel'",
      [finished, timeZone],
    )
  })
}

/** The first day in a time zone of which all events are stored: partitions are days of UTC. Infinity without events. */
export function oldestKept(timeZone: string): string {
  const midnight = `min(day)::timestamp at time zone 'UTC' at time zone ${escapeLiteral(timeZone)}`
  return `(select coalesce((${midnight} - interval '1 microsecond')::date + 1, 'infinity') from events)`
}
