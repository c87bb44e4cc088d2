import type { Pool } from 'pg'
import { leaseS } from '@repo/server/leads/message-lease.ts'

export interface Message {
  message_id: string
  kind: 'lead.created' | 'lead.erased'
  lead_id: string
  attempts: number
}

/**
 * Claims due messages of the outbox, each with a lease: without a recorded outcome it is due again in a minute. So a slow CRM holds
 * no transaction open, and a worker that crashes leaves nothing locked. Concurrent workers claim different ones (skip locked).
 */
export async function claimMessages(pool: Pool, limit: number): Promise<Message[]> {
  const { rows } = await pool.query<Message>(
    `update outbox set due_at = now() + $2 * interval '1 second', attempts = attempts + 1,
       first_sent_at = coalesce(first_sent_at, now())
     where message_id in (
       select message_id from outbox where delivered_at is null and dead_at is null and due_at <= now()
       order by due_at limit $1 for update skip locked)
     returning message_id, kind, lead_id, attempts`,
    [limit, leaseS],
  )
  return rows
}
