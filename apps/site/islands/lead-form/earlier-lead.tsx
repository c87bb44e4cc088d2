import type { SentLeadWords } from '@repo/content/sections/lead.ts'
import { Words } from '@repo/ui/words.tsx'
import type { Progress } from './lead-delivery.ts'
import { noticeLook } from './card-look.ts'

/** Live region with the progress of a pending lead. It is in the DOM before it has text, so that changes are announced. */
export function EarlierLead({ progress, words, onRetry }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <output> is emptied when its form is reset.
    <div role="status" className="empty:hidden">
      {progress && (
        <div className={noticeLook}>
          <Words.p>{words.earlier[progress]}</Words.p>
          {progress === 'waiting' && (
            <button type="button" className="min-h-11 font-semibold underline underline-offset-4" onClick={onRetry}>
              <Words>{words.retry}</Words>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

interface Props {
  progress: Progress | undefined
  words: Pick<SentLeadWords, 'earlier' | 'retry'>
  onRetry: () => void
}
