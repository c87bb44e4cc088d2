import type { Pool } from 'pg'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { LetterSettings, MessagesReport, NewReceiver, Receiver } from '../api/messages.ts'
import { readRows } from '../../../server/read-rows.ts'

export async function readMessages(pool: Pool, encryption: LeadEncryption, you: string): Promise<MessagesReport> {
  const [people, receivers, [server], [relay], [last]] = await Promise.all([
    readRows<PersonRow>(
      pool,
      `select person_id as id, name, person_id = $1 as "isYou", lang, mail_sealed as sealed, mail_key_id as key,
         letter_on as "on", letter_hour as hour, letter_days as days, health_on as "healthOn", error
       from console_people as person left join lateral (
         select error from mails where person_id = person.person_id order by created_at desc limit 1
       ) as newest on true order by added_at, name`,
      [you],
    ),
    readRows<Receiver>(
      pool,
      `select receiver_id as id, kind, name, body, lang,
         (select max(delivered_at) from outbox where receiver_id = one.receiver_id) as "deliveredAt",
         (select count(*)::integer from outbox where receiver_id = one.receiver_id and delivered_at is null
            and dead_at is null) as waiting,
         (select count(*)::integer from outbox where receiver_id = one.receiver_id and dead_at is not null) as failed,
         (select last_error from outbox where receiver_id = one.receiver_id and delivered_at is null and dead_at is null
            and last_error is not null order by created_at desc limit 1) as error,
         (select min(due_at) from outbox where receiver_id = one.receiver_id and delivered_at is null and dead_at is null) as "nextAt"
       from receivers as one order by added_at, name`,
    ),
    readRows<{ deliveredAt?: string }>(
      pool,
      'select max(delivered_at) as "deliveredAt" from outbox where receiver_id is null having count(first_sent_at) > 0',
    ),
    readRows<{ mail_from?: string }>(pool, 'select mail_from from mail_relay'),
    readRows<NonNullable<MessagesReport['last']>>(
      pool,
      `select max(created_at) as at, count(sent_at)::integer as sent, count(*)::integer as of from mails
       where kind = 'letter' and day = (select max(day) from mails where kind = 'letter') having count(*) > 0`,
    ),
  ])
  return {
    hasRelay: Boolean(relay?.mail_from),
    people: people.map(({ sealed, key, ...person }) => ({ ...person, mail: mailOf(person.id, sealed, key) })),
    last,
    receivers,
    server,
  }

  /** An address whose key is missing reads as none. */
  function mailOf(id: string, sealed: Buffer | undefined, key: string | undefined): string {
    try {
      return sealed && key ? encryption.decrypt(key, id, 'address', sealed) : ''
    } catch {
      return ''
    }
  }
}

type PersonRow = Omit<MessagesReport['people'][number], 'mail'> & { sealed?: Buffer; key?: string }

/** False if there is no such person. */
export async function changeLetter(
  pool: Pool,
  { encrypt, keyId }: LeadEncryption,
  id: string,
  { mail, lang, on, hour, days, healthOn }: LetterSettings,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update console_people set mail_sealed = $2, mail_key_id = $3, lang = $4, letter_on = $5, letter_hour = $6,
       letter_days = $7, health_on = $8 where person_id = $1`,
    [id, mail ? encrypt(id, 'address', mail) : null, mail ? keyId : null, lang, on, hour, days, healthOn],
  )
  return rowCount === 1
}

export async function addReceiver(
  pool: Pool,
  { encrypt, keyId }: LeadEncryption,
  { kind, name, body, lang, address }: NewReceiver,
): Promise<void> {
  const id = crypto.randomUUID()
  await pool.query(
    `insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, kind, name, body, lang, keyId, encrypt(id, 'address', address)],
  )
}

/** Its name; undefined if there is none. Its messages go with it. */
export async function removeReceiver(pool: Pool, id: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>('delete from receivers where receiver_id = $1 returning name', [
    id,
  ])
  return rows[0]?.name
}

/** Queues a test message; false if there is no such receiver. */
export async function testReceiver(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>('select test_receiver($1) as done', [id])
  return rows[0]?.done ?? false
}
