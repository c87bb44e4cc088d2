import { createMiddleware } from 'hono/factory'
import { ConsoleError, type ConsoleDeps, type ConsoleEnv } from '../console-deps.ts'
import { readSession } from './sessions.ts'

/** 401 without a valid session; otherwise sets `person` and `session`. */
export function requireSession(deps: ConsoleDeps) {
  return createMiddleware<ConsoleEnv>(async (c, next) => {
    const found = await readSession(c, deps)
    if (!found) throw new ConsoleError(401, 'signed-out')
    c.set('person', found.person)
    c.set('session', found.session)
    await next()
  })
}
