import { Hono } from 'hono'
import type { Session } from '../api/session.ts'
import type { Sessions } from '../../settings/api/settings.ts'
import type { ConsoleDeps, ConsoleEnv } from '../../../server/console-deps.ts'
import { found, readId } from '../../../server/read-input.ts'
import { readFirstDay } from '../../today/server/read-first-day.ts'
import { readTimeZone } from '../../../server/time-zone.ts'
import { listPasskeys } from './passkey-queries.ts'
import { endOtherSession, endSession, listSessions } from './sessions.ts'

export function sessionRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, audit, settings } = deps
  return new Hono<ConsoleEnv>()
    .get('/session', async (c) => {
      const { id, name, role } = c.get('person')
      const [timeZone, countedSince, passkeys] = await Promise.all([
        readTimeZone(pool),
        readFirstDay(pool),
        listPasskeys(pool, id),
      ])
      return c.json({
        person: { name, role },
        timeZone,
        ...(countedSince !== undefined && { countedSince }),
        isSample: deps.isSample,
        hasPasskey: passkeys.length > 0,
        isConfirmed: c.get('session').isConfirmed,
        ...(settings.EDIT_URL && { editUrl: settings.EDIT_URL.replace(/\/$/, '') }),
      } satisfies Session)
    })
    .post('/sign-out', async (c) => {
      await endSession(c, deps, c.get('session').hash)
      await audit({ person: c.get('person'), action: 'signed-out' })
      return c.json({})
    })
    .get('/sessions', async (c) =>
      c.json({ sessions: await listSessions(deps, c.get('session'), c.get('person')) } satisfies Sessions),
    )
    .delete('/sessions/:id', async (c) => {
      const person = c.get('person')
      found(await endOtherSession(pool, readId(c), person))
      await audit({ person, action: 'session-ended' })
      return c.json({})
    })
}
