import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../app/api-client.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { PasskeyFailure } from '../../../shared/panels/passkey-failure.tsx'
import { withConfirmation } from '../../../app/passkeys.ts'

/** A change that a touched passkey confirms. Then `stale` is read again. */
export function useConfirmed<Input, Output>(
  stale: readonly { queryKey: QueryKey }[],
  act: (input: Input) => Promise<Output>,
  onSuccess: (output: Output) => void = () => {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => withConfirmation(() => act(input)),
    onSuccess,
    onSettled: async () => {
      for (const { queryKey } of stale) await client.invalidateQueries({ queryKey })
    },
  })
}

/** Why a change was not made; `known` has sentences for codes of the server. */
export function Failed({ error, known = {} }: { error: Error | null; known?: Readonly<Record<string, string>> }) {
  const sentence = error instanceof ApiError ? known[error.code] : undefined
  return (
    <div role="alert" className="px-5 empty:hidden not-empty:py-2">
      {error && <Notice look="error">{sentence ?? <PasskeyFailure error={error} />}</Notice>}
    </div>
  )
}
