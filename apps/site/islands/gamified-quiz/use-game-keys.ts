import { useEffect } from 'react'
import type { GamePlay } from './use-game.ts'

/**
 * Keyboard shortcuts: Enter and Space advance, except on a control, which needs them itself. The chosen option does not once
 * the countdown has stopped. Esc and Tab stop the countdown.
 */
export function useGameKeys({ canAdvance, isCountingDown, dispatch }: Props) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' || event.key === 'Tab') dispatch('cancel')
      if (event.key !== 'Enter' && event.key !== ' ') return
      if (!canAdvance || event.repeat || isWithModifier(event)) return
      if (isOnControl(event.target) && (isCountingDown || !isOnChosen(event.target))) return
      // Space would also scroll the page.
      event.preventDefault()
      dispatch('next')
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [canAdvance, isCountingDown, dispatch])
}

interface Props {
  canAdvance: boolean
  isCountingDown: boolean
  dispatch: GamePlay['dispatch']
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
