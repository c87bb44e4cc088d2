import type { Pool } from 'pg'
import { testFlag } from '@repo/server/leads/test-token.ts'

/**
 * Retention: deletes expired data and returns the counts. Partitions of events and visits, visits of the default partition, bad events,
 * delivered messages and mails, tombstones of erased leads, entries of the audit log, and leads if they have a limit. Daily counts stay,
 * and those by hour are kept nine days.
 */
export async function applyRetention(
  pool: Pool,
  keepEventDays: number,
  keepLeadDays?: number,
): Promise<Record<string, number>> {
  await pool.query('select make_event_days()')
  await pool.query('select make_visit_days()')
  // The two functions of the database as rows, so that each statement says by its rows how much it deleted.
  const deleted: Record<string, number> = {}
  for (const [name, sql, days] of [
    ['days', 'select from generate_series(1, drop_event_days($1))', keepEventDays],
    [
      'answers',
      `delete from quiz_answers_rest one using visits_rest visit where visit.visit_id = one.visit_id and ${isOver}`,
      keepEventDays,
    ],
    [
      'sessions',
      `delete from quiz_sessions_rest one using visits_rest visit where visit.visit_id = one.visit_id and ${isOver}`,
      keepEventDays,
    ],
    ['visits', `delete from visits_rest where ${isOver}`, keepEventDays],
    ['hours', 'delete from visit_hourly where day < first_hourly_day() and $1::integer is null', null],
    ['badEvents', `delete from bad_events where ${isOlder('received_at')}`, 30],
    ['erasedLeads', `delete from erased_leads where ${isOlder('erased_at')}`, 30],
    // Null: for ever.
    ['leads', `delete from leads where ${isOlder('received_at')}`, keepLeadDays ?? null],
    // Of a doctor that was interrupted before it removed them.
    ['testLeads', `delete from leads where '${testFlag}' = any (flags) and ${isOlder('received_at')}`, 1],
    ['auditEntries', 'select from generate_series(1, drop_old_audit_entries()) where $1::integer is null', null],
    ['mails', `delete from mails where ${isOlder('created_at')}`, 30],
    ['signInLinks', `delete from console_sign_in_links where ${isOlder('expires_at')}`, 1],
    // And undelivered messages whose lead is gone.
    [
      'messages',
      `delete from outbox where ${isOlder('delivered_at')} or (kind = 'lead.created' and delivered_at is null
         and not exists (select from leads where leads.lead_id = outbox.lead_id))`,
      30,
    ],
  ] as const)
    deleted[name] = (await pool.query(sql, [days])).rowCount ?? 0
  return deleted
}

const isOlder = (column: string) => `${column} < now() - $1::integer * interval '1 day'`
/** The same days as drop_event_days. */
const isOver = `last_day < (now() at time zone 'UTC')::date - $1::integer`
