import { useEffect, useRef, type PointerEvent } from 'react'

/** Pointer press and release on an element; the release is caught anywhere on the page. */
export function useHold(onHold: () => void, onRelease: () => void) {
  const listening = useRef<AbortController>(null)
  useEffect(() => () => listening.current?.abort(), [])
  return ({ button }: PointerEvent) => {
    if (button !== 0) return
    listening.current?.abort()
    const controller = new AbortController()
    listening.current = controller
    const release = () => {
      controller.abort()
      onRelease()
    }
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, release, controller)
    onHold()
  }
}
