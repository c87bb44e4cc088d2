import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import type { Pool } from 'pg'
import type { Role } from '../api/session.ts'
import type { ConsoleEnv } from '../../../server/console-deps.ts'

const role = new AsyncLocalStorage<Role>()

/** Everything behind it runs with the rights that the database gives to the role of the person (005-roles.sql). */
export const withRights = createMiddleware<ConsoleEnv>((c, next) => role.run(c.get('person').role, next))

/** Asks for the console's own role: for what no person does, as the sign-in and the letters. */
export function asConsole<Result>(act: () => Result): Result {
  return role.run('owner', act)
}

/**
 * A pool of connections for each role of people, made when it is first used: `set role` by the options of the connection. Routes have one
 * pool and need not know. A query that nothing gave a role, or that lost it on its way, runs with the least: a viewer's.
 */
export function poolByRights(connect: (options: string) => Pool): Pool {
  const own = connect('')
  const others = new Map<string, Pool>()
  return new Proxy(own, {
    get(_, name) {
      if (name === 'end') return () => Promise.all([own, ...others.values()].map((one) => one.end()))
      const pool = poolOf(role.getStore() ?? 'viewer')
      const value: unknown = Reflect.get(pool, name)
      return typeof value === 'function' ? value.bind(pool) : value
    },
  })

  function poolOf(of: Role): Pool {
    if (of === 'owner') return own
    const pool = others.get(of) ?? connect(` -c role=collector_${of}`)
    others.set(of, pool)
    return pool
  }
}
