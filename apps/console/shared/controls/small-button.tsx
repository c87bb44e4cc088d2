import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Button, ButtonLink } from '@repo/ui/button.tsx'

interface Round {
  /** An icon alone; then it needs an `aria-label`. */
  round?: boolean
}

/** A button of the console, smaller than the site's. One ink button in a view. */
export function SmallButton({ round, className, ...button }: Round & ComponentProps<typeof Button>) {
  return <Button size="small" className={classOf(round, className)} {...button} />
}

/** A link that looks like one. */
export function SmallButtonLink({ round, className, ...link }: Round & ComponentProps<typeof ButtonLink>) {
  return <ButtonLink size="small" className={classOf(round, className)} {...link} />
}

/** The same to another screen. */
export const SmallButtonTo = createLink(SmallButtonLink)

function classOf(round = false, className = ''): string {
  const size = round ? 'w-9 p-0 max-tab:w-11' : 'px-4 py-1'
  return `min-h-9 flex-none gap-2 text-plain whitespace-nowrap max-tab:min-h-11 *:[svg]:size-4 *:[svg]:flex-none ${size} ${className}`
}
