import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { ApiError, sendJson } from './api-client.ts'

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

/** The person closed the prompt of the browser, or let it run out: not a fault. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')
}

/** This device has a passkey of this person already. */
export function isKnownDevice(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON']
type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON']
