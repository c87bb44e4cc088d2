import { useEffect, useRef, type PointerEvent } from 'react'

/** Says when a pointer takes hold of something and when it lets go, wherever that happens. */
export function useHold(onHold: () => void, onRelease: () => void) {
  const listening = useRef<AbortController>(null)
  useEffect(() => () => listening.current?.abort(), [])
  return ({ button }: PointerEvent) => {
    if (button !== 0) return
    listening.current?.abort()
    const controller = new AbortController()
    listening.current = controller
    const letGo = () => {
      controller.abort()
      onRelease()
    }
    for (const end of ['pointerup', 'pointercancel', 'blur']) addEventListener(end, letGo, controller)
    onHold()
  }
}
