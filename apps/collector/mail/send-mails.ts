import type { Pool } from 'pg'
import { leaseS } from '@repo/server/leads/erase-leads.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import { attemptOutcome } from '../webhooks/retry-policy.ts'
import type { MailRelay } from './mail-relay.ts'

/**
 * Sends the mails that the console wrote (letters, Health), each claimed with a lease as the outbox is. One that is half a day old is
 * not sent any more: the next letter is near. Returns how many were tried, and the outcomes.
 */
export async function sendMails(pool: Pool, encryption: LeadEncryption, relay: MailRelay): Promise<MailAttempt[]> {
  const { rows } = await pool.query<DueMail>(
    `with claimed as (
       update mails set due_at = now() + $1 * interval '1 second', attempts = attempts + 1
       where mail_id in (
         select mail_id from mails join console_people using (person_id)
         where sent_at is null and dead_at is null and due_at <= now() and created_at > now() - interval '12 hours'
           and mail_sealed is not null
         order by due_at limit 10 for update of mails skip locked)
       returning *)
     select mail_id, subject, plain, html, attempts, person_id, mail_key_id, mail_sealed
     from claimed join console_people using (person_id)`,
    [leaseS],
  )
  return Promise.all(rows.map((mail) => send(pool, encryption, relay, mail)))
}

export interface MailAttempt {
  mail: string
  outcome: 'delivered' | 'failed' | 'retry'
  answer: number | string
}

interface DueMail {
  mail_id: string
  subject: string
  plain: string
  html: string
  attempts: number
  person_id: string
  mail_key_id: string
  mail_sealed: Buffer
}

async function send(pool: Pool, encryption: LeadEncryption, relay: MailRelay, mail: DueMail): Promise<MailAttempt> {
  const { mail_id: id, subject, plain: text, html, attempts } = mail
  let answer: number | string
  try {
    const to = encryption.decrypt(mail.mail_key_id, mail.person_id, 'address', mail.mail_sealed)
    answer = await relay.send({
      to,
      subject,
      text,
      html,
      messageId: `<${id}@${relay.from.split('@')[1] ?? 'console'}>`,
    })
  } catch {
    answer = 'cannot-decrypt'
  }
  const outcome = attemptOutcome(answer, attempts, Math.random())
  const change =
    outcome.is === 'delivered'
      ? 'sent_at = now(), error = null'
      : `error = $2, ${outcome.is === 'failed' ? 'dead_at = now()' : `due_at = now() + ${outcome.seconds} * interval '1 second'`}`
  await pool.query(
    `update mails set ${change} where mail_id = $1`,
    outcome.is === 'delivered' ? [id] : [id, String(answer)],
  )
  return { mail: id, outcome: outcome.is, answer }
}
