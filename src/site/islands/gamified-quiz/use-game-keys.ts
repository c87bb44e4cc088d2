import { useEffect } from 'react'

/**
 * Enter and Space move on from anywhere but a control, which needs them itself. The chosen option does not, once nothing
 * moves on by itself. Esc and Tab stop the countdown.
 */
export function useGameKeys({ canMoveOn, isMoving, next, cancel }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') cancel()
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (!canMoveOn || event.repeat || isWithModifier(event)) return
      if (isOnControl(event.target) && (isMoving || !isOnChosen(event.target))) return
      // Space would scroll the page as well.
      event.preventDefault()
      next()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [canMoveOn, isMoving, next, cancel])
}

interface Props {
  canMoveOn: boolean
  /** Does the countdown run? */
  isMoving: boolean
  next: () => void
  cancel: () => void
}

function isWithModifier({ altKey, ctrlKey, metaKey }: KeyboardEvent) {
  return altKey || ctrlKey || metaKey
}

/** The slider has no use for these keys, so it is no control here. */
function isOnControl(target: EventTarget | null) {
  return target instanceof Element && target.closest('a, button, input:not([type="range"])') !== null
}

function isOnChosen(target: EventTarget | null) {
  return target instanceof Element && target.closest('[aria-pressed="true"]') !== null
}
