import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { renderRedirectFiles } from '../../build/redirect-files.ts'
import { servedFolder } from '@repo/testing/served-folder.ts'
import { securityHeaders } from '../../../../deploy/headers.ts'
import { listRedirects } from '@repo/content/redirect.ts'
import { ownRedirectFindings } from '../../../../tools/doctor/site-findings.ts'

// An owner's redirects against the real nginx, in a site of two pages: the repository's own lists are empty.

const long = '/a-page-with-an-address-of-more-than-forty-bytes.html'
const redirects = listRedirects({
  shortLinks: [{ name: 'spring', to: '/pricing', source: 'meta', campaign: 'spring' }],
  movedPages: [
    { from: '/prices', to: '/pricing' },
    { from: '/מחירון/ישן', to: '/pricing' },
    { from: long, to: '/' },
  ],
})
const files = renderRedirectFiles(redirects)
const folder = mkdtempSync(join(tmpdir(), 'redirects-'))
afterAll(() => rmSync(folder, { recursive: true }))
for (const page of ['index', '404', 'pricing']) writeFileSync(join(folder, `${page}.html`), page)
mkdirSync(join(folder, 'go'))
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
const site = await servedFolder(folder)
afterAll(() => site.close())

const spring = '/pricing?utm_source=meta&utm_campaign=spring'
test.each([
  ['/go/spring', 302, spring],
  ['/go/spring/', 302, spring],
  ['/go/Spring', 302, spring],
  ['/go/spring?', 302, spring],
  // What the ad's platform adds is kept, after the link's own; what the link has itself is dropped, wherever and however often it is.
  ['/go/spring?fbclid=1&utm_source=x', 302, `${spring}&fbclid=1`],
  ['/go/spring?utm_source=x', 302, spring],
  ['/go/spring?utm_campaign=x&utm_medium=paid&utm_source=y&utm_source', 302, `${spring}&utm_medium=paid`],
  [
    '/go/spring?my_utm_source=x&utm_sources=y&a=utm_source=z',
    302,
    `${spring}&my_utm_source=x&utm_sources=y&a=utm_source=z`,
  ],
  ['/prices', 301, '/pricing'],
  ['/prices/?utm_source=x', 301, '/pricing?utm_source=x'],
  [encodeURI('/מחירון/ישן'), 301, '/pricing'],
  [long, 301, '/'],
  [`${long}?a=b`, 301, '/?a=b'],
])('RT-36 %s leads on, and the visitor’s parameters stay', async (path, status, location) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([status, location])
  for (const [name, value] of Object.entries(securityHeaders)) expect(answer.headers.get(name), name).toBe(value)
  expect(answer.headers.get('cache-control')).toBe('no-cache')
})

test.each([
  '/go',
  '/go/',
  '/go/sprin',
  '/go/spring/more',
  '//go/spring',
  '/go/spring%0d%0aSet-Cookie:%20pwn=1',
  '/go/spring%5c%5cevil.test',
  `${long}%0a`,
  '/_redirects',
  '/_short-links.map',
  '/_moved-pages.map',
])('RT-30 %s leads nowhere', async (path) => {
  const answer = await get(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
})

test('pages stay where they are', async () => {
  for (const path of ['/', '/pricing', '/pricing?utm_source=x']) expect((await get(path)).status, path).toBe(200)
})

test('the doctor follows each, and says when nginx was not reloaded', async () => {
  expect(await ownRedirectFindings(site.origin, redirects)).toEqual([{ ok: '4 short links and moved pages lead on.' }])
  const [finding] = await ownRedirectFindings(site.origin, [{ from: '/go/new', to: '/pricing', status: 302 }])
  expect(finding).toEqual({
    issue: '/go/new: answers 404, not a redirect to /pricing.',
    todo: 'nginx reads the redirects of a release when it is reloaded: nginx -t && systemctl reload nginx.',
  })
})

test('other hosts get moved pages with encoded addresses, and no short link, whose visitors would lose their parameters', () => {
  expect(files._redirects?.trim().split('\n')).toEqual(
    ['/prices', '/מחירון/ישן', long].flatMap((from) => {
      const to = from === long ? '/' : '/pricing'
      return [`${encodeURI(from)} ${to} 301`, `${encodeURI(from)}/ ${to} 301`]
    }),
  )
})

function get(path: string): Promise<Response> {
  return fetch(site.origin + path, { redirect: 'manual' })
}
