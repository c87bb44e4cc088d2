import { existsSync, globSync, readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { servedGzipOnly } from './served-folder.ts'

// Content negotiation of nginx with the deploy configuration. Requests go without a client that would decompress by itself.

const files = globSync('dist/**/*.{html,js,svg,xml,txt,webmanifest}').map((file) => file.replaceAll('\\', '/'))
const accepted = [
  { accepts: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepts: 'br', encoding: 'br' },
  { accepts: 'gzip, deflate', encoding: 'gzip' },
  { accepts: 'br;q=0, gzip', encoding: 'gzip' },
  { accepts: 'identity', encoding: undefined },
  { accepts: 'gzip;q=0, br;q=0', encoding: undefined },
  { accepts: undefined, encoding: undefined },
]

for (const { accepts, encoding } of accepted) {
  test(`a browser that accepts ${accepts ?? 'nothing in particular'} gets ${encoding ?? 'plain files'}, and the same bytes`, async ({
    baseURL,
  }) => {
    expect(files.length).toBeGreaterThan(50)
    for (const file of files) {
      const { headers, body } = await ask(`${baseURL}${addressOf(file)}`, accepts)
      expect.soft(headers['content-encoding'], file).toBe(encoding)
      // Caches keep one answer per encoding, the plain one too.
      expect.soft(headers.vary, file).toBe('Accept-Encoding')
      expect.soft(decoded(body, headers['content-encoding']).equals(readFileSync(file)), file).toBe(true)
    }
  })
}

test('the compressed copies are not served by name', async ({ baseURL }) => {
  for (const file of files)
    for (const ending of ['br', 'gz']) {
      expect.soft(existsSync(`${file}.${ending}`), `${file}.${ending}`).toBe(true)
      const { status } = await ask(`${baseURL}/${file.slice('dist/'.length)}.${ending}`, 'br, gzip')
      expect.soft(status, `${file}.${ending}`).toBe(404)
    }
})

test('a server without the Brotli module serves gzip to the same browser', async () => {
  const { origin, close } = await servedGzipOnly('dist')
  const { headers, body } = await ask(`${origin}/pricing`, 'gzip, deflate, br, zstd')
  close()
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
  expect(decoded(body, 'gzip').equals(readFileSync('dist/pricing.html'))).toBe(true)
})

test('Chromium asks for Brotli and gets it', async ({ page: tab }) => {
  const answer = await tab.goto('/pricing')
  expect(await answer?.headerValue('content-encoding')).toBe('br')
})

/** The address that a built file has, /404 being one that leads nowhere. */
function addressOf(file: string): string {
  const path = file.slice('dist'.length).replace(/\.html$/, '')
  return path === '/index' ? '/' : path
}

function decoded(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}

async function ask(url: string, accepts: string | undefined) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: accepts === undefined ? {} : { 'accept-encoding': accepts } }, resolve).on('error', reject)
  })
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }
}
