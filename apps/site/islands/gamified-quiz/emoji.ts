/** Id of an emoji in the SVG sprite, by its code points: `emoji-1f4f1`. */
export function emojiName(emoji: string): string {
  return ['emoji', ...[...emoji].map((character) => character.codePointAt(0)?.toString(16))].join('-')
}
