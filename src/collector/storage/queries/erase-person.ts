import type { Pool } from 'pg'
import { erasedHash } from '../../leads/erased-hash.ts'
import { phoneSearch } from '../../leads/phone-index.ts'
import { leaseS } from './claim-messages.ts'
import { inTransaction } from './in-transaction.ts'

/**
 * Erasure: deletes every lead with this phone and its undelivered messages. Where the CRM may have the lead already, `lead.erased` is
 * queued, with a delay, so that an attempt in progress does not arrive after it. Tombstones keep the same leads from being stored
 * again. Events identify no person and stay.
 */
export function erasePerson(pool: Pool, key: Buffer, phone: string): Promise<{ leads: number; messages: number }> {
  return inTransaction(pool, async (client) => {
    // A concurrent insert of the same lead waits, and then finds the tombstone.
    await client.query('lock table leads in share row exclusive mode')
    const { rows: erased } = await client.query<{ lead_id: string }>(
      `delete from leads where phone_index = any($1) or (other_phone_indexes <> '{}' and other_phone_indexes && $1)
       returning lead_id`,
      [phoneSearch(key, phone)],
    )
    const ids = erased.map(({ lead_id: id }) => id)
    await client.query('insert into erased_leads (lead_hash) select unnest($1::bytea[]) on conflict do nothing', [
      ids.map((id) => erasedHash(key, id)),
    ])
    const { rowCount } = await client.query(
      `with unsent as (
         delete from outbox where lead_id = any($1) and kind = 'lead.created' and delivered_at is null
         returning lead_id, first_sent_at)
       insert into outbox (kind, lead_id, due_at)
       select 'lead.erased', lead_id, now() + $2 * interval '1 second' from unnest($1::uuid[]) as erased (lead_id)
       where lead_id not in (select lead_id from unsent where first_sent_at is null)`,
      [ids, leaseS],
    )
    return { leads: ids.length, messages: rowCount ?? 0 }
  })
}
