import type { Pool } from 'pg'
import type { Invitation, InvitedRole, People } from '../../settings/api/settings.ts'
import type { Person } from '../../../server/console-deps.ts'
import { readRows } from '../../../server/read-rows.ts'
import { newToken, tokenHash } from './secret-token.ts'

export function listPeople(pool: Pool, you: Person, now: number): Promise<People['people']> {
  return readRows(
    pool,
    `select person_id as id, name, role, invited_by as "invitedBy",
       (select count(*)::integer from console_passkeys where person_id = person.person_id) as passkeys,
       greatest((select max(used_at) from console_passkeys where person_id = person.person_id),
         (select max(seen_at) from console_sessions where person_id = person.person_id)) as "seenAt",
       (select max(expires_at) from console_sign_in_links
        where person_id = person.person_id and used_at is null and expires_at > $1) as "linkUntil",
       person_id = $2 as "isYou"
     from console_people as person order by added_at, name`,
    [new Date(now), you.id],
  )
}

/** Adds a person and returns the token of their invitation; undefined if there is a person of this name. */
export async function invitePerson(
  pool: Pool,
  by: Person,
  { name, role, lang }: Invitation,
  now: number,
): Promise<{ id: string; token: string } | undefined> {
  const token = newToken()
  try {
    const { rows } = await pool.query<{ id: string }>('select invite_person($1, $2, $3, $4, $5, $6) as id', [
      by.id,
      name,
      role,
      lang,
      tokenHash(token),
      new Date(now + invitationMs),
    ])
    return rows[0] && { id: rows[0].id, token }
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return undefined
    throw error
  }
}

/** False if there is no such person, or it is an owner. */
export function changePerson(pool: Pool, by: Person, id: string, role: InvitedRole): Promise<boolean> {
  return isDone(pool, 'select change_person($1, $2, $3) as done', [by.id, id, role])
}

/** Removes a caller or a viewer with links, passkeys and sessions; false if there is none, or it is an owner. */
export function removeInvited(pool: Pool, by: Person, id: string): Promise<boolean> {
  return isDone(pool, 'select remove_person($1, $2) as done', [by.id, id])
}

async function isDone(pool: Pool, sql: string, values: unknown[]): Promise<boolean> {
  const { rows } = await pool.query<{ done: boolean }>(sql, values)
  return rows[0]?.done ?? false
}

/** Removes a person with their links, passkeys and sessions; false if there is none of this name. With the worker's role. */
export async function removePerson(pool: Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from console_people where name = $1', [name])
  return rowCount === 1
}

/** A day: it is sent by a person, and opened when the other one has time. */
const invitationMs = 24 * 3_600_000
