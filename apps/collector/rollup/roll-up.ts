import type { ClientBase, Pool } from 'pg'
import { experiments as registered } from '@repo/contract/experiments.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import { aggregateVisits, type Counting, dropPicked, pickRows } from './aggregate-visits.ts'
import { countLeads } from './count-rows.ts'
import { mergeVisits } from './merge-visits.ts'

/**
 * Incremental rollup: counts the events stored since the last run, up to the oldest open transaction. So one that began earlier and
 * commits later is not missed, as it would be with a cursor on time. At most `span` transactions at once; returns whether there are more.
 */
export function rollUp(pool: Pool, counting: Counting, span: number) {
  const { timeZone } = counting
  return inTransaction(pool, async (client) => {
    const { from, finished, countedIn } = await lockCursor(client, timeZone)
    if (countedIn !== timeZone)
      throw new RebuildNeededError(
        `The counts are by days of ${countedIn}, and COLLECTOR_TIME_ZONE is ${timeZone}. Run "npm run admin -- rebuild" once.`,
      )
    // A database restored on another server, which counts its transactions from the beginning: what the old one had not counted is
    // after its cursor, and what was stored since is before the oldest open transaction. Events of a visit change nothing if read twice.
    const isRestored = from > finished
    const to = isRestored ? finished : Math.min(finished, from + span)
    const isNew = isRestored
      ? `stored_by >= ${from} or stored_by < ${to}`
      : `stored_by >= ${from} and stored_by < ${to}`
    await pickRows(client, isNew)
    const added = await addVisits(client, counting)
    await countLeads(client, counting)
    await dropPicked(client)
    // `counted_at`: everything that was stored when this transaction began is counted.
    await client.query(
      `update rollup_cursors set next_transaction = $1, counted_at = case when $2 then now() else counted_at end
       where rollup = 'funnel'`,
      [to, to === finished],
    )
    return { ...added, hasMore: to < finished }
  })
}

/** Adds the picked events to all counts. */
export async function addVisits(client: ClientBase, counting: Counting) {
  const added = await aggregateVisits(client, counting)
  if (added.visits > 0) await mergeVisits(client)
  return added
}

/** Rolls up everything. Spans without events double each time: other databases on the server use up transaction ids too. */
export async function rollUpAll(
  pool: Pool,
  { timeZone = 'UTC', experiments = registered, span = 5000, signal }: Partial<Counting> & Limits = {},
): Promise<{ visits: number; unknownAssignments: number }> {
  let visits = 0
  let unknownAssignments = 0
  for (let factor = 1, hasMore = true; hasMore && !signal?.aborted;) {
    const done = await rollUp(pool, { timeZone, experiments }, factor * span)
    visits += done.visits
    unknownAssignments += done.unknownAssignments
    factor = done.visits > 0 ? 1 : factor * 2
    hasMore = done.hasMore
  }
  return { visits, unknownAssignments }
}

/** The stored counts are by days of another time zone. */
export class RebuildNeededError extends Error {}

interface Limits {
  /** Transactions at once. */
  span?: number
  signal?: AbortSignal
}

/** The cursor of the rollup, and the first transaction that may still be open. The row lock serialises concurrent workers. */
export async function lockCursor(client: ClientBase, timeZone: string) {
  await client.query(
    "insert into rollup_cursors (rollup, next_transaction, time_zone) values ('funnel', 0, $1) on conflict do nothing",
    [timeZone],
  )
  const { rows } = await client.query<{ next_transaction: string; time_zone: string }>(
    "select next_transaction, time_zone from rollup_cursors where rollup = 'funnel' for update",
  )
  const open = await client.query<{ finished: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as finished',
  )
  return {
    from: Number(rows[0]?.next_transaction),
    finished: Number(open.rows[0]?.finished),
    /** The time zone of the stored counts. */
    countedIn: rows[0]?.time_zone ?? timeZone,
  }
}
