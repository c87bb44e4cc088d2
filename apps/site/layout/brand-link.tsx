import { brand } from '@repo/content/brand.ts'
import type { Destination } from '@repo/content/cta.ts'
import { BrandMark } from '@repo/ui/brand-mark.tsx'
import { linkTo } from '../link-to.ts'

/** Mark and name, linked to the home page in the page's language. On ink the mark is lemon. */
export function BrandLink({ to, onInk = false }: { to: Destination; onInk?: boolean }) {
  const colours = onInk ? { shape: 'var(--color-lemon)', dots: 'var(--color-ink)' } : {}
  return (
    <a
      {...linkTo(to)}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 font-display text-figure/none tracking-tight text-nowrap"
    >
      <BrandMark {...colours} className="size-8" />
      <span>{brand.name}</span>
    </a>
  )
}
