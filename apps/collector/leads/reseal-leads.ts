import { escapeLiteral, type Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { decryptPerson, encryptPerson, leadColumns, type LeadRow, orError } from '@repo/server/leads/lead-row.ts'
import { nameIndexes } from '@repo/server/leads/name-index.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'

/**
 * Key rotation: decrypts every lead that is, or whose note is, under another key than the current one and encrypts it anew. Blind indexes
 * stay: they have a key of their own. A lead that cannot be decrypted is left as it is and returned as its error.
 */
export async function resealLeads(
  pool: Pool,
  encryption: LeadEncryption,
  options: BatchOptions = {},
): Promise<{ resealed: number; errors: Error[] }> {
  const { keyId, encrypt, decrypt } = encryption
  const isOld = `${escapeLiteral(keyId)} <> any (array[key_id, note_key_id])`
  const { changed: resealed, errors } = await changeLeads(pool, isOld, options, (row) => {
    const { lead_id: id, note_key_id: noteKey, note_sealed: note } = row
    return {
      ...encryptPerson(encryption, id, decryptPerson(encryption, row)),
      note_sealed: noteKey && note && encrypt(id, 'note', decrypt(noteKey, id, 'note', note)),
      note_key_id: noteKey && keyId,
    }
  })
  return { resealed, errors }
}

/** Adds the blind index of the name to leads that were stored before there was one, and returns how many. One that cannot be decrypted waits for its key. */
export async function indexNames(pool: Pool, encryption: LeadEncryption, indexKey: Buffer): Promise<number> {
  const { changed } = await changeLeads(pool, 'name_indexes is null', {}, (row) => ({
    name_indexes: nameIndexes(indexKey, decryptPerson(encryption, row).fullName),
  }))
  return changed
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

/**
 * Changes columns of the leads that `which` selects. It commits batch by batch, so that an interrupted run is continued by the next one,
 * and locks only the rows of a batch: leads are stored, read and erased meanwhile. Rows that retention or another run has locked are
 * skipped, against deadlocks.
 */
async function changeLeads(
  pool: Pool,
  which: string,
  { batchRows = 500, onBatch }: BatchOptions,
  change: (row: LeadRow) => Record<string, unknown>,
): Promise<{ changed: number; errors: Error[] }> {
  const errors: Error[] = []
  let changed = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const last = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<LeadRow>(
        `select ${leadColumns} from leads where lead_id > $1 and ${which} order by lead_id limit $2 for update skip locked`,
        [after, batchRows],
      )
      for (const row of rows) {
        const fresh = orError(() => change(row))
        if (fresh instanceof Error) errors.push(fresh)
        else {
          const columns = Object.keys(fresh).map((column, index) => `${column} = $${index + 2}`)
          await client.query(`update leads set ${columns.join(', ')} where lead_id = $1`, [
            row.lead_id,
            ...Object.values(fresh),
          ])
          changed += 1
        }
      }
      return rows.at(-1)?.lead_id
    })
    if (last === undefined) return { changed, errors }
    after = last
    onBatch?.(changed)
  }
}
