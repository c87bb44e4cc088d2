import { QueryClient } from '@tanstack/react-query'

/** The data client of the site (TR-04). */
export function queryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { ...retries, refetchOnWindowFocus: false }, mutations: retries },
  })
}

const retries = {
  /** The library's own default is 3. */
  retry: 1,
  retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, 30_000),
  gcTime: 5 * 60_000,
  // Offline it fails at once. By default it would wait for a network without a message.
  networkMode: 'always',
} as const
