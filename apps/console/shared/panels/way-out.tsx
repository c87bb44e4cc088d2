import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'

/** A way out of a dead end, with how much is there: ink for the first of a list. */
export const WayOut = createLink(function Way({
  count,
  children,
  ...link
}: ComponentProps<'a'> & { count?: string | undefined }) {
  return (
    <a
      {...link}
      className="flex min-h-11 w-full max-w-130 items-center gap-4 rounded-large px-4 py-2.5 font-semibold text-ink no-underline not-first-of-type:hover:bg-fog first-of-type:cut-corner first-of-type:bg-ink first-of-type:text-paper"
    >
      <span className="min-w-0 grow">{children}</span>
      <span className="font-normal tabular-nums">{count}</span>
      <ChevronRight aria-hidden="true" className="size-4 flex-none rtl:-scale-x-100" />
    </a>
  )
})
