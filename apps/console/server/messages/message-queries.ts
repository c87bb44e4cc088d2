import type { Pool } from 'pg'
import type { Locale } from '@repo/contract/locale.ts'
import type { LeadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { LetterSettings, MessagesReport, NewReceiver } from '@repo/console/api/messages.ts'

export async function readMessages(pool: Pool, encryption: LeadEncryption, you: string): Promise<MessagesReport> {
  const [people, receivers, server, relay, last] = await Promise.all([
    pool.query<PersonRow>(
      `select person_id as id, name, lang, mail_sealed, mail_key_id, letter_on, letter_hour, letter_days, health_on, fault
       from console_people as person left join lateral (
         select fault from mails where person_id = person.person_id and sent_at is null order by created_at desc limit 1
       ) as newest on true order by added_at, name`,
    ),
    pool.query<ReceiverRow>(
      `select receiver_id as id, kind, name, body, lang,
         (select max(delivered_at) from outbox where receiver_id = one.receiver_id) as delivered_at,
         (select count(*)::integer from outbox where receiver_id = one.receiver_id and delivered_at is null) as waiting,
         (select last_fault from outbox where receiver_id = one.receiver_id and delivered_at is null
            and last_fault is not null order by created_at desc limit 1) as fault
       from receivers as one order by added_at, name`,
    ),
    pool.query<{ delivered_at: Date | null }>(
      'select max(delivered_at) as delivered_at from outbox where receiver_id is null having count(first_sent_at) > 0',
    ),
    pool.query<{ mail_from: string | null }>('select mail_from from mail_relay'),
    pool.query<{ at: Date; sent: number; of: number }>(
      `select max(created_at) as at, count(sent_at)::integer as sent, count(*)::integer as of from mails
       where kind = 'letter' and day = (select max(day) from mails where kind = 'letter') having count(*) > 0`,
    ),
  ])
  const [letter] = last.rows
  return {
    hasRelay: Boolean(relay.rows[0]?.mail_from),
    people: people.rows.map((row) => ({
      id: row.id,
      name: row.name,
      isYou: row.id === you,
      lang: row.lang,
      mail: mailOf(row, encryption),
      on: row.letter_on,
      hour: row.letter_hour,
      days: row.letter_days,
      healthOn: row.health_on,
      ...(row.fault !== null && { fault: row.fault }),
    })),
    ...(letter && { last: { at: letter.at.toISOString(), sent: letter.sent, of: letter.of } }),
    receivers: receivers.rows.map(({ delivered_at: at, fault, ...receiver }) => ({
      ...receiver,
      ...(at && { deliveredAt: at.toISOString() }),
      ...(fault !== null && { fault }),
    })),
    ...(server.rows[0] && {
      server: { ...(server.rows[0].delivered_at && { deliveredAt: server.rows[0].delivered_at.toISOString() }) },
    }),
  }
}

/** An address whose key is missing reads as none. */
function mailOf({ id, mail_sealed: sealed, mail_key_id: key }: PersonRow, encryption: LeadEncryption): string {
  try {
    return sealed && key ? encryption.decrypt(key, id, 'address', sealed) : ''
  } catch {
    return ''
  }
}

interface PersonRow {
  id: string
  name: string
  lang: Locale
  mail_sealed: Buffer | null
  mail_key_id: string | null
  letter_on: boolean
  letter_hour: number
  letter_days: LetterSettings['days']
  health_on: boolean
  fault: string | null
}

interface ReceiverRow extends Omit<NewReceiver, 'address'> {
  id: string
  waiting: number
  delivered_at: Date | null
  fault: string | null
}

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
