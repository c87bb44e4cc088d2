import { brand } from '@repo/content/brand.ts'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { HttpError } from '@repo/server/http/http-error.ts'
import type { ConsoleDeps, Person } from '../../../server/console-deps.ts'
import { passkeyChallenges } from './challenges.ts'
import { addPasskey, findPasskey, listPasskeys, passkeyUsed } from './passkey-queries.ts'

/**
 * WebAuthn: discoverable passkeys with user verification and no attestation. Origin and RP id come from the setting alone. A `purpose`
 * binds a challenge to what it was made for: a sign-in, or one thing in one session.
 */
export function passkeys({ pool, settings, now }: ConsoleDeps) {
  const origin = settings.CONSOLE_ORIGIN
  const rpID = new URL(origin).hostname
  const challenges = passkeyChallenges(now)

  return {
    async registrationOptions(person: Person, purpose: string) {
      return generateRegistrationOptions({
        rpName: `${brand.name} console`,
        rpID,
        challenge: challenges.create(purpose),
        userName: person.name,
        userID: handleOf(person.id),
        attestationType: 'none',
        supportedAlgorithmIDs: [...algorithms],
        // One passkey per device.
        excludeCredentials: (await listPasskeys(pool, person.id)).map(({ id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },

    async register(person: Person, purpose: string, label: string, response: RegistrationResponseJSON): Promise<void> {
      const given = openChallenge(purpose)
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: given.isExpected,
        expectedOrigin: origin,
        expectedRPID: rpID,
        requireUserVerification: true,
        supportedAlgorithmIDs: [...algorithms],
      }).catch(refuse)
      if (!verified || !given.use()) return refuse()
      const { id, publicKey, counter } = registrationInfo.credential
      const isAdded = await addPasskey(pool, person.id, { id, publicKey: Buffer.from(publicKey), counter, label })
      if (!isAdded) throw new HttpError(400, 'invalid')
    },

    authenticationOptions(purpose: string) {
      return generateAuthenticationOptions({
        rpID,
        challenge: challenges.create(purpose),
        userVerification: 'required',
      })
    },

    /** Whose passkey it was. */
    async authenticate(purpose: string, response: AuthenticationResponseJSON): Promise<Person> {
      const passkey = await findPasskey(pool, response.id)
      if (!passkey) return refuse()
      const given = openChallenge(purpose)
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: given.isExpected,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
        requireUserVerification: true,
      }).catch(refuse)
      const handle = response.response.userHandle
      const isTheirs = handle === undefined || Buffer.from(handle, 'base64url').equals(handleOf(passkey.person.id))
      if (!verified || !isTheirs || !given.use()) return refuse()
      await passkeyUsed(pool, response.id, authenticationInfo.newCounter, now())
      return passkey.person
    },
  }

  /** The challenge that a response answers. It is used up once the passkey is verified: an attacker uses up none. */
  function openChallenge(purpose: string) {
    let answered = ''
    return {
      isExpected(challenge: string): boolean {
        answered = challenge
        return challenges.isOpen(challenge, purpose)
      },
      use: () => challenges.use(answered),
    }
  }
}

export type PasskeyService = ReturnType<typeof passkeys>

/** The library's messages quote the request: they are neither logged nor answered. */
function refuse(): never {
  throw new HttpError(403, 'passkey')
}

/** Ed25519, ES256, RS256: what devices have today. */
const algorithms = [-8, -7, -257] as const

const handleOf = (personId: string) => new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'))
