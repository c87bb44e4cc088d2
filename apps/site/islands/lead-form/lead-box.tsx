import { useId } from 'react'
import type { BoxWords } from '@repo/content/sections/lead.ts'
import { Words } from '@repo/ui/words.tsx'

/** A box of the lead form with what it is for. Never ticked in advance. */
export function LeadBox({ name, words, isFixed, onEdit }: LeadBoxProps & { name: string }) {
  const hintId = useId()
  return (
    <div className="mb-5">
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={name}
          aria-describedby={hintId}
          // A checkbox has no read-only state.
          disabled={isFixed}
          onChange={onEdit}
          className="size-6 flex-none cursor-pointer accent-ink"
        />
        <Words.span>{words.label}</Words.span>
      </label>
      <Words.p id={hintId} className="ps-9 text-base text-pretty text-slate">
        {words.hint}
      </Words.p>
    </div>
  )
}

export interface LeadBoxProps {
  words: BoxWords
  /** Unchangeable while sending. */
  isFixed: boolean
  onEdit: () => void
}
