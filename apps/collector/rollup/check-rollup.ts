import type { ClientBase, Pool } from 'pg'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { aggregateVisits, dropPicked, pickRows } from './aggregate-visits.ts'
import { leadColumns, leadRows } from './count-rows.ts'
import { oldestKept } from './rebuild-rollup.ts'
import { summaryTables } from './summary-tables.ts'

/**
 * Recomputes the rollup from all stored events and returns where it differs from the tables (at most 20 rows of each). Read-only and
 * without locks. Days whose events were dropped, and leads that were erased, cannot be compared.
 */
export function checkRollup(pool: Pool, experiments = registered): Promise<Difference[]> {
  return inTransaction(pool, (client) => compare(client, experiments), 'repeatable read')
}

async function compare(client: ClientBase, experiments: readonly ExperimentRecord[]): Promise<Difference[]> {
  const { rows } = await client.query<{ time_zone: string }>(
    "select time_zone from rollup_cursors where rollup = 'funnel'",
  )
  const counting = { timeZone: rows[0]?.time_zone ?? 'UTC', experiments }
  const oldest = oldestKept(counting.timeZone)
  // Up to the cursor. Transaction ids of the future come from a database restored on another server, which had counted further.
  await pickRows(
    client,
    `stored_by < coalesce((select next_transaction from rollup_cursors where rollup = 'funnel'), 0)
      or stored_by >= pg_snapshot_xmax(pg_current_snapshot())::text::bigint`,
  )
  await aggregateVisits(client, counting)
  await client.query(
    `delete from fresh_visits where day < ${oldest}
      or exists (select from visits where visits.visit_id = fresh_visits.visit_id and visits.day < ${oldest})`,
  )
  const kept = `(select * from visits where day >= ${oldest}) kept`
  const of = (table: string, visits: string) => `select one.* from ${table} one join ${visits} using (visit_id)`
  const pairs: [table: string, stored: string, computed: string][] = [
    ['visits', `select * from ${kept}`, 'select * from fresh_visits'],
    ['quiz_sessions', of('quiz_sessions', kept), of('fresh_sessions', 'fresh_visits')],
    ['quiz_answers', of('quiz_answers', kept), of('fresh_answers', 'fresh_visits')],
    ...summaryTables.map(({ table, dimensions, rowsOf, firstDay = oldest }): [string, string, string] => [
      table,
      `select ${dimensions}, visits from ${table} where day >= greatest(${oldest}, ${firstDay})`,
      `select ${dimensions}, count(*) from (${rowsOf('fresh_visits', 'fresh_sessions', 'fresh_answers')}) one group by ${dimensions}`,
    ]),
    ['counted_leads', `select ${leadColumns} from counted_leads where lead_id is not null`, leadRows(counting)],
    [
      'lead_trend_daily',
      'select day, lang, utm_source, leads from lead_trend_daily where leads <> 0',
      'select day, lang, utm_source, count(*) from counted_leads where not is_suspect and not is_repeat group by day, lang, utm_source',
    ],
  ]
  const found: Difference[] = []
  for (const [table, stored, computed] of pairs)
    for (const [only, here, there] of [
      ['stored', stored, computed],
      ['events', computed, stored],
    ] as const) {
      const { rows } = await client.query<{ row: Difference['row'] }>(
        `select to_jsonb(one) as row from ((${here}) except all (${there})) one limit 20`,
      )
      found.push(...rows.map(({ row }): Difference => ({ table, only, row })))
    }
  await dropPicked(client)
  return found
}

export interface Difference {
  table: string
  /** Where the row is: only in the tables, or only in the result computed from the events. */
  only: 'stored' | 'events'
  row: Record<string, unknown>
}
