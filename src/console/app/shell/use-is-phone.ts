import { useSyncExternalStore } from 'react'

const phone = matchMedia('(width < 51.25rem)')

/** Whether the window is as narrow as a phone's: for what is another view there and not another layout. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed)
      return () => phone.removeEventListener('change', changed)
    },
    () => phone.matches,
  )
}
