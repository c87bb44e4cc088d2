import type { Pool } from 'pg'
import type { Role } from '../api/session.ts'
import type { Person } from '../../../server/console-deps.ts'
import { newToken, tokenHash } from './secret-token.ts'

/** Adds the person, or changes their role, and returns the token of a sign-in link. With the worker's role. */
export async function createSignInLink(pool: Pool, name: string, role: Role, now = Date.now()): Promise<string> {
  const token = newToken()
  await pool.query(
    `with person as (
       insert into console_people (name, role) values ($1, $2)
       on conflict (name) do update set role = excluded.role returning person_id)
     insert into console_sign_in_links (token_hash, person_id, expires_at)
     select $3, person_id, $4 from person`,
    [name, role, tokenHash(token), new Date(now + linkMs)],
  )
  return token
}

/** Uses the link: undefined if it was used, is late, or never existed. */
export async function useSignInLink(pool: Pool, token: string, now: number): Promise<Person | undefined> {
  const { rows } = await pool.query<Person>(
    `update console_sign_in_links as link set used_at = $2 from console_people as person
     where token_hash = $1 and used_at is null and expires_at > $2 and person.person_id = link.person_id
     returning person.person_id as id, person.name, person.role`,
    [tokenHash(token), new Date(now)],
  )
  return rows[0]
}

const linkMs = 10 * 60_000
