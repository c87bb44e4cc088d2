import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { drawnEmoji } from './drawn-emoji.ts'
import { emojiCode, emojiName } from './emoji.ts'

const require = createRequire(import.meta.url)
const folder = dirname(require.resolve('@twemoji/svg/package.json'))

/** SVG of an emoji, the same on every device: our own, else Twemoji's. Runs at build time only. */
export function emojiDrawing(emoji: string): { name: string; viewBox: string; shapes: string } {
  const drawn = drawnEmoji[emoji]
  if (drawn) return { name: emojiName(emoji), viewBox: '0 0 36 36', shapes: drawn }
  const file = join(folder, `${emojiCode(emoji)}.svg`)
  if (!existsSync(file)) throw new Error(`Twemoji has no drawing of "${emoji}" (${file}). Choose another emoji.`)
  const [, viewBox = '', shapes = ''] =
    /<svg[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? []
  return { name: emojiName(emoji), viewBox, shapes }
}
