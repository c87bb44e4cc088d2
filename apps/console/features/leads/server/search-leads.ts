import type { Pool } from 'pg'
import { hasPhone } from '@repo/server/leads/erase-leads.ts'
import { leadColumns } from '@repo/server/leads/lead-row.ts'
import { nameSearch } from '@repo/server/leads/name-index.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import type { EncryptedLead } from './encrypted-lead.ts'

/** Leads by their blind indexes, newest first, at most 50: with this phone, whole, or with words that begin as these do. */
export async function searchLeads(
  pool: Pool,
  key: Buffer,
  text: string,
): Promise<{ by: 'phone' | 'name'; leads: EncryptedLead[] }> {
  const by = isPhone(text) ? 'phone' : 'name'
  const indexes = (by === 'phone' ? phoneIndexes : nameSearch)(key, text)
  // Every name has none of them.
  if (indexes.length === 0) return { by, leads: [] }
  const { rows } = await pool.query<EncryptedLead>(
    `select ${leadColumns} from leads where ${by === 'phone' ? hasPhone : 'name_indexes @> $1'} and state <> 'test'
     order by received_at desc, lead_id desc limit 50`,
    [indexes],
  )
  return { by, leads: rows }
}

/** Digits and what stands between them in a phone. */
function isPhone(text: string): boolean {
  return !/\p{L}/u.test(text) && text.replaceAll(/\P{Nd}/gu, '').length >= 6
}
