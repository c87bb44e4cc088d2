import type { ReactNode } from 'react'
import { ApiError } from '../../api-client.ts'
import { useWords } from '../../words/use-words.tsx'

/** What to do if a passkey did not confirm: refused by the server, or by the browser. Any other error is drawn by the children. */
export function PasskeyNeeded({ error, children }: { error: Error; children: ReactNode }) {
  const words = useWords().leads
  const isPasskey = !(error instanceof ApiError) || error.code === 'passkey' || error.code === 'confirm'
  return isPasskey ? <p role="alert">{words.passkeyNeeded}</p> : children
}
