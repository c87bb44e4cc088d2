import type { Pool } from 'pg'
import type { EncryptedField, LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { inTransaction } from '@repo/server/storage/queries/in-transaction.ts'

/**
 * Key rotation: decrypts every lead that is, or whose note is, under another key than the current one and encrypts it anew. It commits batch by batch,
 * so that an interrupted run is continued by the next one, and locks only the rows of a batch: leads are stored, read and erased
 * meanwhile. Rows that retention or another run has locked are skipped, against deadlocks. Blind indexes stay: they have a key of
 * their own. A lead that cannot be decrypted is left as it is and returned as its error.
 */
export async function resealLeads(
  pool: Pool,
  encryption: LeadEncryption,
  { batchRows = 500, onBatch = (_resealed: number) => {} } = {},
): Promise<{ resealed: number; errors: Error[] }> {
  const errors: Error[] = []
  let resealed = 0
  for (let after = firstId; ;) {
    const batch = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<SealedRow>(
        `select lead_id, key_id, full_name_sealed, phone_sealed, email_sealed, store_address_sealed, answers_sealed, note_key_id, note_sealed
         from leads where lead_id > $1 and (key_id <> $2 or note_key_id <> $2) order by lead_id limit $3 for update skip locked`,
        [after, encryption.keyId, batchRows],
      )
      const fresh = rows.flatMap((row) => sealedAnew(row, encryption, errors))
      await client.query(
        `update leads set key_id = $1, full_name_sealed = fresh.full_name, phone_sealed = fresh.phone,
           email_sealed = fresh.email, store_address_sealed = fresh.store_address, answers_sealed = fresh.answers,
           note_sealed = fresh.note, note_key_id = case when fresh.note is not null then $1 end
         from unnest($2::uuid[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bytea[], $8::bytea[])
           as fresh (lead_id, full_name, phone, email, store_address, answers, note)
         where leads.lead_id = fresh.lead_id`,
        [
          encryption.keyId,
          fresh.map(({ leadId }) => leadId),
          fresh.map(({ fullName }) => fullName),
          fresh.map(({ phone }) => phone),
          fresh.map(({ email }) => email),
          fresh.map(({ storeAddress }) => storeAddress),
          fresh.map(({ answers }) => answers),
          fresh.map(({ note }) => note),
        ],
      )
      return { last: rows.at(-1)?.lead_id, count: fresh.length }
    })
    if (batch.last === undefined) return { resealed, errors }
    after = batch.last
    resealed += batch.count
    onBatch(resealed)
  }
}

/** How many leads need each key, for name and phone or for the note. */
export async function leadsByKey(pool: Pool): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ key_id: string; leads: number }>(
    `select key_id, count(*)::integer as leads from (
       select lead_id, key_id from leads union select lead_id, note_key_id from leads where note_key_id is not null) as needed
     group by key_id order by key_id`,
  )
  return new Map(rows.map(({ key_id: id, leads }) => [id, leads]))
}

interface SealedRow {
  lead_id: string
  key_id: string
  full_name_sealed: Buffer
  phone_sealed: Buffer
  email_sealed: Buffer | null
  store_address_sealed: Buffer | null
  answers_sealed: Buffer | null
  note_key_id: string | null
  note_sealed: Buffer | null
}

/** Before every id of a lead. */
const firstId = '00000000-0000-0000-0000-000000000000'

function sealedAnew(row: SealedRow, { encrypt, decrypt }: LeadEncryption, errors: Error[]) {
  const { lead_id: leadId, key_id: keyId } = row
  const anew = (field: EncryptedField, sealed: Buffer, under = keyId) =>
    encrypt(leadId, field, decrypt(under, leadId, field, sealed))
  try {
    return [
      {
        leadId,
        fullName: anew('fullName', row.full_name_sealed),
        phone: anew('phone', row.phone_sealed),
        email: row.email_sealed && anew('email', row.email_sealed),
        storeAddress: row.store_address_sealed && anew('storeAddress', row.store_address_sealed),
        answers: row.answers_sealed && anew('answers', row.answers_sealed),
        note: row.note_key_id && row.note_sealed && anew('note', row.note_sealed, row.note_key_id),
      },
    ]
  } catch (error) {
    errors.push(error as Error)
    return []
  }
}
