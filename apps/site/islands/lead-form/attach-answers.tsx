import { useId, useState } from 'react'
import { keptAnswers } from '@repo/site/analytics/kept-answers.ts'
import type { AttachWords } from '@repo/content/sections/lead.ts'
import { Words } from '@repo/ui/words.tsx'

/** Box that attaches the answers of the quiz to the lead. It is there only if this tab has answers, and never ticked in advance. */
export function AttachAnswers({ words, isFixed, onEdit }: Props) {
  const [isOffered] = useState(() => keptAnswers() !== undefined)
  const hintId = useId()
  if (!isOffered) return null
  return (
    <div className="mb-5">
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
        <span>
          <Words>{words.label}</Words>
        </span>
      </label>
      <p id={hintId} className="ps-9 text-base text-pretty text-slate">
        <Words>{words.hint}</Words>
      </p>
    </div>
  )
}

interface Props {
  words: AttachWords
  /** Unchangeable while sending. */
  isFixed: boolean
  onEdit: () => void
}
