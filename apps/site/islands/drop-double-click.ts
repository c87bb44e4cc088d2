import type { MouseEvent } from 'react'

/**
 * Double-click guard, for `onClickCapture`: the second click of a double click would land on the next step, which its visitor
 * has not seen yet, and choose an option there.
 */
export function dropDoubleClick(click: MouseEvent): void {
  // `detail` counts the clicks in a row. Clicks by keyboard have 0.
  if (click.detail < 2) return
  click.preventDefault()
  click.stopPropagation()
}
