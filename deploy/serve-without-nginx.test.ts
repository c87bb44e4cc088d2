import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { caching, securityHeaders } from './headers.ts'
import { serveWithoutNginx } from './serve-without-nginx.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
afterAll(() => rmSync(folder, { recursive: true }))
const root = join(folder, 'dist')
mkdirSync(join(root, 'assets'), { recursive: true })
writeFileSync(join(folder, 'secret.txt'), 'secret')
for (const name of ['index.html', 'pricing.html', '404.html', 'assets/a.js', 'assets/a.js.gz', '_build.json', '.env'])
  writeFileSync(join(root, name), name)
const server = serveWithoutNginx(root, 0)
afterAll(() => server.close())
await once(server, 'listening')

test.each([
  ['/', 'index.html'],
  ['/pricing?utm_source=meta', 'pricing.html'],
  ['/assets/a.js', 'assets/a.js'],
])('%s is answered with %s', async (path, body) => {
  expect(await answer(path)).toMatchObject({ status: 200, body })
})

const files = ['/assets/a.js.gz', '/_build.json', '/.env', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt']
const spellings = [
  '/pricing/',
  '/pricing.html',
  '/404',
  '/index',
  '//pricing',
  '/assets',
  '/..\\secret.txt',
  '/pricing%00',
]

test.each(['/nowhere', ...spellings, ...files])('%s is answered with the 404 page', async (path) => {
  expect(await answer(path)).toMatchObject({ status: 404, body: '404.html' })
})

test('pages and files have the headers that nginx sends', async () => {
  const security = Object.fromEntries(
    Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const page = { 'cache-control': caching.rest, 'content-type': 'text/html; charset=utf-8', ...security }
  expect((await answer('/pricing')).headers).toMatchObject(page)
  expect((await answer('/nowhere')).headers).toMatchObject(page)
  expect((await answer('/assets/a.js')).headers).toMatchObject({ 'cache-control': caching.assets, ...security })
})

/** Not `fetch`, which would resolve `..` itself. */
async function answer(path: string) {
  const sent = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', path }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const chunk of response) body += String(chunk)
  return { status: response.statusCode as number, headers: response.headers as Record<string, string>, body }
}
