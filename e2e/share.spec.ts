import { brand } from '#content/brand.ts'
import { locales } from '#contract/locale.ts'
import { shareOf } from '#site/seo/share-of.ts'
import { addressOf, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

for (const page of pages) {
  const shared = shareOf(page)
  test(`${page.path} ${shared ? 'is shared with its own picture, words and language' : 'has nothing to share'}`, async ({
    page: tab,
    request,
  }) => {
    await tab.goto(addressOf(page))
    const said = Object.fromEntries(
      await tab
        .locator('meta[property^="og:"]')
        .evaluateAll((tags) => tags.map((tag) => [tag.getAttribute('property'), tag.getAttribute('content')])),
    )
    if (!shared) return expect(said).toEqual({})

    expect(said).toMatchObject({
      'og:title': await tab.title(),
      'og:description': await tab.locator('meta[name="description"]').getAttribute('content'),
      'og:url': brand.origin + page.path,
      'og:locale': locales[page.locale].openGraph,
      'og:image:width': '1200',
      'og:image:height': '630',
    })
    const { pathname, origin } = new URL(String(said['og:image']))
    expect(origin).toBe(brand.origin)
    const picture = await request.get(pathname)
    expect(picture.headers()['content-type']).toBe('image/png')
    const bytes = await picture.body()
    // A PNG tells its size in its first chunk.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(bytes.length).toBeLessThan(300_000)
  })
}

test('the page behind a picture is not published', async ({ request }) => {
  expect((await request.get('/share/home')).status()).toBe(404)
})

test('no headline is cut off on its picture', async ({ page: tab }) => {
  // The pages behind the pictures are gone from the build, so the letters are measured on the pictures themselves: the
  // outermost 24 px of every picture hold nothing but its ground.
  for (const page of pages) {
    const shared = shareOf(page)
    if (!shared) continue
    await tab.goto(`/share/${shared.name}.png`)
    const edges = await tab.evaluate(() => {
      const image = document.images[0] as HTMLImageElement
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext(
        '2d',
      ) as OffscreenCanvasRenderingContext2D
      canvas.drawImage(image, 0, 0)
      const { data, width, height } = canvas.getImageData(0, 0, image.naturalWidth, image.naturalHeight)
      const at = (x: number, y: number) => data.slice((y * width + x) * 4, (y * width + x) * 4 + 3).join()
      const ground = at(2, 2)
      let found = 0
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const isEdge = x < 24 || y < 24 || x >= width - 24 || y >= height - 24
          if (isEdge && at(x, y) !== ground) found++
        }
      }
      return found
    })
    expect.soft(edges, page.path).toBe(0)
  }
})
