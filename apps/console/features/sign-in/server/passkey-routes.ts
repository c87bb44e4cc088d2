import { Hono } from 'hono'
import type { Passkeys } from '../../settings/api/settings.ts'
import { HttpError } from '@repo/server/http/http-error.ts'
import { confirmed, type ConsoleDeps, type ConsoleEnv, type SessionState } from '../../../server/console-deps.ts'
import { readBody } from '../../../server/read-input.ts'
import { deviceName } from './device-name.ts'
import { listPasskeys, removePasskey } from './passkey-queries.ts'
import type { PasskeyService } from './passkeys.ts'
import { confirmSession } from './sessions.ts'
import { authenticationResponse, base64url, registrationResponse } from './webauthn-schema.ts'

/** A person's own passkeys, and the touch that confirms an export, an erasure or a change of passkeys. */
export function passkeyRoutes({ pool, now, audit }: ConsoleDeps, passkeys: PasskeyService): Hono<ConsoleEnv> {
  return new Hono<ConsoleEnv>()
    .post('/confirm/options', async (c) => {
      const { person, session } = c.var
      // Without a passkey the browser would ask for one again and again.
      if ((await listPasskeys(pool, person.id)).length === 0)
        throw new HttpError(403, session.isFromLink ? 'no-passkey' : 'new-link')
      return c.json(await passkeys.authenticationOptions(purpose('confirm', c.var)))
    })
    .post('/confirm', async (c) => {
      const response = await readBody(c, authenticationResponse)
      const person = await passkeys.authenticate(purpose('confirm', c.var), response)
      if (person.id !== c.get('person').id) throw new HttpError(403, 'passkey')
      await confirmSession(pool, c.get('session').hash, now())
      return c.json({})
    })
    .get('/passkeys', async (c) =>
      c.json({ passkeys: await listPasskeys(pool, c.get('person').id) } satisfies Passkeys),
    )
    .post('/passkeys/options', async (c) => {
      mayAdd(c.get('session'))
      return c.json(await passkeys.registrationOptions(c.get('person'), purpose('add', c.var)))
    })
    .post('/passkeys', async (c) => {
      mayAdd(c.get('session'))
      const response = await readBody(c, registrationResponse)
      const person = c.get('person')
      await passkeys.register(person, purpose('add', c.var), deviceName(c.req.header('user-agent') ?? ''), response)
      await audit({ person, action: 'passkey-added' })
      return c.json({})
    })
    .delete('/passkeys/:id', confirmed, async (c) => {
      const person = c.get('person')
      const id = base64url.safeParse(c.req.param('id')).data
      if (!id || !(await removePasskey(pool, person.id, id))) throw new HttpError(404, 'not-found')
      await audit({ person, action: 'passkey-removed' })
      return c.json({})
    })
}

/** A sign-in by link is confirmation enough for a passkey: otherwise a first one could never be added. */
function mayAdd({ isConfirmed, isFromLink }: SessionState): void {
  if (!isConfirmed && !isFromLink) throw new HttpError(403, 'confirm')
}

const purpose = (what: string, { session }: { session: SessionState }) => `${what} ${session.hash.toString('base64')}`
