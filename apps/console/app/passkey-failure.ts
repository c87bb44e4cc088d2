import { ApiError } from './api-client.ts'
import { isCancelled, isKnownDevice } from './passkeys.ts'
import type { Words } from './words/words.ts'

/** What to say when a passkey was not used, not added or not taken. */
export function passkeyFailure(error: unknown, { failed, cancelled }: Words['signIn']): string {
  if (isCancelled(error)) return cancelled
  if (isKnownDevice(error)) return failed.known
  if (error instanceof ApiError) return error.code in failed ? failed[error.code as keyof typeof failed] : failed.other
  return failed.unsupported
}
