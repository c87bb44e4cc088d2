import { Hono } from 'hono'
import { z } from 'zod'
import { type Invitation, type Invited, invitedRoles, type People, type Sessions } from '../../settings/api/settings.ts'
import { localeCodes } from '@repo/contract/locale.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { confirmed, ownerOnly, type ConsoleDeps, type ConsoleEnv } from '../../../server/console-deps.ts'
import { found, readBody, readId, text } from '../../../server/read-input.ts'
import { changePerson, invitePerson, listPeople, removeInvited } from './people.ts'
import { endOtherSession, listSessions } from './sessions.ts'

/** People, for owners: invitations, roles and everyone's sessions. The database writes down who was let in, and by whom. */
export function peopleRoutes(deps: ConsoleDeps): Hono<ConsoleEnv> {
  const { pool, settings, now, audit } = deps
  const app = new Hono<ConsoleEnv>()
  app.use('/people/*', ownerOnly)

  app.get('/people', async (c) => c.json<People>({ people: await listPeople(pool, c.get('person'), now()) }))

  app.post('/people', confirmed, async (c) => {
    const invited = await invitePerson(pool, c.get('person'), await readBody(c, invitation), now())
    if (!invited) throw new HttpError(409, 'changed')
    return c.json<Invited>({ id: invited.id, link: `${settings.CONSOLE_ORIGIN}/sign-in#${invited.token}` })
  })

  app.get('/people/sessions', async (c) => c.json<Sessions>({ sessions: await listSessions(deps, c.get('session')) }))

  app.delete('/people/sessions/:id', confirmed, async (c) => {
    found(await endOtherSession(pool, readId(c)))
    await audit({ person: c.get('person'), action: 'session-ended' })
    return c.json({})
  })

  app.patch('/people/:id', confirmed, async (c) => {
    const { role } = await readBody(c, z.strictObject({ role: z.enum(invitedRoles) }))
    found(await changePerson(pool, c.get('person'), readId(c), role))
    return c.json({})
  })

  app.delete('/people/:id', confirmed, async (c) => {
    found(await removeInvited(pool, c.get('person'), readId(c)))
    return c.json({})
  })

  return app
}

const invitation = z.strictObject({
  name: text.transform((name) => name.normalize('NFC').trim()).pipe(z.string().min(1).max(80)),
  role: z.enum(invitedRoles),
  lang: z.enum(localeCodes),
}) satisfies z.ZodType<Invitation>
