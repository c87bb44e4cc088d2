import { partsInOrder } from '../checks/parts-in-order.ts'
import { findReasons } from '../checks/source/reason-checks.ts'
import { buildAddress, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// What these pages say is read in their HTML (apps/site/checks/served/with-every-claim/reasons.test.ts); here, where it is drawn.

const reasonPages = pages.filter((page) => findReasons(page).length > 0)

// One tab for all pages of a language: they share most of their files.
for (const [locale, alike] of Map.groupBy(reasonPages, (page) => page.locale))
  test(`CP-05 CP-11 every page of reasons in ${locale} draws its headline, reasons, gifts and card from top to bottom on a phone, and the chat under the button`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 390, height: 844 })
    for (const page of alike)
      await test.step(page.path, async () => {
        await tab.goto(buildAddress(page))
        const { items, parts, links } = await tab.evaluate(drawnTops)
        expect(items).toBeGreaterThan(4)
        expect(links.length).toBeGreaterThan(0)
        for (const tops of [parts, links]) {
          expect(tops).toEqual(tops.toSorted((one, other) => one - other))
          expect(tops, 'all of them are drawn').not.toContainEqual(NaN)
        }
      })
  })

test('CP-10 all gifts of a bonus, with what they are, are in view without a press', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 1440, height: 900 })
  for (const page of reasonPages.filter((one) => partsInOrder(one).includes('bonus')))
    await test.step(page.path, async () => {
      await tab.goto(buildAddress(page))
      const gifts = tab.locator('[data-bonus] li')
      await expect(gifts).toHaveCount(3)
      for (const text of await gifts.getByRole('paragraph').all()) {
        await expect(text).toBeVisible()
        // Nor does a card that goes along lie on it.
        expect(await text.evaluate(isUncovered), await text.innerText()).toBe(true)
      }
    })
})

/** Charts with a time axis: what stands for one time each, the earliest first. */
const timeAxes = [
  { path: '/10-ways', times: ['[aria-hidden="true"].grid-flow-col > *'] },
  { path: '/10-ways-he', times: ['[aria-hidden="true"].grid-flow-col > *'] },
  { path: '/5-reasons-empty', times: ['[aria-hidden="true"].grid-flow-col > *'] },
  { path: '/5-reasons', times: ['.dot-columns-dots'] },
  {
    path: '/5-reasons-empty-2-he',
    times: ['figure:first-child path.text-ink\\/20:not([fill])', 'figure:first-child path.text-ink:not([fill])'],
  },
]

test('time runs as the language is read in every chart, and growth climbs that way', async ({ page: tab }) => {
  for (const { path, times } of timeAxes)
    await test.step(path, async () => {
      await tab.goto(path)
      const isRtl = (await tab.locator('html').getAttribute('dir')) === 'rtl'
      const boxes = await Promise.all(
        times.map((time) =>
          tab.locator(time).evaluateAll((drawn) =>
            drawn.map((one) => {
              const { left, height } = one.getBoundingClientRect()
              return { left, height }
            }),
          ),
        ),
      )
      const [lefts, heights] = [boxes.flat().map(({ left }) => left), boxes.flat().map(({ height }) => height)]
      expect(lefts.length).toBeGreaterThan(1)
      expect(lefts).toEqual(lefts.toSorted((one, other) => (isRtl ? other - one : one - other)))
      expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? NaN)
    })
})

/** Runs in the page: at its ends the element is what is seen there. */
function isUncovered(element: Element): boolean {
  element.scrollIntoView({ block: 'start', behavior: 'instant' })
  const { left, right, top, height } = element.getBoundingClientRect()
  return [left + 2, right - 2].every((x) => element.contains(document.elementFromPoint(x, top + height / 2)))
}

/** Runs in the page: how far down headline, reasons, gifts and card are drawn, and the links of the card. */
function drawnTops(): { items: number; parts: number[]; links: number[] } {
  const measureTop = (part: Element | null) =>
    part?.checkVisibility({ visibilityProperty: true }) ? part.getBoundingClientRect().top : NaN
  const items = [...document.querySelectorAll('main ol > li:is(:has(h2), :has(h3))')]
  return {
    items: items.length,
    parts: [document.querySelector('h1'), ...items, document.querySelector('aside')].map(measureTop),
    links: [...document.querySelectorAll('aside a')].map(measureTop),
  }
}
