import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError, sendJson } from './api-client.ts'
import type { Words } from '../shared/words/words.ts'

/** Passkeys of this browser. Each asks the server for a challenge, then the person for a fingerprint, a face or a PIN. */
export async function signInWithPasskey(): Promise<void> {
  const optionsJSON = await sendJson<RequestOptions>('POST', '/api/sign-in/passkey-options')
  await sendJson('POST', '/api/sign-in/passkey', await startAuthentication({ optionsJSON }))
}

/** WebAuthn registration: adds a passkey of this device to the person who is signed in. */
export async function addPasskey(): Promise<void> {
  const optionsJSON = await sendJson<CreationOptions>('POST', '/api/passkeys/options')
  await sendJson('POST', '/api/passkeys', await startRegistration({ optionsJSON }))
}

/** Does it; if the server wants a passkey touched first, asks for that and does it once more. */
export async function withConfirmation<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!needsPasskey(error)) throw error
    await confirmWithPasskey()
    return act()
  }
}

/** A touch of a passkey, which the server remembers for ten minutes. */
export async function confirmWithPasskey(): Promise<void> {
  const optionsJSON = await sendJson<RequestOptions>('POST', '/api/confirm/options')
  await sendJson('POST', '/api/confirm', await startAuthentication({ optionsJSON }))
}

/** The server wants a passkey touched first. */
export function needsPasskey(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'confirm'
}

/** What to say when a passkey was not used, not added or not taken. A prompt that was closed or ran out is no error. */
export function passkeyFailure(error: unknown, { failed, cancelled }: Words['signIn']): string {
  if (error instanceof ApiError) return error.code in failed ? failed[error.code as keyof typeof failed] : failed.other
  if (isCancelled(error)) return cancelled
  // This device has a passkey of this person already.
  return error instanceof Error && error.name === 'InvalidStateError' ? failed.known : failed.unsupported
}

/** The person closed the browser's prompt, or it timed out. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
