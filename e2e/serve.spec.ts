import { expect, test } from '@playwright/test'
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

for (const path of ['/no-such-page', '/no/such/page', '/404', '/404.html', '/assets/no-such.js', '/assets']) {
  test(`RT-30 ${path} is answered with the 404 page and its status`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 })
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
      'cache-control': 'no-cache',
      ...security,
    })
  })
}

test('files named by their content are kept for a year', async ({ request }) => {
  const html = await (await request.get('/no-such-page')).text()
  const [, font = ''] = /href="(\/assets\/[^"]+\.woff2)"/.exec(html) ?? []
  const response = await request.get(font)
  expect(response.status()).toBe(200)
  expect(response.headers()).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    ...security,
  })
})

const security = {
  'content-security-policy': "frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
