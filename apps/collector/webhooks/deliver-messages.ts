import type { Pool } from 'pg'
import { DecryptionError } from '@repo/server/leads/lead-encryption.ts'
import { readLead } from '../leads/read-leads.ts'
import { claimMessages, dropMessage, type Message, recordAttempt } from './outbox.ts'
import { type Receivers, sendTo } from './receivers.ts'
import { attemptOutcome, type AttemptOutcome } from './retry-policy.ts'
import type { LeadMessage } from './webhook-body.ts'

/**
 * Transactional outbox, the sending half: claims due messages and sends each to its receiver, at least once, with the same
 * idempotency key on every attempt, in no order. Returns the attempts in progress; their results hold no personal data.
 */
export async function deliverMessages(pool: Pool, receivers: Receivers, limit: number): Promise<Promise<Attempt>[]> {
  const messages = await claimMessages(pool, limit, {
    webhook: receivers.webhook !== undefined,
    mail: receivers.relay !== undefined,
  })
  return messages.map((message) => deliver(pool, receivers, message))
}

export interface Attempt extends Message {
  outcome: AttemptOutcome['is'] | 'dropped'
  answer: number | string
}

async function deliver(pool: Pool, receivers: Receivers, message: Message): Promise<Attempt> {
  let answer: number | string | undefined
  try {
    const payload = await messageOf(pool, receivers, message)
    if (payload === undefined) return await drop('no-lead')
    answer = await sendTo(pool, receivers, message.receiver_id, payload)
    // It was removed in the meantime, or the message is from a backup: those have no receivers.
    if (answer === undefined) return await drop('no-receiver')
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    // Its key is missing. The message is retried, or replayed, once COLLECTOR_LEAD_KEYS lists it.
    answer = 'cannot-decrypt'
  }
  const outcome = attemptOutcome(answer, message.attempts, Math.random(), message.kind)
  await recordAttempt(pool, message, outcome, String(answer))
  return { ...message, outcome: outcome.is, answer }

  async function drop(why: string): Promise<Attempt> {
    await dropMessage(pool, message)
    return { ...message, outcome: 'dropped', answer: why }
  }
}

/** Undefined for a lead that was erased or expired in the meantime. */
async function messageOf(pool: Pool, { encryption }: Receivers, message: Message): Promise<LeadMessage | undefined> {
  const { kind, message_id: id, lead_id: leadId } = message
  if (kind !== 'lead.created') return { kind, id, lead: { id: leadId } }
  const lead = await readLead(pool, encryption, leadId)
  if (!lead) return undefined
  const { rows } = await pool.query<{ request: number; waiting: number }>(
    `select (select count(*)::integer from leads where phone_index = one.phone_index and received_at <= one.received_at
         and state <> 'test') as request,
       (select count(distinct phone_index)::integer from leads where state = 'new'
         or (call_at <= now() and state not in ('new', 'suspect', 'test'))) as waiting
     from leads as one where lead_id = $1`,
    [leadId],
  )
  return { kind, id, lead, ...rows[0] }
}
