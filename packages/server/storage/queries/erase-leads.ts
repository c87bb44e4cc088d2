import type { Pool } from 'pg'
import { erasedHash } from '../../leads/erased-hash.ts'
import { leaseS } from '../../leads/message-lease.ts'

/**
 * Erasure through the function erase_leads of the database (packages/database/migrations/013-lead-states.sql): every lead with one of these phone
 * indexes. `by` is the person of the console for the audit log; a command on the server has none.
 */
export async function eraseLeads(
  pool: Pool,
  key: Buffer,
  indexes: readonly Buffer[],
  by?: { id: string; name: string; leadId: string },
): Promise<{ leads: number; messages: number }> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const { rows: found } = await pool.query<{ lead_id: string }>(
        `select lead_id from leads where phone_index = any($1) or (other_phone_indexes <> '{}' and other_phone_indexes && $1)`,
        [indexes],
      )
      const ids = found.map(({ lead_id: id }) => id)
      const { rows } = await pool.query<{ leads: number; messages: number }>(
        'select leads, messages from erase_leads($1, $2, $3, $4, $5, $6, $7)',
        [indexes, ids, ids.map((id) => erasedHash(key, id)), leaseS, by?.id, by?.name, by?.leadId],
      )
      return { leads: rows[0]?.leads ?? 0, messages: rows[0]?.messages ?? 0 }
    } catch (error) {
      // A lead of the same person arrived between the two statements.
      if ((error as { code?: string }).code !== '40001' || attempt === maxAttempts) throw error
    }
}

const maxAttempts = 5
