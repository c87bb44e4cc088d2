import { readVersion } from '../../build/build-record.ts'
import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { parseXml } from '../built/read-page.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { readDocument, get } from './site.ts'

// What a search engine gets: the head of every page, and the files that lead to it.

const listed = pages.filter(({ indexable }) => indexable)
const addresses = listed.map(({ path }) => brand.origin + path).toSorted()

test('every page says whether it may be listed, and its one address', () => {
  expect(listed.length).toBeGreaterThan(10)
  for (const page of pages) {
    const { head } = readDocument(page)
    const robots = [...head.querySelectorAll('meta[name="robots"]')].map((meta) => meta.getAttribute('content'))
    expect.soft(robots, page.path).toEqual(page.indexable ? [] : ['noindex'])
    const canonical = [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href'))
    expect.soft(canonical, page.path).toEqual(page.path === '/404' ? [] : [brand.origin + page.path])
    const alternates = [...head.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ])
    expect.soft(alternates, page.path).toEqual(versionsOf(page))
  }
})

test('the sitemap lists every page that may be listed, each version with the others', async () => {
  const response = await get('/sitemap.xml')
  expect(response.headers.get('content-type')).toMatch(/^(application|text)\/xml/)
  const urls = [...parseXml(await response.text()).querySelectorAll('urlset > url')].map((url) => ({
    loc: url.querySelector('loc')?.textContent ?? '',
    versions: [...url.children]
      .filter(({ localName }) => localName === 'link')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  }))
  expect(urls.map(({ loc }) => loc).toSorted()).toEqual(addresses)
  for (const { loc, versions } of urls) {
    const page = pages.find(({ path }) => brand.origin + path === loc)
    expect.soft(versions, loc).toEqual(page && versionsOf(page))
  }
  expect(urls.filter(({ versions }) => versions.length > 0).length).toBeGreaterThan(3)
})

test('robots.txt forbids nothing, so that noindex can be read, and leads to the sitemap', async () => {
  const robots = await (await get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`)
})

test('llms.txt describes the product and its listed pages in both languages', async () => {
  const response = await get('/llms.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `))
  expect(text).toMatch(/[\u05D0-\u05EA]{3}/)
  expect([...text.matchAll(/\]\((.+?)\)/g)].map(([, href]) => href).toSorted()).toEqual(addresses)
  expect(text).not.toMatch(/[{}\u2066-\u2069]|\*\*/)
})

test('the manifest names the brand and icons that are there', async () => {
  const response = await get('/site.webmanifest')
  expect(response.headers.get('content-type')).toContain('application/manifest+json')
  const { name, version, icons } = (await response.json()) as {
    name: string
    version: string
    icons: { src: string; sizes: string }[]
  }
  expect([name, version]).toEqual([brand.name, readVersion()])
  for (const { src } of [...icons, { src: '/favicon.ico' }, { src: '/favicon.svg' }, { src: '/apple-touch-icon.png' }])
    expect.soft((await get(src)).headers.get('content-type'), src).toMatch(/^image\//)
})

/** What the versions of a page say of each other; English is the default for other languages. */
function versionsOf(page: PageTexts): [string, string][] {
  const versions = [page, ...findTranslations(page, pages)]
    .filter(({ indexable }) => indexable)
    .toSorted((one, two) => one.locale.localeCompare(two.locale))
  if (!page.indexable || versions.length < 2) return []
  const english = versions.filter(({ locale }) => locale === 'en').map(({ path }) => path)
  return [
    ...versions.map(({ locale, path }): [string, string] => [locale, brand.origin + path]),
    ['x-default', brand.origin + english.join()],
  ]
}
