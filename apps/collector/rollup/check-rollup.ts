import { escapeLiteral, type ClientBase, type Pool } from 'pg'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { aggregateVisits } from './aggregate-visits.ts'
import { leadColumns, leadsIn } from './count-leads.ts'
import { vitalsIn } from './count-vitals.ts'
import { summaryTables } from './summary-tables.ts'
import { oldestKept } from './rebuild-rollup.ts'

/**
 * Recomputes the rollup from all stored events and returns where it differs from the tables (at most 20 rows of each). Read-only and
 * without locks. Days whose events were dropped, and leads that were erased, cannot be compared.
 */
export function checkRollup(pool: Pool, experiments = registered): Promise<Difference[]> {
  return inTransaction(
    pool,
    async (client) => {
      const { rows } = await client.query<{ time_zone: string }>(
        "select time_zone from rollup_cursors where rollup = 'funnel'",
      )
      const timeZone = rows[0]?.time_zone ?? 'UTC'
      const counting = { timeZone, experiments }
      const oldest = oldestKept(timeZone)
      // Up to the cursor. Transaction ids of the future come from a database restored on another server, which had counted further.
      const isCounted = `(stored_by < coalesce((select next_transaction from rollup_cursors where rollup = 'funnel'), 0)
          or stored_by >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint)`
      await aggregateVisits(client, counting, isCounted)
      await client.query(
        `delete from fresh_visits where day < ${oldest}
          or exists (select from visits where visits.visit_id = fresh_visits.visit_id and visits.day < ${oldest})`,
      )
      const kept = `(select * from visits where day >= ${oldest}) kept`
      const of = (table: string, visits: string) => `select one.* from ${table} one join ${visits} using (visit_id)`
      return [
        ...(await difference(client, 'visits', `select * from ${kept}`, 'select * from fresh_visits')),
        ...(await difference(client, 'quiz_sessions', of('quiz_sessions', kept), of('fresh_sessions', 'fresh_visits'))),
        ...(await difference(client, 'quiz_answers', of('quiz_answers', kept), of('fresh_answers', 'fresh_visits'))),
        ...(await differencesOfCounts(client, oldest)),
        ...(await difference(
          client,
          'vital_daily',
          `select day, variant, metric, bucket, measured from vital_daily where day >= ${oldest}`,
          vitalsIn(counting, `local_day(event_id, ${escapeLiteral(timeZone)}) >= ${oldest} and ${isCounted}`),
        )),
        ...(await difference(
          client,
          'counted_leads',
          `select ${leadColumns} from counted_leads where lead_id is not null`,
          leadsIn(counting, isCounted),
        )),
      ]
    },
    'repeatable read',
  )
}

async function differencesOfCounts(client: ClientBase, oldest: string): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { table, dimensions, rowsOf } of summaryTables) {
    const stored = `select ${dimensions}, visits from ${table} where day >= ${oldest}`
    const rows = rowsOf('fresh_visits', 'fresh_sessions', 'fresh_answers')
    const computed = `select ${dimensions}, count(*) from (${rows}) one group by ${dimensions}`
    found.push(...(await difference(client, table, stored, computed)))
  }
  return found
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
