import { setImmediate } from 'node:timers/promises'
import type { Pool } from 'pg'
import { hasPhone } from '@repo/server/leads/erase-leads.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { type EncryptedPerson, leadColumns, orError } from '@repo/server/leads/lead-row.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { mostSearched } from '../api/leads.ts'
import type { EncryptedLead } from './encrypted-lead.ts'
import { leadMatch } from './lead-match.ts'

/**
 * Leads, newest first, at most 50. A whole phone is looked up among all of them by its blind index. Anything else is searched for in the
 * newest, which are decrypted for it.
 */
export async function searchLeads(
  pool: Pool,
  { indexKey, encryption }: { indexKey: Buffer; encryption: LeadEncryption },
  text: string,
): Promise<{ by: 'phone' | 'name'; isOfAll: boolean; leads: EncryptedLead[] }> {
  const digits = text.replaceAll(/\P{Nd}/gu, '').length
  const by = digits > 0 && !/\p{L}/u.test(text) ? 'phone' : 'name'
  const isOfAll = by === 'phone' && digits >= wholeDigits
  const { rows } = await pool.query<EncryptedLead>(
    `select ${leadColumns} from leads where ${isOfAll ? hasPhone : 'lead_id = any ($1)'} and state <> 'test'
     order by received_at desc, lead_id desc limit $2`,
    [isOfAll ? phoneIndexes(indexKey, text) : await decryptAndFind(pool, encryption, text), mostShown],
  )
  return { by, isOfAll, leads: rows }
}

async function decryptAndFind(pool: Pool, { decrypt }: LeadEncryption, text: string): Promise<string[]> {
  const matches = leadMatch(text)
  if (!matches) return []
  const { rows } = await pool.query<Sealed>(
    `select lead_id, key_id, full_name_sealed, phone_sealed from leads where state <> 'test'
     order by received_at desc, lead_id desc limit $1`,
    [mostSearched],
  )
  const found: string[] = []
  for (const [index, { lead_id: id, key_id: key, full_name_sealed: name, phone_sealed: phone }] of rows.entries()) {
    // Other requests are answered in between.
    if (index % batchRows === batchRows - 1) await setImmediate()
    const isFound = orError(() =>
      matches({ name: decrypt(key, id, 'fullName', name), readPhone: () => decrypt(key, id, 'phone', phone) }),
    )
    if (isFound === true) found.push(id)
    if (found.length === mostShown) break
  }
  return found
}

type Sealed = Pick<EncryptedPerson, 'key_id' | 'full_name_sealed' | 'phone_sealed'> & { lead_id: string }

/** Fewer are the end of a phone. */
const wholeDigits = 6
const mostShown = 50
const batchRows = 1000
