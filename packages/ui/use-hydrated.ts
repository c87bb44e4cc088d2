import { useSyncExternalStore } from 'react'

/** False in the page as it is served, true once the island runs in the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
}
