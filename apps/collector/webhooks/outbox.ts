import type { Pool } from 'pg'
import { leaseS } from '@repo/server/leads/erase-leads.ts'
import type { AttemptOutcome } from './retry-policy.ts'

export interface Message {
  message_id: string
  kind: 'lead.created' | 'lead.erased' | 'test'
  lead_id: string
  /** Null: the webhook of the settings. */
  receiver_id: string | null
  attempts: number
}

/**
 * Claims due messages of the outbox, each with a lease: without a recorded outcome it is due again in a minute. So a slow CRM holds
 * no transaction open, and a worker that crashes leaves nothing locked. Concurrent workers claim different ones (skip locked).
 */
export async function claimMessages(
  pool: Pool,
  limit: number,
  reached: { webhook: boolean; mail: boolean },
): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `update outbox set due_at = now() + $2 * interval '1 second', attempts = attempts + 1,
       first_sent_at = coalesce(first_sent_at, now())
     where message_id in (
       select message_id from outbox where delivered_at is null and dead_at is null and due_at <= now()
         and ($3 or receiver_id is not null)
         and ($4 or receiver_id is null or receiver_id not in (select receiver_id from receivers where kind = 'mail'))
       order by due_at limit $1 for update skip locked)
     returning message_id, kind, lead_id, receiver_id, attempts`,
    [limit, leaseS, reached.webhook, reached.mail],
  )
  return rows
}

export async function dropMessage(pool: Pool, { message_id: id }: Message): Promise<void> {
  await pool.query('delete from outbox where message_id = $1', [id])
}

/** Records the outcome of an attempt. If the lease has expired and another worker has claimed the message, only a success counts. */
export async function recordAttempt(
  pool: Pool,
  { message_id: id, attempts }: Message,
  outcome: AttemptOutcome,
  error: string,
): Promise<void> {
  if (outcome.is === 'delivered')
    await pool.query(
      'update outbox set delivered_at = now(), dead_at = null, last_error = null where message_id = $1',
      [id],
    )
  else
    await pool.query(
      `update outbox set last_error = $3, ${outcome.is === 'failed' ? 'dead_at = now()' : `due_at = now() + ${outcome.seconds} * interval '1 second'`}
       where message_id = $1 and attempts = $2 and delivered_at is null`,
      [id, attempts, error],
    )
}
