import { useCallback, useRef, type MouseEvent } from 'react'

/**
 * The second half of a double click lands on the next step, which its visitor has not seen yet: it might choose an option
 * there, or ask for one. It is dropped.
 */
export function useStrayClick(index: number) {
  const first = useRef(index)
  return useCallback(
    (click: MouseEvent) => {
      // The browser counts: 2 is the second click in a row. The keyboard's clicks count 0.
      if (click.detail <= 1) first.current = index
      else if (first.current !== index) {
        click.preventDefault()
        click.stopPropagation()
      }
    },
    [index],
  )
}
