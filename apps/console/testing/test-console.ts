import pg from 'pg'
import { freePort } from '@repo/testing/free-port.ts'
import { temporaryPostgres, testDatabase } from '@repo/testing/temporary-postgres.ts'
import { testSettings } from '@repo/collector/testing/test-service.ts'
import type { Role } from '../features/sign-in/api/session.ts'
import { readConsoleSettings } from '../server/console-settings.ts'
import { cookieName } from '../features/sign-in/server/sessions.ts'
import { newToken, tokenHash } from '../features/sign-in/server/secret-token.ts'
import { startConsole, type ConsoleOptions } from '../server/start-console.ts'

/** A temporary PostgreSQL with the console on it, in this process. The keys of leads are those of a test collector. */
export async function startTestConsole(options: TestOptions = {}) {
  const postgres = await temporaryPostgres(testDatabase)
  try {
    const urls = postgres.database('collector')
    const started = await startConsoleOn(urls.console, options)
    const owner = new pg.Pool({ connectionString: urls.owner, max: 2 })
    owner.on('error', () => {})
    await owner.query('select make_event_days()')
    return {
      postgres,
      urls,
      ...started,
      /** Queries as the owner of the database, past the console's role. */
      rows: async (sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows,
      /** A session of its own; a passkey was just touched, unless `isConfirmed` is false. */
      signIn: (role: Role, session: { isConfirmed?: boolean; at?: Date } = {}) => signIn(owner, started, role, session),
      async stop() {
        await owner.end()
        await started.stop()
        postgres.stop()
      },
    }
  } catch (error) {
    postgres.stop()
    throw error
  }
}

export type TestConsole = Awaited<ReturnType<typeof startTestConsole>>
export type SignedIn = Awaited<ReturnType<TestConsole['signIn']>>

type TestOptions = ConsoleOptions & { port?: number; origin?: string; settings?: NodeJS.ProcessEnv }

/** The console on a database that is there. */
export async function startConsoleOn(databaseUrl: string, options: TestOptions = {}) {
  const port = options.port ?? (await freePort())
  const { origin = `http://localhost:${port}` } = options
  const { COLLECTOR_LEAD_KEYS, COLLECTOR_INDEX_KEY } = testSettings('')
  const settings = readConsoleSettings({
    CONSOLE_DATABASE_URL: databaseUrl,
    CONSOLE_ORIGIN: origin,
    CONSOLE_PORT: String(port),
    ...options.settings,
    COLLECTOR_LEAD_KEYS,
    COLLECTOR_INDEX_KEY,
  })
  const { app, deps, stop } = await startConsole(settings, options)
  /** A request as a page of the console sends it; `headers` replaces or, with undefined, removes some. `to` is another name of the host. */
  const send = (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string | undefined>> = {},
    to = origin,
  ) => {
    const all = {
      'sec-fetch-site': 'same-origin',
      ...(method !== 'GET' && { origin, 'content-type': 'application/json' }),
      ...headers,
    }
    return fetch(to + path, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
      headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
    })
  }
  return { app, deps, stop, origin, port, settings, send }
}

async function signIn(
  owner: pg.Pool,
  { origin, send }: Pick<Awaited<ReturnType<typeof startConsoleOn>>, 'origin' | 'send'>,
  role: Role,
  { isConfirmed = true, at = new Date() }: { isConfirmed?: boolean; at?: Date },
) {
  const token = newToken()
  const { rows } = await owner.query<{ person_id: string }>(
    `insert into console_people (name, role) values ($1, $2)
     on conflict (name) do update set role = excluded.role returning person_id`,
    [testPeople[role], role],
  )
  await owner.query(
    `insert into console_sessions (session_hash, person_id, device, began_at, seen_at, confirmed_at, is_from_link)
     values ($1, $2, 'Chrome on Linux', $3, $3, $4, false)`,
    [tokenHash(token), rows[0]?.person_id, at, isConfirmed ? at : null],
  )
  const cookie = `${cookieName(origin)}=${token}`
  return {
    cookie,
    /** The cookie for a browser. */
    browserCookie: { name: cookieName(origin), value: token, url: origin, httpOnly: true, sameSite: 'Strict' as const },
    get: (path: string) => send('GET', path, undefined, { cookie }),
    post: (path: string, body: unknown = {}) => send('POST', path, body, { cookie }),
    put: (path: string, body: unknown = {}) => send('PUT', path, body, { cookie }),
    patch: (path: string, body: unknown = {}) => send('PATCH', path, body, { cookie }),
    delete: (path: string) => send('DELETE', path, undefined, { cookie }),
  }
}

const testPeople = { owner: 'Dana', caller: 'Omer', viewer: 'Noa' } as const
