import type { Copy } from '@repo/content/copy.ts'
import { Words } from '@repo/ui/words.tsx'

const large =
  'font-display text-[1.375rem]/[1.12] tracking-[-.018em] text-balance lap-small:text-[1.25rem] lap-wide:text-[1.5625rem] he:tracking-normal'
const voices = {
  store: `${large} rounded-es-[6px] bg-lemon`,
  visitor: `${large} rounded-ee-[6px] bg-blush`,
  ai: 'rounded-es-[6px] bg-ink text-[1rem]/[1.42] text-pretty text-paper lap-small:text-[.9688rem] lap-wide:text-[1.0625rem] [&_b]:text-lemon',
}

/** One line of the talk, in its speaker's colour and with the speaker's corner. */
export function TalkLine({ by, from, children }: { by: keyof typeof voices; from?: Copy; children: Copy }) {
  return (
    <div
      className={`rounded-[30px] px-[1.1rem] pt-[.95rem] pb-4 lap-wide:px-[1.4rem] lap-wide:pt-[1.2rem] lap-wide:pb-5 ${voices[by]}`}
    >
      {from && (
        <span className="mb-[.45rem] block font-text text-[.875rem]/[1.2] tracking-normal">
          <Words>{from}</Words>
        </span>
      )}
      <p>
        <Words>{children}</Words>
      </p>
    </div>
  )
}
