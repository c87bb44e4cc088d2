import { emojiName } from './emoji.ts'

/** Emoji from the SVG sprite. Decorative: the text beside it has the meaning. */
export function EmojiIcon({ emoji, className }: { emoji: string; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 36 36" className={className}>
      <use href={`#${emojiName(emoji)}`} />
    </svg>
  )
}
