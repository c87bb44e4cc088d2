import type { SentLeadWords } from '#content/sections/lead.ts'
import { Words } from '#ui/words.tsx'
import type { Progress } from './deliver-leads.ts'
import './earlier-lead.css'

/** How it goes with the lead of an earlier visit. The place is there before anything is said in it, so that it is read out. */
export function EarlierLead({ progress, words, onRetry }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An <output> is emptied when its form is reset.
    <div role="status">
      {progress && (
        <div className="earlier-lead">
          <p>
            <Words>{words.earlier[progress]}</Words>
          </p>
          {progress === 'waiting' && (
            <button type="button" className="earlier-lead-retry" onClick={onRetry}>
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
