import type { ReactNode } from 'react'

/**
 * Box of a screen (`useScreens`). While it leaves it is invisible, and off the top, where nothing scrolls to it. It keeps its
 * `display` and is not clipped: otherwise Firefox rebuilds what a screen reader sees of it, and its controls count as removed.
 */
export function ScreenBox({ isLeaving, className, children }: Props) {
  return (
    <div
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
