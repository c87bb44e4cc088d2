import type { Pool } from 'pg'
import { testFlag } from '@repo/server/leads/test-token.ts'

/**
 * Retention: deletes expired data and returns the counts. Partitions of events, visits without events, bad events, delivered
 * messages, tombstones of erased leads, entries of the audit log, and leads if they have a limit. Daily counts stay.
 */
export async function applyRetention(pool: Pool, keepEventDays: number, keepLeadDays?: number): Promise<Deleted> {
  const count = async (sql: string, values: unknown[] = []) => (await pool.query(sql, values)).rowCount ?? 0
  await pool.query('select make_event_days()')
  const { rows } = await pool.query<{ days: number }>('select drop_event_days($1) as days', [keepEventDays])
  const { rows: old } = await pool.query<{ entries: number }>('select drop_old_audit_entries() as entries')
  return {
    days: rows[0]?.days ?? 0,
    answers: await count(
      `delete from quiz_answers using visits where visits.visit_id = quiz_answers.visit_id and ${isOver}`,
      [keepEventDays],
    ),
    sessions: await count(
      `delete from quiz_sessions using visits where visits.visit_id = quiz_sessions.visit_id and ${isOver}`,
      [keepEventDays],
    ),
    visits: await count(`delete from visits where ${isOver}`, [keepEventDays]),
    badEvents: await count(`delete from bad_events where ${isOlder('received_at')}`, [keepBadDays]),
    erasedLeads: await count(`delete from erased_leads where ${isOlder('erased_at')}`, [keepErasedDays]),
    leads: keepLeadDays ? await count(`delete from leads where ${isOlder('received_at')}`, [keepLeadDays]) : 0,
    // Of a doctor that was interrupted before it removed them.
    testLeads: await count(`delete from leads where $2 = any (marks) and ${isOlder('received_at')}`, [1, testFlag]),
    auditEntries: old[0]?.entries ?? 0,
    signInLinks: await count(`delete from console_sign_in_links where ${isOlder('expires_at')}`, [1]),
    // And undelivered messages whose lead is gone.
    messages:
      (await count(`delete from outbox where ${isOlder('delivered_at')}`, [keepDeliveredDays])) +
      (await count(
        `delete from outbox where kind = 'lead.created' and delivered_at is null
         and not exists (select from leads where leads.lead_id = outbox.lead_id)`,
      )),
  }
}

type Deleted = Record<
  | 'days'
  | 'answers'
  | 'sessions'
  | 'visits'
  | 'badEvents'
  | 'erasedLeads'
  | 'leads'
  | 'testLeads'
  | 'auditEntries'
  | 'signInLinks'
  | 'messages',
  number
>

const keepBadDays = 30
const keepErasedDays = 30
const keepDeliveredDays = 30
const isOlder = (column: string) => `${column} < now() - $1 * interval '1 day'`
/** The same days as drop_event_days. */
const isOver = `last_day < (now() at time zone 'UTC')::date - $1::integer`
