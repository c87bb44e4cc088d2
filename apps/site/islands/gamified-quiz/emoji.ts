/** Id of an emoji in the SVG sprite: `emoji-1f4f1`. */
export function emojiName(emoji: string): string {
  return `emoji-${emojiCode(emoji)}`
}

/** An emoji as Twemoji names its file: its code points, without the variation selector. */
export function emojiCode(emoji: string): string {
  return [...emoji]
    .map((character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-')
}
