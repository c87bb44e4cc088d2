import type { Pool } from 'pg'
import { erasedHash } from '@repo/server/leads/erase-leads.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { type DecryptedPerson, encryptPerson, personColumns } from '@repo/server/leads/lead-row.ts'
import { phoneIndexes } from '@repo/server/leads/phone-index.ts'
import { testFlag } from '@repo/server/leads/test-token.ts'

export interface NewLead extends DecryptedPerson {
  id: string
  pageLang: string
  route: string
  /** JSON. */
  campaign: string
  fillMs: number
  /** Why it may be spam. */
  flags: readonly string[]
}

export interface LeadKeys {
  encryption: LeadEncryption
  /** Of the blind index. */
  indexKey: Buffer
}

/**
 * Transactional outbox: inserts a lead, encrypted, and its message in one statement, which is one transaction. Idempotent: a duplicate
 * adds no second message, an erased lead is not stored again, and a test lead has no message. Returns whether it was new.
 */
export async function saveLead(pool: Pool, { encryption, indexKey }: LeadKeys, lead: NewLead): Promise<boolean> {
  const encrypted = encryptPerson(encryption, lead.id, lead)
  const [phone, ...otherPhones] = phoneIndexes(indexKey, lead.phone)
  const { rowCount } = await pool.query({
    name: 'save-lead',
    text: saveLeadSql,
    values: [
      lead.id,
      lead.flags,
      erasedHash(indexKey, lead.id),
      phone,
      otherPhones,
      lead.pageLang,
      lead.route,
      lead.campaign,
      lead.fillMs,
      ...personColumns.map((column) => encrypted[column]),
    ],
  })
  return rowCount === 1
}

export const saveLeadSql = `with new_lead as (
    insert into leads (lead_id, flags, phone_index, other_phone_indexes, page_lang, route, campaign, fill_ms,
      ${personColumns.join(', ')}, state)
    select $1, $2::text[], $4, $5, $6, $7, $8::jsonb, $9, ${personColumns.map((_, index) => `$${10 + index}`).join(', ')},
      case when $2::text[] = '{}' then 'new' when '${testFlag}' = any ($2::text[]) then 'test' else 'suspect' end
    where not exists (select from erased_leads where lead_hash = $3)
    on conflict do nothing returning 1),
  message as (
    insert into outbox (kind, lead_id) select 'lead.created', $1 from new_lead where '${testFlag}' <> all ($2::text[]))
  select from new_lead`
