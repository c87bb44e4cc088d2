import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Pool } from 'pg'
import type { Sessions } from '../../settings/api/settings.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleDeps, ConsoleEnv, Person, SessionState } from '../../../server/console-deps.ts'
import { readRows } from '../../../server/read-rows.ts'
import { deviceName } from './device-name.ts'
import { newToken, tokenHash } from './secret-token.ts'

/** Begins a session and sets its cookie. The session that the browser had ends, and so do all that have expired. */
export async function beginSession(
  c: Context,
  { pool, settings, now }: ConsoleDeps,
  person: Person,
  by: 'link' | 'passkey',
): Promise<void> {
  const token = newToken()
  const at = new Date(now())
  const old = getCookie(c, cookieName(settings.CONSOLE_ORIGIN))
  await pool.query('delete from console_sessions where session_hash = $1 or seen_at <= $2 or began_at <= $3', [
    tokenHash(old ?? ''),
    new Date(now() - idleMs),
    new Date(now() - longestMs),
  ])
  await pool.query(
    `insert into console_sessions (session_hash, person_id, device, began_at, seen_at, confirmed_at, is_from_link)
     values ($1, $2, $3, $4, $4, $5, $6)`,
    [
      tokenHash(token),
      person.id,
      deviceName(c.req.header('user-agent') ?? ''),
      at,
      by === 'passkey' ? at : null,
      by === 'link',
    ],
  )
  setCookie(c, cookieName(settings.CONSOLE_ORIGIN), token, {
    ...cookieFlags(settings.CONSOLE_ORIGIN),
    maxAge: longestMs / 1000,
  })
}

/** 401 without a valid session; otherwise sets `person` and `session`. */
export function requireSession({ pool, settings, now }: ConsoleDeps) {
  const isRecent = (at: Date | null) => {
    const ageMs = at === null ? Infinity : now() - at.getTime()
    // A time in the future: the clock was set back since.
    return ageMs >= 0 && ageMs < confirmationMs
  }
  return createMiddleware<ConsoleEnv>(async (c, next) => {
    const token = getCookie(c, cookieName(settings.CONSOLE_ORIGIN))
    if (!token) throw new HttpError(401, 'signed-out')
    const hash = tokenHash(token)
    const { rows } = await pool.query<SessionRow>(
      `select person.person_id as id, person.name, person.role, began_at, seen_at, confirmed_at, is_from_link
       from console_sessions join console_people as person using (person_id)
       where session_hash = $1 and seen_at > $2 and began_at > $3`,
      [hash, new Date(now() - idleMs), new Date(now() - longestMs)],
    )
    const [row] = rows
    if (!row) throw new HttpError(401, 'signed-out')
    const usedAt = now() - readIdleMs(c)
    if (usedAt - row.seen_at.getTime() >= seenEveryMs)
      await pool.query('update console_sessions set seen_at = $2 where session_hash = $1', [hash, new Date(usedAt)])
    c.set('person', { id: row.id, name: row.name, role: row.role })
    c.set('session', {
      hash,
      isConfirmed: isRecent(row.confirmed_at),
      isFromLink: row.is_from_link && isRecent(row.began_at),
    })
    await next()
  })
}

/** How long the person did nothing, as our page says: an open tab polls, and would keep its session for ever. */
function readIdleMs(c: Context): number {
  const seconds = Number(c.req.header('x-idle-seconds') ?? 0)
  return seconds > 0 ? seconds * 1000 : 0
}

interface SessionRow extends Person {
  began_at: Date
  seen_at: Date
  confirmed_at: Date | null
  is_from_link: boolean
}

/** A passkey was touched. */
export async function confirmSession(pool: Pool, hash: Buffer, now: number): Promise<void> {
  await pool.query('update console_sessions set confirmed_at = $2 where session_hash = $1', [hash, new Date(now)])
}

export async function endSession(c: Context, { pool, settings }: ConsoleDeps, hash: Buffer): Promise<void> {
  await pool.query('delete from console_sessions where session_hash = $1', [hash])
  deleteCookie(c, cookieName(settings.CONSOLE_ORIGIN), cookieFlags(settings.CONSOLE_ORIGIN))
}

/** Ends another session: of this person, or of whomever. False if there is none of this id. */
export async function endOtherSession(pool: Pool, id: string, person?: Person): Promise<boolean> {
  const { rowCount } = await pool.query(
    'delete from console_sessions where session_id = $1 and ($2::uuid is null or person_id = $2)',
    [id, person?.id],
  )
  return rowCount === 1
}

/** Of one person, or of everyone. */
export function listSessions(
  { pool, now }: ConsoleDeps,
  { hash }: SessionState,
  person?: Person,
): Promise<Sessions['sessions']> {
  return readRows(
    pool,
    `select session_id as id, name, device, began_at as "beganAt", seen_at as "seenAt", session_hash = $2 as "isThis"
     from console_sessions join console_people using (person_id)
     where ($1::uuid is null or person_id = $1) and seen_at > $3 and began_at > $4 order by "isThis" desc, seen_at desc limit 100`,
    [person?.id, hash, new Date(now() - idleMs), new Date(now() - longestMs)],
  )
}

/** `__Host-`: the browser takes it over TLS alone, and from this host alone. It refuses the prefix on http://localhost. */
export function cookieName(origin: string): string {
  return isSecure(origin) ? '__Host-console-session' : 'console-session'
}

const isSecure = (origin: string) => origin.startsWith('https:')

const cookieFlags = (origin: string) =>
  ({ httpOnly: true, secure: isSecure(origin), sameSite: 'Strict', path: '/' }) as const

const idleMs = 12 * 3_600_000
const longestMs = 30 * 86_400_000
const confirmationMs = 10 * 60_000
/** A poll every 10 seconds need not write every time. */
const seenEveryMs = 60_000
