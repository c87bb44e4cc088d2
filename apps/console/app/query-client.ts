import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-client.ts'

/** What the console has read. A panel that failed tries again every ten seconds while the tab is visible; the others every minute. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: goToSignIn }),
  mutationCache: new MutationCache({ onError: goToSignIn }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      // Back online, figures of before are not trusted, however young.
      refetchOnReconnect: 'always',
      refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : 60_000),
    },
  },
})

/** A session that ended: the whole page is left, so that nothing of the last person stays in memory. */
function goToSignIn(error: Error): void {
  if (!(error instanceof ApiError) || error.code !== 'signed-out') return
  const { pathname, search } = location
  if (pathname === '/sign-in') return
  const next = `${pathname}${search}`
  location.assign(next === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ next })}`)
}
