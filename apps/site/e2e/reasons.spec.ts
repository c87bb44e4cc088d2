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

/** Charts with a time axis: what stands for one time each, the earliest first. */
const timeAxes = [
  { path: '/10-ways', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/10-ways-he', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons-empty', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons', times: ['.dot-columns-dots'] },
  {
    path: '/5-reasons-empty-2-he',
    times: ['figure:first-child path.text-ink\\/20:not([fill])', 'figure:first-child path.text-ink:not([fill])'],
  },
]

test('time runs from left to right in every chart, and growth climbs to the right', async ({ page: tab }) => {
  for (const { path, times } of timeAxes)
    await test.step(path, async () => {
      await tab.goto(path)
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
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
      expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? NaN)
    })
})

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
