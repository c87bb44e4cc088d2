import type { ClientBase, Pool } from 'pg'
import { inTransaction } from '../storage/queries/in-transaction.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { dimensions, stagesOf } from './merge-visits.ts'
import { oldestKept } from './rebuild-rollup.ts'

/**
 * Recomputes the rollup from all stored events and returns where it differs from the tables (at most 20 rows of each). Read-only and
 * without locks. Days whose events were dropped cannot be compared.
 */
export function checkRollup(pool: Pool): Promise<Difference[]> {
  return inTransaction(
    pool,
    async (client) => {
      // Up to the cursor. Transaction ids of the future come from a database restored on another server, which had counted further.
      await aggregateVisits(
        client,
        `stored_by < coalesce((select next_transaction from rollup_cursors where rollup = 'funnel'), 0)
          or stored_by >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
      )
      await client.query(
        `delete from fresh_visits using visits
          where fresh_visits.visit_id = visits.visit_id and visits.day < ${oldestKept}`,
      )
      const sessionsOf = (sessions: string, visits: string) =>
        `select visit_id, s.lang, s.stages from ${sessions} s join ${visits} using (visit_id)`
      const kept = `(select * from visits where day >= ${oldestKept}) kept`
      return [
        ...(await difference(client, 'visits', `select * from ${kept}`, 'select * from fresh_visits')),
        ...(await difference(
          client,
          'quiz_sessions',
          sessionsOf('quiz_sessions', kept),
          sessionsOf('fresh_sessions', 'fresh_visits'),
        )),
        ...(await difference(
          client,
          'funnel_daily',
          `select ${dimensions}, visits from funnel_daily where day >= ${oldestKept}`,
          `select ${dimensions}, count(*) from (${stagesOf('fresh_visits', 'fresh_sessions')}) reached group by ${dimensions}`,
        )),
      ]
    },
    'repeatable read',
  )
}

export interface Difference {
  table: string
  /** Where the row is: only in the tables, or only in the result computed from the events. */
  only: 'stored' | 'events'
  row: Record<string, unknown>
}

async function difference(client: ClientBase, table: string, stored: string, computed: string): Promise<Difference[]> {
  const found = async (only: Difference['only'], here: string, there: string) => {
    const { rows } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(one) as row from ((${here}) except all (${there})) one limit 20`,
    )
    return rows.map(({ row }): Difference => ({ table, only, row }))
  }
  return [...(await found('stored', stored, computed)), ...(await found('events', computed, stored))]
}
