import type { Pool } from 'pg'
import { testFlag } from '@repo/server/leads/test-token.ts'

/** Deletes a test lead of the owner's. It has no message and needs no tombstone. Returns whether it was there. */
export async function removeTestLead(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from leads where lead_id = $1 and $2 = any(marks)', [id, testFlag])
  return rowCount === 1
}
