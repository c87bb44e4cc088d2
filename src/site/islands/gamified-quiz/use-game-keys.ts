import { useEffect } from 'react'

/**
 * Keyboard shortcuts: Enter and Space advance, except on a control, which needs them itself. The chosen option does not once
 * the countdown has stopped. Esc and Tab stop the countdown.
 */
export function useGameKeys({ canMoveOn, isMoving, next, cancel }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') cancel()
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (!canMoveOn || event.repeat || isWithModifier(event)) return
      if (isOnControl(event.target) && (isMoving || !isOnChosen(event.target))) return
      // Space would also scroll the page.
      event.preventDefault()
      next()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [canMoveOn, isMoving, next, cancel])
}

interface Props {
  canMoveOn: boolean
  /** Is the countdown running? */
  isMoving: boolean
  next: () => void
  cancel: () => void
}

function isWithModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return altKey || ctrlKey || metaKey
}

/** A slider ignores these keys, so it is not a control here. */
function isOnControl(target: EventTarget | null) {
  return target instanceof Element && target.closest('a, button, input:not([type="range"])') !== null
}

function isOnChosen(target: EventTarget | null) {
  return target instanceof Element && target.closest('[aria-pressed="true"]') !== null
}
