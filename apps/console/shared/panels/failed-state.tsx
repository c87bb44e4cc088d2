import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../app/api-client.ts'
import { SmallButton } from '../controls/small-button.tsx'
import { needsPasskey } from '../../app/passkeys.ts'
import { useWords } from '../words/use-words.tsx'
import { ConfirmState } from './confirm-state.tsx'

/** What failed, from when the figures are that stay above it, and the way to try again. */
export function FailedState({
  error,
  figuresOf,
  retry,
  isRetrying = false,
}: {
  error: Error
  /** When the figures came that are still shown. */
  figuresOf?: number | undefined
  retry: () => void
  isRetrying?: boolean
}) {
  const { panels: words, format } = useWords()
  const { failed, tryAgain } = words
  if (needsPasskey(error)) return <ConfirmState retry={retry} />
  const code = error instanceof ApiError ? error.code : 'other'
  const what = code in failed ? failed[code as keyof typeof failed] : failed.other
  return (
    <div
      className="cut-corner mt-2.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5 rounded-medium bg-tomato-soft px-4.5 py-3.5"
      role="alert"
    >
      <span>
        {what} {figuresOf !== undefined && words.figuresOf(format.time(figuresOf))}
      </span>
      <SmallButton onClick={retry} disabled={isRetrying}>
        {tryAgain}
      </SmallButton>
    </div>
  )
}

/** The same of a request, which is asked again. */
export function FailedQuery({
  query: { error, data, dataUpdatedAt, refetch, isFetching },
}: {
  query: Pick<UseQueryResult, 'error' | 'data' | 'dataUpdatedAt' | 'refetch' | 'isFetching'>
}) {
  if (!error) return null
  const figuresOf = data === undefined ? undefined : dataUpdatedAt
  return <FailedState error={error} figuresOf={figuresOf} retry={() => void refetch()} isRetrying={isFetching} />
}
