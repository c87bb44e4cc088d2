import { Hono, type Context } from 'hono'
import { z } from 'zod'
import { tokenBucket } from '@repo/server/http/token-bucket.ts'
import { clientAddress, visitorHash } from '@repo/server/http/visitor-hash.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleDeps, ConsoleEnv, Person } from '../../../server/console-deps.ts'
import { readBody, text } from '../../../server/read-input.ts'
import type { PasskeyService } from './passkeys.ts'
import { refusalLog } from './refusal-log.ts'
import { beginSession } from './sessions.ts'
import { useSignInLink } from './sign-in-links.ts'
import { authenticationResponse } from './webauthn-schema.ts'

/** The only routes without a session. A used, a late and a guessed link are answered alike. */
export function signInRoutes(deps: ConsoleDeps, passkeys: PasskeyService): Hono<ConsoleEnv> {
  const attempts = networkLimit(attemptsPerMinute, deps.now)
  // A sign-in by passkey asks for a challenge first, and a person may close the prompt of the browser a few times.
  const challenges = networkLimit(3 * attemptsPerMinute, deps.now)
  const limit = (c: Context, isOver: typeof attempts) => {
    if (isOver(readAddress(c, deps))) throw new HttpError(429, 'too-many')
  }
  const refused = refusalLog(deps)
  const signIn = async (c: Context, by: 'link' | 'passkey', who: () => Promise<Person | undefined>) => {
    limit(c, attempts)
    const person = await who().catch(async (error: unknown) => {
      if (error instanceof HttpError && error.reason === 'passkey') return undefined
      throw error
    })
    if (!person) {
      await refused(by)
      throw new HttpError(403, by)
    }
    await beginSession(c, deps, person, by)
    await deps.audit({ person, action: 'signed-in', facts: { by } })
    return c.json({})
  }

  return new Hono<ConsoleEnv>()
    .post('/sign-in/link', async (c) => {
      const { token } = await readBody(c, z.object({ token: text.max(200) }))
      return signIn(c, 'link', () => useSignInLink(deps.pool, token, deps.now()))
    })
    .post('/sign-in/passkey-options', async (c) => {
      limit(c, challenges)
      return c.json(await passkeys.authenticationOptions('sign-in'))
    })
    .post('/sign-in/passkey', async (c) => {
      const response = await readBody(c, authenticationResponse)
      return signIn(c, 'passkey', () => passkeys.authenticate('sign-in', response))
    })
}

const attemptsPerMinute = 10
/** A /48 may be that of a company, or one attacker's. */
const networksPerSite = 10

/** Rate limit per IPv4 address or IPv6 /64, and per /48, which has 65,536 of those. */
function networkLimit(perMinute: number, now: () => number): (address: string) => boolean {
  const hashVisitor = visitorHash(now)
  const networks = tokenBucket(perMinute, now)
  const sites = tokenBucket(networksPerSite * perMinute, now)
  return (address) => networks.take(hashVisitor(address), 1) > 0 || sites.take(hashVisitor(address, 48), 1) > 0
}

function readAddress(c: Context, { settings }: ConsoleDeps): string {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket: { remoteAddress?: string } } }
  return clientAddress(
    incoming?.socket.remoteAddress,
    c.req.header('x-forwarded-for'),
    settings.CONSOLE_TRUST_PROXY === 'true',
  )
}
