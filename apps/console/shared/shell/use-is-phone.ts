import { useSyncExternalStore } from 'react'

/** Whether the window is as narrow as a phone's: for what is another view there and not another layout. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      narrow().addEventListener('change', changed)
      return () => narrow().removeEventListener('change', changed)
    },
    () => narrow().matches,
  )
}

let list: MediaQueryList | undefined
/** By the token that layouts change at (packages/ui/theme.css). */
function narrow(): MediaQueryList {
  list ??= matchMedia(`(width < ${getComputedStyle(document.documentElement).getPropertyValue('--breakpoint-tab')})`)
  return list
}
