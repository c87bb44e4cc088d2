import { AsyncLocalStorage } from 'node:async_hooks'
import { createMiddleware } from 'hono/factory'
import type { Pool } from 'pg'
import type { Role } from '../api/session.ts'
import type { ConsoleEnv } from '../../../server/console-deps.ts'

const role = new AsyncLocalStorage<Role>()

/** Everything behind it runs with the rights that the database gives to the role of the person (005-roles.sql). */
export const withRights = createMiddleware<ConsoleEnv>((c, next) => role.run(c.get('person').role, next))

/**
 * A pool of connections for each role of people, made when it is first used: `set role` by the options of the connection. Routes have one
 * pool and need not know. Without a person, as at the sign-in, it is the console's own role.
 */
export function poolByRights(connect: (options: string) => Pool): Pool {
  const own = connect('')
  const others = new Map<string, Pool>()
  return new Proxy(own, {
    get(_, name) {
      if (name === 'end') return () => Promise.all([own, ...others.values()].map((one) => one.end()))
      const pool = poolOf(role.getStore() ?? 'owner')
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
