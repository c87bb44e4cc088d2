import { notifyManager, QueryClient } from '@tanstack/react-query'

/** The client through which the site asks and sends (TR-04). */
export function queryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { ...patience, refetchOnWindowFocus: false }, mutations: patience },
  })
}

const patience = {
  /** The library's own default is 3. */
  retry: 1,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  gcTime: 5 * 60_000,
  // Without a network it fails, and says so; by default it would wait for one in silence.
  networkMode: 'always',
} as const

// A second click must find the button disabled, so nothing waits for the next turn of the clock.
notifyManager.setScheduler(queueMicrotask)
