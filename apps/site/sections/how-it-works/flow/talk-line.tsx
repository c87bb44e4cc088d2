import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

const large =
  'font-display text-sub/close tracking-close text-balance lap:text-sub lap-wide:text-figure he:tracking-normal'
const voices = {
  store: `${large} nib bg-lemon`,
  visitor: `${large} nib-end bg-blush`,
  ai: 'nib bg-ink text-base/snug text-pretty text-paper lap:text-base lap-wide:text-body [&_b]:text-lemon',
}

/** One line of the talk, in its speaker's colour and with the speaker's corner. */
export function TalkLine({ by, from, children }: { by: keyof typeof voices; from?: Copy; children: Copy }) {
  return (
    <div className={`rounded-card px-4.5 pt-4 pb-4 lap-wide:px-5.5 lap-wide:pt-5 lap-wide:pb-5 ${voices[by]}`}>
      {from && (
        <span className="mb-2 block font-text text-note/tight tracking-normal">
          <Words>{from}</Words>
        </span>
      )}
      <p>
        <Words>{children}</Words>
      </p>
    </div>
  )
}
