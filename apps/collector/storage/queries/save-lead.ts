import type { Pool } from 'pg'
import { testFlag } from '@repo/server/leads/test-token.ts'

export interface LeadRow {
  leadId: string
  /** The tombstone that it would have if it was erased: leads/erased-hash.ts. */
  erasedHash: Buffer
  keyId: string
  fullNameEncrypted: Buffer
  phoneEncrypted: Buffer
  emailEncrypted?: Buffer | undefined
  storeAddressEncrypted?: Buffer | undefined
  answersEncrypted?: Buffer | undefined
  phoneIndexes: readonly [Buffer, ...Buffer[]]
  pageLang: string
  route: string
  /** JSON. */
  campaign: string
  fillMs: number
  /** Why it may be spam; the column is `marks`. */
  flags: string[]
}

/**
 * Transactional outbox: inserts a lead and its message in one statement, which is one transaction. Idempotent: a duplicate adds no
 * second message, an erased lead is not stored again, and a test lead has no message. Returns whether it was new.
 */
export async function saveLead(pool: Pool, lead: LeadRow): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'save-lead',
    text: saveLeadSql,
    values: [
      lead.leadId,
      lead.keyId,
      lead.fullNameEncrypted,
      lead.phoneEncrypted,
      lead.phoneIndexes[0],
      lead.pageLang,
      lead.route,
      lead.campaign,
      lead.fillMs,
      lead.flags,
      lead.erasedHash,
      lead.phoneIndexes.slice(1),
      lead.emailEncrypted ?? null,
      lead.storeAddressEncrypted ?? null,
      lead.answersEncrypted ?? null,
    ],
  })
  return rowCount === 1
}

export const saveLeadSql = `with new_lead as (
    insert into leads
      (lead_id, key_id, full_name_sealed, phone_sealed, phone_index, page_lang, route, campaign, fill_ms, marks,
        other_phone_indexes, email_sealed, store_address_sealed, answers_sealed, state)
    select $1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10::text[], $12, $13, $14, $15,
      case when $10::text[] = '{}' then 'new' when '${testFlag}' = any ($10::text[]) then 'test' else 'suspect' end
    where not exists (select from erased_leads where lead_hash = $11)
    on conflict do nothing returning 1),
  message as (
    insert into outbox (kind, lead_id) select 'lead.created', $1 from new_lead where '${testFlag}' <> all ($10::text[]))
  select from new_lead`
