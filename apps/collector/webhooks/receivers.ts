import type { Pool } from 'pg'
import type { Locale } from '@repo/contract/locale.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { MailRelay } from '../mail/mail-relay.ts'
import { postWebhook, type Webhook } from './post-webhook.ts'
import { alertMail, type BodyTemplate, type LeadMessage, webhookBody } from './webhook-body.ts'

/** Where messages about leads go: the webhook of the worker's settings, and the receivers that the console added. */
export interface Receivers {
  encryption: LeadEncryption
  /** Of the settings: messages without a receiver. Unset, these wait. */
  webhook: Webhook | undefined
  /** Unset, messages to receivers by mail wait. */
  relay: MailRelay | undefined
  alert: Required<Pick<BodyTemplate, 'timeZone'>> & Pick<BodyTemplate, 'consoleOrigin'>
  /** Signs what goes to a receiver, if the settings have one. */
  secret: string | undefined
  /** For tests: receivers of the console on this machine, which the SSRF guard refuses, and how long an attempt may take. */
  allowPrivate?: boolean
  timeoutMs?: number
}

/** Sends a message to its receiver; returns the status, or a code for why there is none. Undefined if there is no such receiver. */
export async function sendTo(
  pool: Pool,
  receivers: Receivers,
  receiverId: string | null,
  message: LeadMessage,
): Promise<number | string | undefined> {
  const { webhook, relay, alert, allowPrivate = false, secret, timeoutMs } = receivers
  if (receiverId === null) {
    if (!webhook) return 'no-webhook'
    return postWebhook(webhook, message.id, webhookBody({ ...webhook.body, ...alert }, message))
  }
  const receiver = await readReceiver(pool, receivers.encryption, receiverId)
  if (!receiver) return undefined
  const template = { lang: receiver.lang, ...alert }
  if (receiver.kind === 'mail')
    return relay ? relay.send({ to: receiver.address, ...alertMail(message, template) }) : 'no-relay'
  const format = receiver.kind === 'slack' ? 'slack' : receiver.body === 'lead' ? 'lead' : 'zapier'
  const url = new URL(receiver.address)
  return postWebhook(
    { url, secret, allowPrivate },
    message.id,
    webhookBody({ ...template, format }, message),
    timeoutMs,
  )
}

interface Receiver {
  kind: 'slack' | 'mail' | 'webhook'
  body: 'alert' | 'lead'
  lang: Locale
  address: string
}

/** Throws if its address cannot be decrypted. */
async function readReceiver(pool: Pool, encryption: LeadEncryption, id: string): Promise<Receiver | undefined> {
  const { rows } = await pool.query<Omit<Receiver, 'address'> & { key_id: string; address_sealed: Buffer }>(
    'select kind, body, lang, key_id, address_sealed from receivers where receiver_id = $1',
    [id],
  )
  return rows.map(({ key_id: key, address_sealed: sealed, ...receiver }) => ({
    ...receiver,
    address: encryption.decrypt(key, id, 'address', sealed),
  }))[0]
}
