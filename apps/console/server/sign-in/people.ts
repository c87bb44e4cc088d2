import type { Pool } from 'pg'
import type { Role } from '@repo/console/api/session.ts'
import type { People } from '@repo/console/api/settings.ts'
import type { Person } from '../console-deps.ts'

export async function listPeople(pool: Pool, you: Person): Promise<People['people']> {
  const { rows } = await pool.query<{ id: string; name: string; role: Role; added_at: Date; passkeys: number }>(
    `select person_id as id, name, role, added_at,
       (select count(*)::integer from console_passkeys where console_passkeys.person_id = person.person_id) as passkeys
     from console_people as person order by added_at, name`,
  )
  return rows.map(({ id, name, role, added_at: added, passkeys }) => ({
    name,
    role,
    addedAt: added.toISOString(),
    passkeys,
    isYou: id === you.id,
  }))
}

/** Removes a person with their links, passkeys and sessions; false if there is none of this name. With the worker's role. */
export async function removePerson(pool: Pool, name: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from console_people where name = $1', [name])
  return rowCount === 1
}
