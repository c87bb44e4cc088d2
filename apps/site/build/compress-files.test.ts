import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'compress-files-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['page.html', 'script.js', 'style.css', 'icon.svg', 'sitemap.xml', 'llms.txt', 'site.webmanifest'])(
  '%s decompresses to what it was, and Brotli is the smaller of the two',
  async (name) => {
    const content = Buffer.from('<p>שלום, how many visitors leave your store?</p>\n'.repeat(40) + String(compressFiles))
    const file = await compressed(name, content)
    const [gz, br] = [readFileSync(`${file}.gz`), readFileSync(`${file}.br`)]
    expect(gunzipSync(gz)).toEqual(content)
    expect(brotliDecompressSync(br)).toEqual(content)
    expect(br.length).toBeLessThan(gz.length)
  },
)

test('an empty file has compressed copies too', async () => {
  const file = await compressed('empty.txt', Buffer.alloc(0))
  expect(brotliDecompressSync(readFileSync(`${file}.br`))).toHaveLength(0)
})

test.each(['font.woff2', 'picture.png', 'page.html.gz', '_headers'])('%s is left alone', async (name) => {
  await compressed(name, Buffer.from('any'))
  expect(readdirSync(folder)).toEqual([name])
})

async function compressed(name: string, content: Buffer): Promise<string> {
  const file = join(folder, name)
  writeFileSync(file, content)
  await compressFiles([file])
  return file
}
