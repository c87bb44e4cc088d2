import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ApiError } from '../../app/api-client.ts'
import { Tag } from '../controls/tag.tsx'
import { useWords } from '../words/use-words.tsx'
import { FailedState } from './failed-state.tsx'
import { LoadingState } from './loading-state.tsx'
import { NotAllowedState } from './not-allowed-state.tsx'
import { Panel } from './panel.tsx'

/**
 * A panel around one request, in whatever state that is: loading, no quiz started, failed with the last figures,
 * not allowed. That counting is behind is said once for the whole screen (screen.tsx). The states take the place of the figures, so that nothing else on the screen moves.
 */
export function ReportPanel<T>({
  query,
  isEmpty,
  aside,
  children,
  ...panel
}: Omit<ComponentProps<typeof Panel>, 'children'> & {
  query: UseQueryResult<T>
  /** No quiz was started. A period without visits is said once for the whole screen (period-panels.tsx). */
  isEmpty?: (data: T) => boolean
  /** Without it, the state of the request alone. */
  children?: (data: T) => ReactNode
}) {
  const words = useWords().panels
  const { data } = query
  const error = failureOf(query)
  const tag = error && data !== undefined && <Tag look="error">{words.notRefreshed}</Tag>
  const both = (
    <>
      {aside}
      {tag}
    </>
  )
  return (
    <Panel {...panel} aside={aside !== undefined || tag ? both : undefined}>
      {body()}
    </Panel>
  )

  function body(): ReactNode {
    if (error instanceof ApiError && error.code === 'not-allowed') return <NotAllowedState />
    if (data === undefined && !error) return <LoadingState />
    if (!error && data !== undefined && isEmpty?.(data)) return <p className="text-slate">{words.noStarts}</p>
    return (
      <>
        {data !== undefined && (
          // A panel that says everything in its head has no figures, and no gap for them.
          <div className="min-w-0 empty:-mt-3.5" data-faded={error ? '' : undefined}>
            {children?.(data)}
          </div>
        )}
        {error && (
          <FailedState
            error={error}
            figuresOf={data === undefined ? undefined : query.dataUpdatedAt}
            retry={() => query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
      </>
    )
  }
}

/** A request that waits for the connection is a failure to the reader; it goes on by itself. */
function failureOf({ error, fetchStatus }: UseQueryResult<unknown>): Error | undefined {
  return error ?? (fetchStatus === 'paused' ? new ApiError('offline', 0) : undefined)
}
