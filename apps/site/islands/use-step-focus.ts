import { useEffect, useRef, type RefObject } from 'react'

/** Focus management: a new step starts at its top, and its heading gets focus, so that screen readers announce it. */
export function useStepFocus(index: number, body: RefObject<HTMLElement | null>) {
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current === index) return
    shown.current = index
    scrollTo({ top: 0, behavior: 'instant' })
    focusHeading(body.current)
  }, [index, body])
}

export function focusHeading(body: HTMLElement | null) {
  body?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
}
