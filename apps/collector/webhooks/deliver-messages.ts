import type { Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { readLead } from '../leads/read-leads.ts'
import { claimMessages, dropMessage, type Message, recordAttempt } from './outbox.ts'
import { postWebhook, type Webhook } from './post-webhook.ts'
import { attemptOutcome, type AttemptOutcome } from './retry-policy.ts'
import { webhookBody, type BodyTemplate } from './webhook-body.ts'

/**
 * Transactional outbox, the sending half: claims due messages and posts each to the owner's CRM, at least once, with the same
 * idempotency key on every attempt, in no order. Returns the attempts in progress; their results hold no personal data.
 */
export async function deliverMessages(
  pool: Pool,
  encryption: LeadEncryption,
  webhook: Webhook,
  limit: number,
): Promise<Promise<Attempt>[]> {
  const messages = await claimMessages(pool, limit)
  return messages.map((message) => deliver(pool, encryption, webhook, message))
}

export interface Attempt extends Message {
  outcome: AttemptOutcome['is'] | 'dropped'
  answer: number | string
}

async function deliver(pool: Pool, encryption: LeadEncryption, webhook: Webhook, message: Message): Promise<Attempt> {
  const body = await bodyOf(pool, encryption, webhook.body, message)
  if (body === undefined) {
    await dropMessage(pool, message)
    return { ...message, outcome: 'dropped', answer: 'no-lead' }
  }
  const answer = typeof body === 'string' ? await postWebhook(webhook, message.message_id, body) : body.fault
  const outcome = attemptOutcome(answer, message.attempts, Math.random(), message.kind)
  await recordAttempt(pool, message, outcome, String(answer))
  return { ...message, outcome: outcome.is, answer }
}

/** Undefined for a lead that was erased or expired in the meantime. */
async function bodyOf(
  pool: Pool,
  encryption: LeadEncryption,
  template: BodyTemplate,
  message: Message,
): Promise<string | { fault: string } | undefined> {
  const { kind, message_id: id, lead_id: leadId } = message
  if (kind === 'lead.erased') return webhookBody(template, { kind, id, lead: { id: leadId } })
  try {
    const lead = await readLead(pool, encryption, leadId)
    return lead && webhookBody(template, { kind, id, lead })
  } catch {
    // Its key is missing. The message is retried, or replayed, once COLLECTOR_LEAD_KEYS lists it.
    return { fault: 'cannot-decrypt' }
  }
}
