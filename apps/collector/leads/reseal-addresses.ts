import type { Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { orError } from '@repo/server/leads/lead-row.ts'

/** Key rotation of mail addresses of people and addresses of receivers: few rows, one by one. What cannot be decrypted is returned as its error. */
export async function resealAddresses(pool: Pool, { keyId, encrypt, decrypt }: LeadEncryption): Promise<Error[]> {
  const errors: Error[] = []
  for (const { table, id, key, sealed } of places) {
    const { rows } = await pool.query<{ id: string; key: string; sealed: Buffer }>(
      `select ${id} as id, ${key} as key, ${sealed} as sealed from ${table} where ${key} <> $1`,
      [keyId],
    )
    for (const row of rows) {
      const address = orError(() => decrypt(row.key, row.id, 'address', row.sealed))
      if (address instanceof Error) errors.push(address)
      else
        await pool.query(`update ${table} set ${key} = $2, ${sealed} = $3 where ${id} = $1`, [
          row.id,
          keyId,
          encrypt(row.id, 'address', address),
        ])
    }
  }
  return errors
}

const places = [
  { table: 'console_people', id: 'person_id', key: 'mail_key_id', sealed: 'mail_sealed' },
  { table: 'receivers', id: 'receiver_id', key: 'key_id', sealed: 'address_sealed' },
] as const
