import type pg from 'pg'
import { leadEncryption } from '@repo/server/leads/lead-encryption.ts'
import type { LeadKey } from '@repo/server/settings/keys.ts'

/** People of the demo besides its owner, their letters, and receivers of leads. Nothing is sent: the demo has no worker. */
export async function writeSamplePeople(owner: pg.Pool, keys: readonly [LeadKey, ...LeadKey[]]): Promise<void> {
  const { encrypt, keyId } = leadEncryption(keys)
  for (const [name, role, lang, isThere] of people) {
    const { rows } = await owner.query<{ id: string }>(
      `insert into console_people (name, role, lang, invited_by) values ($1, $2, $3, 'Dana') returning person_id as id`,
      [name, role, lang],
    )
    const [{ id } = { id: '' }] = rows
    if (isThere) {
      await owner.query(
        `insert into console_passkeys (credential_id, person_id, public_key, counter, label, used_at)
         values ($1, $2, '', 0, 'Safari on iPhone', now() - interval '40 minutes')`,
        [`demo-${name}`, id],
      )
      await owner.query(
        'update console_people set mail_sealed = $2, mail_key_id = $3, letter_on = true where person_id = $1',
        [id, encrypt(id, 'address', `${name.toLowerCase()}@sondia.example`), keyId],
      )
    } else
      await owner.query(
        `insert into console_sign_in_links (token_hash, person_id, expires_at) values ('\\x00', $1, now() + interval '23 hours')`,
        [id],
      )
  }
  for (const [kind, name, body, address, error] of receivers) {
    const id = crypto.randomUUID()
    await owner.query(
      `insert into receivers (receiver_id, kind, name, body, lang, key_id, address_sealed) values ($1, $2, $3, $4, 'he', $5, $6)`,
      [id, kind, name, body, keyId, encrypt(id, 'address', address)],
    )
    await owner.query(
      `insert into outbox (kind, lead_id, receiver_id, attempts, first_sent_at, delivered_at, last_error, due_at)
       select 'lead.created', lead_id, $1, 1, received_at, case when $2 = '' then received_at end, nullif($2, ''), now() + interval '1 hour'
       from leads order by received_at desc limit 1`,
      [id, error],
    )
  }
}

const people = [
  ['Noa', 'caller', 'he', true],
  ['Omer', 'viewer', 'en', true],
  ['Yael', 'caller', 'he', false],
] as const
const receivers = [
  ['slack', 'Slack #leads', 'alert', 'https://hooks.slack.example/services/demo', ''],
  ['mail', 'noa@sondia.example', 'alert', 'noa@sondia.example', ''],
  ['webhook', 'CRM, zapier.example', 'lead', 'https://hooks.zapier.example/demo', '503'],
] as const
