import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

const large = 'font-display text-sub/close tracking-close text-balance wide:text-sub lap:text-figure he:tracking-normal'
const voices = {
  store: `${large} rounded-es-cut-corner bg-lemon`,
  visitor: `${large} rounded-ee-cut-corner bg-blush`,
  ai: 'rounded-es-cut-corner bg-ink text-base/snug text-pretty text-paper wide:text-small lap:text-body [&_b]:text-lemon',
}

/** One line of the talk, in its speaker's colour and with the speaker's corner. */
export function TalkLine({ by, from, children }: { by: keyof typeof voices; from?: Copy; children: Copy }) {
  return (
    <div className={`rounded-card px-4.5 pt-4 pb-4 lap:px-5.5 lap:pt-5 lap:pb-5 ${voices[by]}`}>
      {from && <Words.span className="mb-2 block font-text text-note/close tracking-normal">{from}</Words.span>}
      <Words.p>{children}</Words.p>
    </div>
  )
}
