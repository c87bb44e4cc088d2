import type { Pool } from 'pg'
import type { AssistantReport } from '@repo/console/api/assistant.ts'
import type { ConsoleDeps } from '../console-deps.ts'
import { readRows } from '../read-rows.ts'
import { newToken, tokenHash } from '../sign-in/secret-token.ts'

/** A new token: 256 bits, shown once; the table has its hash. */
export async function makeToken(pool: Pool, name: string, by: string, now: number): Promise<string> {
  const token = `sondia_ro_${newToken()}`
  await pool.query('insert into console_tokens (token_hash, name, made_by, expires_at) values ($1, $2, $3, $4)', [
    tokenHash(token),
    name,
    by,
    new Date(now + tokenMs),
  ])
  return token
}

const tokenMs = 90 * 86_400_000
const isOpen = 'revoked_at is null and expires_at > $1'

export async function hasTokens(pool: Pool, now: number): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `select exists (select from console_tokens where ${isOpen}) as has`,
    [new Date(now)],
  )
  return rows[0]?.has ?? false
}

/** The token, if it is neither revoked nor too old. */
export async function findToken(pool: Pool, token: string, now: number): Promise<{ id: string } | undefined> {
  const { rows } = await pool.query<{ id: string }>(
    `update console_tokens set used_at = $1 where token_hash = $2 and ${isOpen} returning token_id as id`,
    [new Date(now), tokenHash(token)],
  )
  return rows[0]
}

export async function countAsk(pool: Pool, id: string, now: number): Promise<void> {
  await pool.query(
    `insert into console_asks (token_id, day, calls) values ($1, $2, 1)
     on conflict (token_id, day) do update set calls = console_asks.calls + 1`,
    [id, dayOf(now)],
  )
}

/** Its name; undefined if there is none that is open. */
export async function revokeToken(pool: Pool, id: string, now: number): Promise<string | undefined> {
  const { rows } = await pool.query<{ name: string }>(
    `update console_tokens set revoked_at = $1 where token_id = $2 and ${isOpen} returning name`,
    [new Date(now), id],
  )
  return rows[0]?.name
}

export function listTokens(pool: Pool, now: number): Promise<AssistantReport['tokens']> {
  return readRows(
    pool,
    `select token_id as id, name, made_at as "madeAt", expires_at as "endsAt", revoked_at as "revokedAt", used_at as "usedAt",
       (select coalesce(sum(calls), 0)::integer from console_asks
        where console_asks.token_id = one.token_id and day > $1::date - 7) as asked
     from console_tokens as one order by made_at desc limit 20`,
    [dayOf(now)],
  )
}

/** One line a day and token in the audit log, once the day is over. */
export async function tellAsks({ pool, audit, now }: ConsoleDeps): Promise<void> {
  const { rows } = await pool.query<{ name: string; calls: number }>(
    `update console_asks set is_told = true from console_tokens
     where console_tokens.token_id = console_asks.token_id and not is_told and day < $1 returning name, calls`,
    [dayOf(now())],
  )
  for (const { name, calls } of rows) await audit({ action: 'asked', count: calls, facts: { name } })
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
