import type { ComponentProps } from 'react'
import { ApiError } from '../../api-client.ts'
import { FailedState } from '../../panels/failed-state.tsx'
import { useWords } from '../../words/use-words.tsx'

/** What failed; or what to do if a passkey did not confirm: refused by the server, or by the browser. */
export function PasskeyNeeded(failed: ComponentProps<typeof FailedState>) {
  const words = useWords().leads
  const { error } = failed
  const isPasskey = !(error instanceof ApiError) || error.code === 'passkey' || error.code === 'confirm'
  return isPasskey ? <p role="alert">{words.passkeyNeeded}</p> : <FailedState {...failed} />
}
