import { emojiName } from './emoji.ts'

/** An emoji as a drawing. The words beside it say what it means. */
export function EmojiIcon({ emoji, className }: { emoji: string; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className={className}>
      <use href={`#${emojiName(emoji)}`} />
    </svg>
  )
}
