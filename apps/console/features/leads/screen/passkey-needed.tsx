import type { ComponentProps } from 'react'
import { ApiError } from '../../../app/api-client.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { PasskeyFailure } from '../../../shared/panels/passkey-failure.tsx'

/** What failed; or what to do if a passkey did not confirm: refused by the server, or by the browser. */
export function PasskeyNeeded(failed: ComponentProps<typeof FailedState>) {
  const { error } = failed
  const isPasskey = !(error instanceof ApiError) || passkeyCodes.has(error.code)
  if (!isPasskey) return <FailedState {...failed} />
  return (
    <div role="alert" className="mt-2.5 text-pretty">
      <PasskeyFailure error={error} />
    </div>
  )
}

const passkeyCodes: ReadonlySet<ApiError['code']> = new Set(['passkey', 'confirm', 'no-passkey', 'new-link'])
