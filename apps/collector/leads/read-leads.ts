import type { Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { type DecryptedPerson, decryptPerson, leadColumns, type LeadRow, orError } from '@repo/server/leads/lead-row.ts'
import { testFlag } from '@repo/server/leads/test-token.ts'

/** A decrypted lead, as `admin leads` prints it and the webhook sends it. */
export interface DecryptedLead extends DecryptedPerson, Pick<LeadRow, 'route' | 'campaign' | 'flags'> {
  id: string
  receivedAt: string
  lang: string
}

/** Throws if it cannot be decrypted. */
export async function readLead(pool: Pool, encryption: LeadEncryption, id: string): Promise<DecryptedLead | undefined> {
  const { rows } = await pool.query<LeadRow>(`select ${leadColumns} from leads where lead_id = $1`, [id])
  return rows.map((row) => decrypted(row, encryption))[0]
}

/** The newest, newest first, without test leads. One that cannot be decrypted, because its key is missing, is returned as its error. */
export async function readLastLeads(
  pool: Pool,
  encryption: LeadEncryption,
  limit: number,
): Promise<(DecryptedLead | Error)[]> {
  const { rows } = await pool.query<LeadRow>(
    `select ${leadColumns} from leads where $2 <> all (flags) order by received_at desc limit $1`,
    [limit, testFlag],
  )
  return rows.map((row) => orError(() => decrypted(row, encryption)))
}

function decrypted(row: LeadRow, encryption: LeadEncryption): DecryptedLead {
  const { lead_id: id, received_at: receivedAt, page_lang: lang, route, campaign, flags } = row
  return { id, receivedAt: receivedAt.toISOString(), ...decryptPerson(encryption, row), lang, route, campaign, flags }
}
