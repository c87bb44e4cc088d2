import type { Pool } from 'pg'
import type { Passkeys } from '../../settings/api/settings.ts'
import { inTransaction } from '@repo/server/storage/in-transaction.ts'
import type { Person } from '../../../server/console-deps.ts'
import { readRows } from '../../../server/read-rows.ts'

export function listPasskeys(pool: Pool, personId: string): Promise<Passkeys['passkeys']> {
  return readRows(
    pool,
    `select credential_id as id, label, added_at as "addedAt", used_at as "usedAt" from console_passkeys
     where person_id = $1 order by added_at, credential_id`,
    [personId],
  )
}

/** False if there is one with this id, of whomever. */
export async function addPasskey(
  pool: Pool,
  personId: string,
  { id, publicKey, counter, label }: { id: string; publicKey: Buffer; counter: number; label: string },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into console_passkeys (credential_id, person_id, public_key, counter, label) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [id, personId, publicKey, counter, label],
  )
  return rowCount === 1
}

/** False if it is not theirs, or the last one. Two at a time would each see the other: the lock serialises them. */
export function removePasskey(pool: Pool, personId: string, id: string): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock(hashtext($1))', [personId])
    const { rowCount } = await client.query(
      `delete from console_passkeys where credential_id = $2 and person_id = $1
       and (select count(*) from console_passkeys where person_id = $1) > 1`,
      [personId, id],
    )
    return rowCount === 1
  })
}

export async function findPasskey(pool: Pool, id: string) {
  const { rows } = await pool.query<Person & { public_key: Buffer; counter: string }>(
    `select public_key, counter, person.person_id as id, person.name, person.role
     from console_passkeys join console_people as person using (person_id) where credential_id = $1`,
    [id],
  )
  return rows.map(({ public_key: publicKey, counter, ...person }) => ({
    publicKey,
    counter: Number(counter),
    person,
  }))[0]
}

/** The counter of an authenticator that has one only rises: a copy of it would fall behind. */
export async function passkeyUsed(pool: Pool, id: string, counter: number, now: number): Promise<void> {
  await pool.query('update console_passkeys set counter = $2, used_at = $3 where credential_id = $1', [
    id,
    counter,
    new Date(now),
  ])
}
