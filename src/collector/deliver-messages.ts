import type { Pool } from 'pg'
import { afterAttempt, type AfterAttempt } from './after-attempt.ts'
import type { LeadSeal } from './lead-seal.ts'
import { postWebhook, type Webhook } from './post-webhook.ts'
import { claimMessages, type Message } from './queries/claim-messages.ts'
import { dropMessage } from './queries/drop-message.ts'
import { readLead } from './queries/read-leads.ts'
import { settleMessage } from './queries/settle-message.ts'

/**
 * Begins to tell the owner's CRM what it is still to be told: at least once, each time with the same key, in no order. Each attempt tells
 * how it went, in words without anybody's name.
 */
export async function deliverMessages(
  pool: Pool,
  seal: LeadSeal,
  webhook: Webhook,
  most: number,
): Promise<Promise<Attempt>[]> {
  const messages = await claimMessages(pool, most)
  return messages.map((message) => deliver(pool, seal, webhook, message))
}

export interface Attempt extends Message {
  after: AfterAttempt['is'] | 'dropped'
  answer: number | string
}

async function deliver(pool: Pool, seal: LeadSeal, webhook: Webhook, message: Message): Promise<Attempt> {
  const body = await bodyOf(pool, seal, message)
  if (body === undefined) {
    await dropMessage(pool, message.message_id)
    return { ...message, after: 'dropped', answer: 'no-lead' }
  }
  const answer = typeof body === 'string' ? await postWebhook(webhook, message.message_id, body) : body.fault
  const after = afterAttempt(answer, message.attempts, Math.random(), message.kind)
  await settleMessage(pool, message, after, String(answer))
  return { ...message, after: after.is, answer }
}

/** Nothing for a lead that is gone: it was erased in the meantime, or its time was over. */
async function bodyOf(pool: Pool, seal: LeadSeal, message: Message): Promise<string | { fault: string } | undefined> {
  const { kind, message_id: id, lead_id: leadId } = message
  if (kind === 'lead.erased') return JSON.stringify({ kind, id, lead: { id: leadId } })
  try {
    const lead = await readLead(pool, seal, leadId)
    return lead && JSON.stringify({ kind, id, lead })
  } catch {
    // Its key is not among ours. Whoever mends COLLECTOR_LEAD_KEYS finds it waiting, or replays it.
    return { fault: 'cannot-open' }
  }
}
