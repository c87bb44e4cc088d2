import { useLayoutEffect, useRef, type ReactNode } from 'react'

/**
 * Box of a screen (`useScreens`). While it leaves it is invisible, and off the top, where nothing scrolls to it. It keeps its
 * `display` and is not clipped: otherwise Firefox rebuilds what a screen reader sees of it, and its controls count as removed.
 */
export function ScreenBox({ isLeaving, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isLeaving && box.current) makeInertAround(document.activeElement, box.current)
  }, [isLeaving])
  return (
    <div
      ref={box}
      data-leaving={isLeaving || undefined}
      className={`${className} data-leaving:absolute data-leaving:inset-x-0 data-leaving:bottom-full data-leaving:opacity-0 data-leaving:pointer-events-none`}
    >
      {children}
    </div>
  )
}

interface Props {
  isLeaving: boolean
  className: string | undefined
  children: ReactNode
}

/** All of a box but the control that has the focus, which must stay in the accessibility tree until the focus has moved (QZ-11). */
function makeInertAround(control: Element | null, box: HTMLElement): void {
  if (!control || !box.contains(control)) {
    box.inert = true
    return
  }
  for (let kept = control; kept !== box && kept.parentElement; kept = kept.parentElement)
    for (const other of kept.parentElement.children)
      if (other !== kept && other instanceof HTMLElement) other.inert = true
}
