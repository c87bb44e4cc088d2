import type { ConversationPicture } from '@repo/content/sections/illustrations.ts'
import { Icon } from '@repo/ui/icon.tsx'
import { plainWords } from '@repo/ui/plain-words.ts'
import { Words } from '@repo/ui/words.tsx'

const bubble = 'w-fit max-w-[88%] rounded-[22px] px-[1.1rem] py-[.8rem] text-pretty'
const voices = {
  question: 'rounded-es-[4px] bg-lemon font-display text-[1.1875rem]/[1.3] text-ink',
  visitor: 'ms-auto rounded-ee-[4px] bg-blush leading-[1.42] text-ink',
  brand: 'rounded-es-[4px] bg-ink leading-[1.42] text-paper [&_b]:text-lemon',
  sale: 'ms-auto flex items-center gap-[.6rem] rounded-ee-[4px] bg-jade leading-[1.42] font-semibold text-ink',
}

export function Conversation({ lines }: ConversationPicture) {
  return (
    <div className="grid gap-2">
      {lines.map(({ by, says }) => (
        <p key={plainWords(says)} className={`${bubble} ${voices[by]}`}>
          {by === 'sale' && <Icon name="bag" />}
          <span>
            <Words>{says}</Words>
          </span>
        </p>
      ))}
    </div>
  )
}
