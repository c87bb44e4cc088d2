/** The name under which an emoji lies in the page's HTML: `emoji-1f4f1`. */
export function emojiName(emoji: string): string {
  return `emoji-${emojiCode(emoji)}`
}

/** An emoji as Twemoji names its file: its code points, without the one that only asks for colour. */
export function emojiCode(emoji: string): string {
  return [...emoji]
    .map((character) => character.codePointAt(0)?.toString(16) ?? '')
    .filter((code) => code !== 'fe0f')
    .join('-')
}
