import { existsSync, globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { servedGzipOnly } from '@repo/testing/served-folder.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { sendRequest, type Answer } from '../../../../tools/doctor/send-request.ts'

// Content negotiation of nginx with the deploy configuration. Requests go without a client that would decompress by itself.

// Entrances of experiments and pages of short links are written after the others are compressed: experiments.test.ts, owner-redirects.test.ts.
const files = globSync(`${root}/**/*.{html,js,svg,xml,txt,webmanifest}`).filter(
  (file) => !/^\/(try|go)\//.test(file.slice(root.length)),
)
const origin = inject('origin')
const accepted = [
  { accepts: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepts: 'br', encoding: 'br' },
  { accepts: 'gzip, deflate', encoding: 'gzip' },
  { accepts: 'br;q=0, gzip', encoding: 'gzip' },
  { accepts: 'identity', encoding: undefined },
  { accepts: 'gzip;q=0, br;q=0', encoding: undefined },
  { accepts: undefined, encoding: undefined },
]

test.each(accepted)(
  'a browser that accepts $accepts gets $encoding, and the same bytes',
  async ({ accepts, encoding }) => {
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      const { status, headers, body } = await askFor(origin + writeAddress(file), accepts)
      expect.soft(status, file).toBe(file.endsWith('/404.html') ? 404 : 200)
      expect.soft(headers['content-encoding'], file).toBe(encoding)
      // Caches keep one answer per encoding, the plain one too.
      expect.soft(headers.vary, file).toBe('Accept-Encoding')
      expect.soft(decoded(body, headers['content-encoding']).equals(readFileSync(file)), file).toBe(true)
    }
  },
)

test('the compressed copies are not served by name', async () => {
  for (const file of files)
    for (const ending of ['br', 'gz']) {
      expect.soft(existsSync(`${file}.${ending}`), `${file}.${ending}`).toBe(true)
      const { status } = await askFor(`${origin}${file.slice(root.length)}.${ending}`, 'br, gzip')
      expect.soft(status, `${file}.${ending}`).toBe(404)
    }
})

test('a server without the Brotli module serves gzip to the same browser', async () => {
  const { origin, close } = await servedGzipOnly(root)
  const { headers, body } = await askFor(`${origin}/pricing`, 'gzip, deflate, br, zstd')
  close()
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(decoded(body, 'gzip').equals(readFileSync(`${root}/pricing.html`))).toBe(true)
})

/** The address that a built file has, /404 being one that leads nowhere. */
function writeAddress(file: string): string {
  const path = file.slice(root.length).replace(/\.html$/, '')
  return path === '/index' ? '/' : path
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

function askFor(url: string, accepts: string | undefined): Promise<Answer> {
  return sendRequest(url, { headers: accepts === undefined ? {} : { 'accept-encoding': accepts } })
}
