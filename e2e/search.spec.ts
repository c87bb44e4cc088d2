import { expect, test, type APIRequestContext } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { missingDetails } from '#content/owner.ts'
import type { Page } from '#content/page.ts'
import { addressOf, pages } from './page-list.ts'

// What a search engine gets: the served HTML of every page, read without a browser, and the files that lead to it.

/** Pages that quote what only the owner knows: listed once every detail is there. */
const drafts = [
  ['/accessibility-he', '/accessibility'],
  ['/privacy-he', '/privacy'],
  ['/terms-he', '/terms'],
]
const completed = missingDetails().length === 0 ? drafts : []
/** Everything else advertises, answers one visitor or is empty. */
const listed = [
  '/',
  '/how-it-works',
  '/features',
  '/pricing',
  '/integrations',
  '/casestudy',
  '/quiz',
  '/quiz-en',
  '/quiz2',
  '/5-reasons',
  '/10-ways',
  '/10-ways-he',
  '/credits',
  '/credits-he',
  ...completed.flat(),
]
/** The same page in two languages. */
const pairs = [['/quiz', '/quiz-en'], ['/10-ways-he', '/10-ways'], ['/credits-he', '/credits'], ...completed]

for (const page of pages) {
  const isListed = listed.includes(page.path)

  test(`${page.path} says whether it may be listed, and its one address`, async ({ request }) => {
    const { metas, links } = await headOf(page, request)
    expect(metas.filter(({ name }) => name === 'robots').map(({ content }) => content)).toEqual(
      isListed ? [] : ['noindex'],
    )
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual(
      page.path === '/404' ? [] : [brand.origin + page.path],
    )
    const pair = pairs.find((each) => each.includes(page.path) && each.every((path) => isThere(path)))
    expect(links.filter(({ rel }) => rel === 'alternate').map(({ hreflang, href }) => [hreflang, href])).toEqual(
      pair
        ? [
            ['en', brand.origin + pair[1]],
            ['he', brand.origin + pair[0]],
            ['x-default', brand.origin + pair[1]],
          ]
        : [],
    )
  })
}

test('the sitemap lists every page that may be listed, each version with the others', async ({
  request,
  page: tab,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toMatch(/^(application|text)\/xml/)
  const urls = await tab.evaluate(
    (xml) => {
      const map = new DOMParser().parseFromString(xml, 'application/xml')
      if (map.querySelector('parsererror')) throw new Error(map.documentElement.textContent)
      return [...map.querySelectorAll('urlset > url')].map((url) => ({
        loc: url.querySelector('loc')?.textContent ?? '',
        versions: [...url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')].map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      }))
    },
    await response.text(),
  )
  expect(urls.map(({ loc }) => loc).toSorted()).toEqual(
    listed
      .filter(isThere)
      .map((path) => brand.origin + path)
      .toSorted(),
  )
  for (const { loc, versions } of urls) {
    if (versions.length === 0) continue
    expect(versions.map(([, href]) => href)).toContain(loc)
    for (const [, href] of versions) expect(urls.find((url) => url.loc === href)?.versions, loc).toEqual(versions)
  }
  expect(urls.filter(({ versions }) => versions.length > 0)).toHaveLength(
    pairs.flat().filter((path) => isThere(path)).length,
  )
})

test('robots.txt forbids nothing, so that noindex can be read, and leads to the sitemap', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).not.toContain('Disallow')
  expect(robots).toContain(`Sitemap: ${brand.origin}/sitemap.xml`)
})

test('llms.txt tells the product and its listed pages in both languages', async ({ request }) => {
  const response = await request.get('/llms.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(new RegExp(`^# ${brand.name}\n\n> `))
  expect(text).toMatch(/[\u05D0-\u05EA]{3}/)
  const linked = [...text.matchAll(/\]\((.+?)\)/g)].map(([, href]) => href)
  expect(linked.toSorted()).toEqual(
    listed
      .filter(isThere)
      .map((path) => brand.origin + path)
      .toSorted(),
  )
  expect(text).not.toMatch(/[{}\u2066-\u2069]|\*\*|==|\[\[/)
})

test('the manifest names the brand and icons that are there', async ({ request }) => {
  const response = await request.get('/site.webmanifest')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const { name, icons } = (await response.json()) as { name: string; icons: { src: string; sizes: string }[] }
  expect(name).toBe(brand.name)
  for (const { src } of [...icons, { src: '/favicon.ico' }, { src: '/favicon.svg' }, { src: '/apple-touch-icon.png' }])
    expect((await request.get(src)).headers()['content-type'], src).toMatch(/^image\//)
})

function isThere(path: string): boolean {
  return pages.some((page) => page.path === path)
}

async function headOf(page: Page, request: APIRequestContext) {
  const html = await (await request.get(addressOf(page))).text()
  const head = html.slice(0, html.indexOf('</head>')).replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
  const tags = (name: string) =>
    [...head.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value]) => [key, value])),
    )
  return { metas: tags('meta'), links: tags('link') }
}
