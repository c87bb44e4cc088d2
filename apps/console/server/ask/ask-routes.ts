import { Hono } from 'hono'
import { z } from 'zod'
import type { AssistantReport, NewToken } from '@repo/console/api/assistant.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { tokenBucket } from '@repo/server/http/token-bucket.ts'
import { confirmed, ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../console-deps.ts'
import { found, readBody, readId } from '../read-input.ts'
import { asRole } from '../sign-in/rights.ts'
import { answerMcp } from './ask-server.ts'
import { countAsk, findToken, hasTokens, listTokens, makeToken, revokeToken } from './tokens.ts'

/**
 * POST /mcp, for assistants: no session and no page of ours, so it is mounted before the check of the origin, and takes a bearer token
 * alone. 404 while there is no token. Hono answers the Host check of its own here.
 */
export function askRoutes({ pool, reportPool, settings, now }: ConsoleDeps): Hono<ConsoleEnv> {
  const { host } = new URL(settings.CONSOLE_ORIGIN)
  const calls = tokenBucket(callsPerMinute, now)
  return new Hono<ConsoleEnv>().all('/mcp', async (c) => {
    const origin = c.req.header('origin')
    if (c.req.header('host') !== host || (origin !== undefined && origin !== settings.CONSOLE_ORIGIN))
      throw new HttpError(403, 'not-allowed')
    if (!(await hasTokens(pool, now()))) throw new HttpError(404, 'not-found')
    const [, given = ''] = /^Bearer ([\w-]{20,100})$/.exec(c.req.header('authorization') ?? '') ?? []
    const token = given && (await findToken(pool, given, now()))
    if (!token) {
      c.header('www-authenticate', 'Bearer')
      throw new HttpError(401, 'signed-out')
    }
    if (calls.take(token.id, 1) > 0) throw new HttpError(429, 'too-many')
    // Stateless: there is no stream to listen to and no session to end.
    if (c.req.method !== 'POST') throw new HttpError(405, 'method')
    await countAsk(pool, token.id, now())
    return asRole('ask', () => answerMcp(c.req.raw, { pool: reportPool, now }))
  })
}

const callsPerMinute = 60

/** Tokens of assistants, for owners. */
export function assistantRoutes({ pool, settings, now, audit }: ConsoleDeps): Hono<ConsoleEnv> {
  const app = new Hono<ConsoleEnv>()
  app.use('/assistant/*', ownerOnly)
  app.get('/assistant', async (c) =>
    c.json<AssistantReport>({ address: `${settings.CONSOLE_ORIGIN}/mcp`, tokens: await listTokens(pool, now()) }),
  )
  app.post('/assistant', confirmed, async (c) => {
    const { name } = await readBody(c, z.strictObject({ name: z.string().trim().min(1).max(80) }))
    const person = c.get('person')
    const token = await makeToken(pool, name, person.name, now())
    await audit({ person, action: 'token-made', facts: { name } })
    return c.json<NewToken>({ token })
  })
  app.delete('/assistant/:id', confirmed, async (c) => {
    const name = found(await revokeToken(pool, readId(c), now()))
    await audit({ person: c.get('person'), action: 'token-revoked', facts: { name } })
    return c.json({})
  })
  return app
}
