import type { Titled } from '@repo/content/sections/shared.ts'
import { Words } from '@repo/ui/words.tsx'

/** A card's name and what to do with it. */
export function CardWords({ title, text, className = 'text-slate' }: Titled & { className?: string }) {
  return (
    <div>
      <Words.h2 className="type-head">{title}</Words.h2>
      <Words.p className={`mt-2 max-w-[24em] text-pretty ${className}`}>{text}</Words.p>
    </div>
  )
}
