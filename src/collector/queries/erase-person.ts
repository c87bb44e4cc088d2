import type { Pool } from 'pg'
import { leaseS } from './claim-messages.ts'

/**
 * Removes every lead with this phone, and what the CRM was still to be told of it. Where the CRM may know it already, it is told to
 * forget: a little later, so that an attempt that is under way does not arrive after it. Events name nobody and stay.
 */
export async function erasePerson(pool: Pool, phoneIndex: Buffer): Promise<{ leads: number; told: number }> {
  const { rows } = await pool.query<{ leads: number; told: number }>(
    `with erased as (delete from leads where phone_index = $1 returning lead_id),
     unsent as (
       delete from outbox using erased
       where outbox.lead_id = erased.lead_id and kind = 'lead.created' and delivered_at is null
       returning outbox.lead_id, first_sent_at),
     told as (
       insert into outbox (kind, lead_id, due_at)
       select 'lead.erased', lead_id, now() + $2 * interval '1 second' from erased
       where lead_id not in (select lead_id from unsent where first_sent_at is null)
       returning 1)
     select (select count(*) from erased)::integer as leads, (select count(*) from told)::integer as told`,
    [phoneIndex, leaseS],
  )
  return rows[0] ?? { leads: 0, told: 0 }
}
