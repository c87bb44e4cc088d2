import type { Hono } from 'hono'
import type { Start } from '../features/sign-in/api/session.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleEnv } from './console-deps.ts'

/**
 * The first screen in one request: the answers of several GET endpoints, by their address, so that a slow phone waits for one round trip.
 * Each endpoint is asked as by the browser itself, with its checks; one that refuses is left out.
 */
export function addStartRoute(app: Hono<ConsoleEnv>): void {
  app.get('/api/start', async (c) => {
    const addresses = c.req.query('read')?.split(' ') ?? []
    if (addresses.length > 4 || !addresses.every((address) => /^\/api\/(?!start)[\w/?=&-]+$/.test(address)))
      throw new HttpError(400, 'invalid')
    const answers = await Promise.all(
      addresses.map(async (address) => {
        const answer = await app.request(address, { headers: c.req.raw.headers }, c.env)
        return answer.ok ? [[address, await answer.json()] as const] : []
      }),
    )
    return c.json(Object.fromEntries(answers.flat()) satisfies Start)
  })
}
