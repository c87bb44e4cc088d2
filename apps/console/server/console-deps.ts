import { createMiddleware } from 'hono/factory'
import type { ClientBase, Pool } from 'pg'
import type { AuditAction } from '../features/settings/api/settings.ts'
import type { Role } from '../features/sign-in/api/session.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleSettings } from './console-settings.ts'

/** What every route module gets. */
export interface ConsoleDeps {
  pool: Pool
  /** Connections of their own for what takes long: sessions and leads do not wait behind reports. */
  reportPool: Pool
  settings: ConsoleSettings
  now: () => number
  /** Whether this is `npm run demo`. */
  isSample: boolean
  /** The registered ones. */
  experiments: readonly ExperimentRecord[]
  /** Adds to the audit log; with a client, in its transaction. */
  audit: (entry: NewAuditEntry, db?: ClientBase) => Promise<void>
}

/** Never a name, a phone, a note or what was searched for. */
export interface NewAuditEntry {
  /** Absent: a refused sign-in. What happens on the server is written down by the tables (004-console.sql). */
  person?: Pick<Person, 'id' | 'name'>
  action: AuditAction
  leadId?: string
  count?: number
  facts?: Record<string, string | number>
}

export interface Person {
  id: string
  name: string
  role: Role
}

export interface SessionState {
  /** The hash of the cookie: what the table has. */
  hash: Buffer
  /** Whether a passkey was touched within ten minutes. */
  isConfirmed: boolean
  /** Whether it began within ten minutes, by link: that counts for adding a passkey, and for nothing else. */
  isFromLink: boolean
}

/** The type of every Hono app here: `c.get('person')` is set behind the session check. */
export interface ConsoleEnv {
  Variables: { person: Person; session: SessionState }
}

/** For export and erasure, people, messages and the audit log. */
export const ownerOnly = only('owner')
/** For routes that show a lead, or change what became of it. */
export const callersToo = only('owner', 'caller')

function only(...allowed: Role[]) {
  return createMiddleware<ConsoleEnv>(async (c, next) => {
    if (!allowed.includes(c.get('person').role)) throw new HttpError(403, 'not-allowed')
    await next()
  })
}

/** For export, erasure and changes of people: a passkey was touched within ten minutes. */
export const confirmed = createMiddleware<ConsoleEnv>(async (c, next) => {
  if (!c.get('session').isConfirmed) throw new HttpError(403, 'confirm')
  await next()
})
