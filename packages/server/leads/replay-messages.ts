import type { Pool } from 'pg'

/** Requeues failed messages (dead letters): all, or one. Returns how many. */
export async function replayMessages(pool: Pool, id?: string): Promise<number> {
  const { rowCount } = await pool.query(
    `update outbox set dead_at = null, attempts = 0, due_at = now()
     where dead_at is not null and delivered_at is null and ($1::uuid is null or message_id = $1)`,
    [id ?? null],
  )
  return rowCount ?? 0
}
