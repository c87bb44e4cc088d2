import type { ReactNode } from 'react'
import type { BrandSign, BrandStripSection } from '@repo/content/sections/home-variant.ts'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

/** Six boxes for logos. The brands are invented, and so are their signs. */
export function BrandStrip({ brands, note }: BrandStripSection) {
  return (
    <section className="wrap">
      <ul className="grid grid-cols-2 gap-2 pt-6 pb-3.5 tab:grid-cols-3 tab:gap-3 tab:pt-10 lap:grid-cols-6">
        {brands.map(({ name, mark }) => (
          <li
            key={plainWords(name)}
            className="flex min-h-19 items-center justify-center gap-2.5 rounded-medium bg-fog px-2 font-display text-body/close text-slate tab:min-h-23 tab:text-sub/close"
          >
            <svg viewBox="0 0 28 28" fill="currentColor" aria-hidden="true" className="size-7 flex-none">
              {signs[mark]}
            </svg>
            <Words.bdi>{name}</Words.bdi>
          </li>
        ))}
      </ul>
      <Words.p className="type-small text-slate">{note}</Words.p>
    </section>
  )
}

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 5, strokeLinecap: 'round' } as const

const signs: Record<BrandSign, ReactNode> = {
  arch: <path d="M3 25V14a11 11 0 0 1 22 0v11" {...line} />,
  diamond: <path d="M14 2 26 14 14 26 2 14z" />,
  fig: (
    <>
      <path d="M14 2a12 12 0 0 1 0 24z" />
      <circle cx="7" cy="14" r="4" />
    </>
  ),
  pebbles: (
    <>
      <circle cx="10" cy="18" r="9" />
      <circle cx="21" cy="9" r="6" />
    </>
  ),
  rings: (
    <>
      <circle cx="9" cy="14" r="8" />
      <circle cx="19" cy="14" r="8" opacity=".5" />
    </>
  ),
  zigzag: <path d="M4 24V6l18 18V6" {...line} strokeLinejoin="round" />,
}
