import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { phoneIndexes } from './phone-index.ts'

/** Erases every lead with this phone. Events identify no person and stay. */
export function erasePerson(pool: Pool, key: Buffer, phone: string): Promise<Erased> {
  return eraseLeads(pool, key, phoneIndexes(key, phone))
}

/**
 * Erasure through the function erase_leads of the database (packages/database/migrations/004-console.sql): every lead with one of these phone
 * indexes. `by` is the person of the console for the audit log; a command on the server has none.
 */
export async function eraseLeads(
  pool: Pool,
  key: Buffer,
  indexes: readonly Buffer[],
  by?: { id: string; name: string; leadId: string },
): Promise<Erased> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const { rows: found } = await pool.query<{ lead_id: string }>(`select lead_id from leads where ${hasPhone}`, [
        indexes,
      ])
      const ids = found.map(({ lead_id: id }) => id)
      const { rows } = await pool.query<Erased>('select leads, messages from erase_leads($1, $2, $3, $4, $5, $6, $7)', [
        indexes,
        ids,
        ids.map((id) => erasedHash(key, id)),
        leaseS,
        by?.id,
        by?.name,
        by?.leadId,
      ])
      return rows[0] ?? { leads: 0, messages: 0 }
    } catch (error) {
      // A lead of the same person arrived between the two statements.
      if ((error as { code?: string }).code !== '40001' || attempt === maxAttempts) throw error
    }
}

interface Erased {
  leads: number
  /** Erasures that were queued for the CRM. */
  messages: number
}

/** SQL: whether a lead has one of the phone indexes $1. */
export const hasPhone = `(phone_index = any ($1) or (other_phone_indexes <> '{}' and other_phone_indexes && $1))`

/** Tombstone of an erased lead: a keyed hash of its id, to recognise a retry of the same lead without keeping the id. */
export function erasedHash(key: Buffer, leadId: string): Buffer {
  return createHmac('sha256', key).update(`erased ${leadId.toLowerCase()}`).digest()
}

/** How long a worker has a message of the outbox for itself, in seconds: far longer than the timeout of an attempt. */
export const leaseS = 60

const maxAttempts = 5
