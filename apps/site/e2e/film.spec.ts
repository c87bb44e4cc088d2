import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import page from '@repo/content/pages/5-reasons-empty.he.ts'
import { expect, test } from './strict-page.ts'

const { path } = page
const frames = 'main ol > li:has(h2)'

test('CP-06 the slider pulls the cover up by keys, and then the ad says what was asked', async ({ page: tab }) => {
  await tab.goto(path)
  const cloth = tab.locator('.cover-cloth')
  const top = async () => (await cloth.boundingBox())?.y ?? NaN
  const before = await top()
  await expect(tab.locator('.cover-ad')).toHaveCSS('opacity', '0')
  await tab.getByRole('slider').press('End')
  await expect(tab.locator('.cover-ad')).toHaveCSS('opacity', '1')
  await expect(tab.locator('.cover-stain')).toHaveCSS('opacity', '0')
  expect(await top()).toBeLessThan(before - 100)
  await tab.getByRole('slider').press('Home')
  expect(await top()).toBeGreaterThan(before + 100)
})

test('CP-06 on a laptop the film runs along as the page is scrolled, beside the card', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  await tab.goto(path)
  const card = tab.locator('aside')
  for (const [block, place] of [
    ['start', 0],
    ['end', 4],
  ] as const) {
    await tab.locator('.skeletons-reel').evaluate((reel, to) => {
      const { top, bottom } = reel.getBoundingClientRect()
      scrollBy({ top: to === 'start' ? top : bottom - innerHeight, behavior: 'instant' })
    }, block)
    const frame = tab.locator(frames).nth(place)
    await expect(frame).toBeInViewport({ ratio: 1 })
    await expect(card).toBeInViewport({ ratio: 1 })
    const [one, other] = await Promise.all([frame.boundingBox(), card.boundingBox()])
    expect(one?.x, 'the card does not lie on it').toBeGreaterThan((other?.x ?? NaN) + (other?.width ?? NaN))
  }
})

for (const [width, height, motion] of [
  [1440, 900, 'reduce'],
  [1366, 660, 'no-preference'],
  [390, 844, 'no-preference'],
] as const)
  test(`CP-06 CP-13 at ${width} × ${height} with ${motion} the film runs down, each frame whole, and the button of the card is one line`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width, height })
    await tab.emulateMedia({ reducedMotion: motion })
    await tab.goto(path)
    await expect(tab.locator('main a').first()).toBeInViewport({ ratio: 1 })
    const boxes = await tab.locator(frames).evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return { left, right, top, bottom }
      }),
    )
    expect(boxes).toHaveLength(5)
    for (const [place, { left, right, top }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(top).toBeGreaterThanOrEqual(boxes[place - 1]?.bottom ?? 0)
    }
    const button = tab.locator('aside a').first()
    await expect(button).toContainText(formText(claims.trial7, 'plain', 'he') ?? '')
    expect((await button.boundingBox())?.height, 'one line').toBeLessThan(60)
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('CP-06 the cover is half off, there is nothing to pull, and all five cards are there', async ({ page: tab }) => {
    await tab.goto(path)
    await expect(tab.locator('[data-cover] input')).toBeHidden()
    await expect(tab.locator('[data-cover] svg').first()).toBeVisible()
    await expect(tab.locator(frames)).toHaveCount(5)
    for (const frame of await tab.locator(frames).all()) await expect(frame.locator('h2')).toBeVisible()
  })
})
