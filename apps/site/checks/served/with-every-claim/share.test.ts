import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'
import { locales } from '@repo/contract/locale.ts'
import { readShare } from '@repo/site/seo/read-share.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { readPng } from '../read-png.ts'
import { root } from '@repo/content/testing/tested-build.ts'
import { readDocument, get } from '../site.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'

// The pictures are drawn before the build: npm run share-images.

const shared = pages.filter((page) => readShare(asCopy(page)))

test('every shared page has its own picture, words and language; the rest have nothing to share', () => {
  expect(shared.length).toBeGreaterThan(pages.length * 0.8)
  for (const page of pages) {
    const { head, title } = readDocument(page)
    const said = Object.fromEntries(
      [...head.querySelectorAll('meta[property^="og:"]')].map((tag) => [
        tag.getAttribute('property'),
        tag.getAttribute('content'),
      ]),
    )
    const picture = readShare(asCopy(page))
    expect.soft(said, page.path).toEqual(
      picture
        ? expect.objectContaining({
            'og:title': title,
            'og:description': head.querySelector('meta[name="description"]')?.getAttribute('content'),
            'og:url': brand.origin + page.path,
            'og:locale': locales[page.locale].openGraph,
            'og:image': `${brand.origin}/share/${picture.name}.png`,
            'og:image:width': '1200',
            'og:image:height': '630',
          })
        : {},
    )
  }
})

test('every picture has the size that its page says, is light, and cuts off no headline', async () => {
  for (const page of shared) {
    const file = readFileSync(`${root}/share/${readShare(asCopy(page))?.name}.png`)
    expect.soft(file.length, page.path).toBeLessThan(300_000)
    const { width, height, at } = await readPng(file)
    expect.soft([width, height], page.path).toEqual([1200, 630])
    // The pages behind the pictures are not built, so the letters are measured on the pictures themselves: their
    // outermost 24 px hold nothing but the surface.
    const surface = at(2, 2)
    const others = (columns: number[], lines: number[]) =>
      lines.reduce((sum, y) => sum + columns.filter((x) => at(x, y) !== surface).length, 0)
    const edges = [range(0, 24), range(width - 24, width)].flat()
    const rows = [range(0, 24), range(height - 24, height)].flat()
    expect.soft(others(edges, range(0, height)) + others(range(0, width), rows), page.path).toBe(0)
    // Every tenth line of the inside, where there is something to see.
    expect
      .soft(
        others(
          range(24, width - 24),
          range(3, 60).map((line) => line * 10),
        ),
        page.path,
      )
      .toBeGreaterThan(1000)
  }
})

test('pictures are served as such, and what the browser photographed is not published', async () => {
  expect((await get('/share/home.png')).headers.get('content-type')).toBe('image/png')
  expect((await get('/share/home')).status).toBe(404)
})

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, place) => from + place)
}
