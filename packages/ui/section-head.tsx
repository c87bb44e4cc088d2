import type { Copy } from '@repo/content/copy.ts'
import { Words } from './words.tsx'

/** A section's title with its introduction at the end of the line. */
export function SectionHead({ headline, text }: { headline: Copy; text: Copy }) {
  return (
    <div className="mb-8 grid items-end gap-x-16 gap-y-6 tab:mb-13 tab:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
      <Words.h2 className="type-title">{headline}</Words.h2>
      <Words.p className="type-lead text-slate">{text}</Words.p>
    </div>
  )
}
