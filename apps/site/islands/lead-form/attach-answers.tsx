import { useId, useState } from 'react'
import type { BoxWords } from '@repo/content/sections/lead.ts'
import { Words } from '@repo/ui/words.tsx'
import { keptAnswers } from '@repo/site/analytics/kept-answers.ts'

/** Box that attaches the answers of the quiz to the lead. It is there only if this tab has answers, and never ticked in advance. */
export function AttachAnswers({ words, isFixed, onEdit }: AttachAnswersProps) {
  const hintId = useId()
  const [isOffered] = useState(() => keptAnswers() !== undefined)
  if (!isOffered) return null
  return (
    <div>
      <label className="flex min-h-11 w-fit cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="answers"
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

interface AttachAnswersProps {
  words: BoxWords
  /** Unchangeable while sending. */
  isFixed: boolean
  onEdit: () => void
}
