import { drawnEmoji } from './drawn-emoji.ts'
import { emojiName } from './emoji.ts'

/** SVG of an emoji, in a box of 36 × 36: our own drawing, else the character as the device draws it. Runs at build time only. */
export function emojiDrawing(emoji: string): { name: string; shapes: string } {
  const ofDevice = `<text x="18" y="29" font-size="30" text-anchor="middle">${emoji}</text>`
  return { name: emojiName(emoji), shapes: drawnEmoji[emoji] ?? ofDevice }
}
