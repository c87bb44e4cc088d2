import type { ConversationPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'
import { Tap, Taps } from './touch/tap.tsx'

const bubble = 'w-fit max-w-[88%] rounded-large px-4.5 py-3'
const voices = {
  question: 'rounded-es-cut-corner bg-lemon font-display text-large/tight text-balance text-ink',
  visitor: 'ms-auto rounded-ee-cut-corner bg-blush leading-snug text-balance text-ink',
  brand: 'rounded-es-cut-corner bg-ink leading-snug text-pretty text-paper [&_b]:text-lemon',
  sale: 'ms-auto flex items-center gap-2.5 rounded-ee-cut-corner bg-jade leading-snug font-semibold text-ink',
}

/** With `touch` the sale is a chip to press. */
export function Conversation({ lines, touch }: ConversationPicture & { touch?: boolean }) {
  return (
    <div className="grid gap-2">
      {lines.map(({ by, says }) =>
        by === 'sale' && touch ? (
          <Taps key={plainWords(says)} className="contents">
            <Tap
              type="checkbox"
              name="sale"
              className={`${bubble} group min-h-11 ${voices.sale} has-checked:bg-jade-deep has-checked:text-paper`}
            >
              <Icon name="bag" className="group-has-checked:hidden" />
              <Icon name="check" className="not-group-has-checked:hidden" />
              <Words.span>{says}</Words.span>
            </Tap>
          </Taps>
        ) : (
          <p key={plainWords(says)} className={`${bubble} ${voices[by]}`}>
            {by === 'sale' && <Icon name="bag" />}
            <Words.span>{says}</Words.span>
          </p>
        ),
      )}
    </div>
  )
}
