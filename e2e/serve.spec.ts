import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, test } from '@playwright/test'
import { caching, securityHeaders } from '../deploy/headers.ts'
import { headersFile } from '../deploy/static-host.ts'
import { addressOf, pages } from './page-list.ts'

// What the deploy configuration of nginx promises. One request each, no browser.

for (const page of pages.filter(({ path }) => path !== '/404')) {
  test(`${page.path} has one address, and its other spellings lead there in one step`, async ({ request }) => {
    const straight = await request.get(page.path, { maxRedirects: 0 })
    expect(straight.status()).toBe(200)
    expect(straight.headers()['content-type']).toBe('text/html; charset=utf-8')
    const others = page.path === '/' ? ['/index.html'] : [`${page.path}/`, `${page.path}.html`]
    for (const other of others) {
      const led = await request.get(`${other}?utm_source=x`, { maxRedirects: 0 })
      expect(led.status(), other).toBe(301)
      expect(led.headers().location, other).toBe(`${page.path}?utm_source=x`)
    }
  })
}

const missing = [
  '/no-such-page',
  '/no/such/page',
  '/no-such-page/',
  '/no-such-page.html',
  '/404',
  '/404/',
  '/404.html',
  '/index',
  '/index/',
  '//quiz',
  '/%2Fquiz',
  '/quiz//',
  '/quiz.html/',
  '/index.html.br',
  '/index.html.gz',
  '/404.html.br',
  '/404.html.gz',
  '/assets/no-such.js',
  '/assets',
  '/assets/',
]
for (const path of missing) {
  test(`RT-30 ${path} is answered with the 404 page and its status`, async ({ request, baseURL }) => {
    const response = await request.get(baseURL + path, { maxRedirects: 0 })
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('Oops! Page not found')
  })
}

for (const page of pages) {
  test(`${page.path} comes compressed, asked for again each time, with the security headers`, async ({ request }) => {
    const response = await request.get(addressOf(page), { headers: { 'accept-encoding': 'gzip' } })
    expect(response.headers()).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      'cache-control': caching.rest,
      ...security,
    })
  })
}

test('every file of the build carries the security headers and says how long it may be kept', async ({ request }) => {
  const files = (await readdir('dist', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_headers$/.test(entry.name))
    .map((entry) => `/${relative('dist', join(entry.parentPath, entry.name))}`)
  expect(files).toEqual(expect.arrayContaining(['/robots.txt', '/sitemap.xml', '/llms.txt', '/site.webmanifest']))
  expect(files.filter((file) => file.startsWith('/share/')).length).toBeGreaterThan(30)
  for (const file of files) {
    const response = await request.get(file)
    expect.soft(response.status(), file).toBe(200)
    const kept = file.startsWith('/assets/') ? caching.assets : caching.rest
    expect.soft(response.headers(), file).toMatchObject({ 'cache-control': kept, ...security })
    expect.soft(response.headers()['content-type'], file).not.toBe('application/octet-stream')
  }
})

test('what is no page carries the security headers too: a step to another address, a refusal', async ({ request }) => {
  const led = await request.get('/pricing/', { maxRedirects: 0 })
  const refused = await request.post('/pricing')
  const missing = await request.get('/assets/no-such.js')
  expect([led.status(), refused.status(), missing.status()]).toEqual([301, 405, 404])
  for (const response of [led, refused, missing]) expect(response.headers()).toMatchObject(security)
})

test('what the build has for other hosts is not served here', async ({ request }) => {
  expect(await readFile('dist/_headers', 'utf8')).toBe(headersFile())
  expect((await request.get('/_headers')).status()).toBe(404)
})

for (const page of pages) {
  test(`${page.path} names by hash all that may run in it, before anything could`, async ({ request }) => {
    const html = await (await request.get(addressOf(page))).text()
    const [, policy = ''] =
      /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="([^"]+)">/i.exec(
        html,
      ) ?? []
    expect(policy).toContain("default-src 'self'; script-src 'self'")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe|\*;| https?: |strict-dynamic/)
  })
}

const security = Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value]))
