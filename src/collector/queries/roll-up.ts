import type { ClientBase, Pool } from 'pg'
import { gatherVisits } from './gather-visits.ts'
import { inTransaction } from './in-transaction.ts'
import { mergeVisits } from './merge-visits.ts'

/**
 * Counts what was stored since the last time, up to the oldest transaction that is still open: one that began earlier and commits
 * later is not missed, which a cursor on time would do. At most `span` transactions at once; tells whether there is more.
 */
export function rollUp(pool: Pool, span = 5000): Promise<{ visits: number; hasMore: boolean }> {
  return inTransaction(pool, async (client) => {
    const { from, finished } = await lockCursor(client)
    if (from > finished)
      throw new Error(
        'The rollup has read further than this PostgreSQL has come: the database was restored on another server. Run "npm run collector:rebuild" once.',
      )
    const to = Math.min(finished, from + span)
    await gatherVisits(client, 'stored_by >= $1 and stored_by < $2', [from, to])
    const { rows } = await client.query<{ visits: number }>('select count(*)::integer as visits from fresh_visits')
    const visits = rows[0]?.visits ?? 0
    if (visits > 0) await mergeVisits(client)
    await moveCursor(client, to)
    return { visits, hasMore: to < finished }
  })
}

/** All there is to count. A stretch without events is crossed in ever longer steps: other databases use up transactions too. */
export async function rollUpAll(pool: Pool, span?: number, stop?: AbortSignal): Promise<number> {
  let visits = 0
  for (let stretch = 1, hasMore = true; hasMore && !stop?.aborted;) {
    const done = await rollUp(pool, stretch * (span ?? 5000))
    visits += done.visits
    stretch = done.visits > 0 ? 1 : stretch * 2
    hasMore = done.hasMore
  }
  return visits
}

/** Where the rollup has read to, and the first transaction that may still be open. Whoever else rolls up waits. */
export async function lockCursor(client: ClientBase): Promise<{ from: number; finished: number }> {
  await client.query("insert into rollup_cursors values ('funnel', 0) on conflict do nothing")
  const { rows } = await client.query<{ next_transaction: string }>(
    "select next_transaction from rollup_cursors where rollup = 'funnel' for update",
  )
  const open = await client.query<{ finished: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::text as finished',
  )
  return { from: Number(rows[0]?.next_transaction), finished: Number(open.rows[0]?.finished) }
}

export async function moveCursor(client: ClientBase, to: number): Promise<void> {
  await client.query("update rollup_cursors set next_transaction = $1 where rollup = 'funnel'", [to])
}
