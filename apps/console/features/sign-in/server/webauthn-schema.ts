import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

export const base64url = z.string().regex(/^[\w-]{1,8192}$/)
const shared = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  // What the browser says of extensions; none is asked for.
  clientExtensionResults: z.object({}),
}

/** What `startRegistration` of @simplewebauthn/browser returns. */
export const registrationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
  }),
}) satisfies z.ZodType<RegistrationResponseJSON>

/** What `startAuthentication` returns. */
export const authenticationResponse = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
}) satisfies z.ZodType<AuthenticationResponseJSON>
