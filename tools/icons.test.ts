import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GET } from '@repo/site/pages/site.webmanifest.ts'
import { icoFile } from './ico-file.ts'

test('icons have the sizes that the manifest and the pages name', async () => {
  const { icons } = (await GET().json()) as { icons: { src: string; sizes: string }[] }
  expect(icons.length).toBeGreaterThan(0)
  for (const { src, sizes } of [...icons, { src: '/apple-touch-icon.png', sizes: '180x180' }])
    expect.soft(readSize(readFileSync(`apps/site/public${src}`)), src).toBe(sizes)
})

test('every entry of an .ico file leads to the picture of its size', () => {
  const png = (name: string) => readFileSync(`apps/site/public/${name}.png`)
  const made = icoFile([
    { size: 180, png: png('apple-touch-icon') },
    { size: 192, png: png('icon-192') },
  ])
  for (const [ico, sizes] of [
    [readFileSync('apps/site/public/favicon.ico'), ['16x16', '32x32']],
    [made, ['180x180', '192x192']],
  ] as const) {
    // Reserved, kind, count; then for each picture: width, height …, length and offset in its last eight bytes.
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1])
    const entries = Array.from({ length: ico.readUInt16LE(4) }, (_, index) =>
      ico.subarray(6 + 16 * index, 22 + 16 * index),
    )
    expect(entries.map((entry) => `${entry[0]}x${entry[1]}`)).toEqual(sizes)
    const pictures = entries.map((entry) => ico.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8)))
    expect(pictures.map(readSize)).toEqual(sizes)
    for (const picture of pictures) expect(picture.subarray(-8, -4).toString()).toBe('IEND')
  }
})

/** Width and height in the header of a PNG. */
function readSize(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}
