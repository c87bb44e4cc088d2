import { escapeLiteral, type Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { decryptPerson, encryptPerson, leadColumns, type LeadRow, orError } from '@repo/server/leads/lead-row.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'

/**
 * Key rotation: decrypts every lead that is, or whose note is, under another key than the current one and encrypts it anew. Blind indexes
 * stay: they have a key of their own. A lead that cannot be decrypted is left as it is and returned as its error.
 *
 * It commits batch by batch, so that an interrupted run is continued by the next one, and locks only the rows of a batch: leads are
 * stored, read and erased meanwhile. Rows that retention or another run has locked are skipped, against deadlocks.
 */
export async function resealLeads(
  pool: Pool,
  encryption: LeadEncryption,
  { batchRows = 500, onBatch }: BatchOptions = {},
): Promise<{ resealed: number; errors: Error[] }> {
  const isOld = `${escapeLiteral(encryption.keyId)} <> any (array[key_id, note_key_id])`
  const errors: Error[] = []
  let resealed = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const last = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<LeadRow>(
        `select ${leadColumns} from leads where lead_id > $1 and ${isOld} order by lead_id limit $2 for update skip locked`,
        [after, batchRows],
      )
      for (const row of rows) {
        const fresh = orError(() => underCurrentKey(encryption, row))
        if (fresh instanceof Error) errors.push(fresh)
        else {
          const columns = Object.keys(fresh).map((column, index) => `${column} = $${index + 2}`)
          await client.query(`update leads set ${columns.join(', ')} where lead_id = $1`, [
            row.lead_id,
            ...Object.values(fresh),
          ])
          resealed += 1
        }
      }
      return rows.at(-1)?.lead_id
    })
    if (last === undefined) return { resealed, errors }
    after = last
    onBatch?.(resealed)
  }
}

/** The columns of a lead under the current key. */
function underCurrentKey(encryption: LeadEncryption, row: LeadRow): Record<string, unknown> {
  const { lead_id: id, note_key_id: noteKey, note_sealed: note } = row
  return {
    ...encryptPerson(encryption, id, decryptPerson(encryption, row)),
    note_sealed: noteKey && note && encryption.encrypt(id, 'note', encryption.decrypt(noteKey, id, 'note', note)),
    note_key_id: noteKey && encryption.keyId,
  }
}

/** How many leads need each key, for name and phone or for the note. */
export async function leadsByKey(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key_id: string; leads: number }>(
    `select key_id, count(*)::integer as leads from (
       select lead_id, key_id from leads union select lead_id, note_key_id from leads where note_key_id is not null
       union select person_id, mail_key_id from console_people where mail_key_id is not null union select receiver_id, key_id from receivers) as needed
     group by key_id order by key_id`,
  )
  return new Map(rows.map(({ key_id: id, leads }) => [id, leads]))
}

interface BatchOptions {
  batchRows?: number
  onBatch?: (changed: number) => void
}
