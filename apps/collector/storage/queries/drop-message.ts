import type { Pool } from 'pg'

export async function dropMessage(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from outbox where message_id = $1', [id])
}
