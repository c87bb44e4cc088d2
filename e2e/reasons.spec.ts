import type { Locator } from '@playwright/test'
import { reasonsOf } from '../checks/source/reason-checks.ts'
import { addressOf, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// What these pages say is read in their HTML (checks/served/with-every-claim/reasons.test.ts); here, where it is drawn.

for (const page of pages.filter((one) => reasonsOf(one).length > 0)) {
  test(`CP-05 CP-11 ${page.path} draws its headline, reasons, gifts and card from top to bottom on a phone, and the chat under the button`, async ({
    page: tab,
  }) => {
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.goto(addressOf(page))
    const card = tab.getByRole('complementary')
    const items = await tab.locator('main ol > li:is(:has(h2), :has(h3))').all()
    expect(items.length).toBeGreaterThan(4)
    await expectInOrder([tab.getByRole('heading', { level: 1 }), ...items, card])
    await expectInOrder(await card.getByRole('link').all())
  })
}

/** Charts with a time axis: what stands for one time each, the earliest first. */
const timeAxes = [
  { path: '/10-ways', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/10-ways-he', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons-empty', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons', times: ['.dot-columns-dots'] },
  {
    path: '/5-reasons-empty-2-he',
    times: ['figure:first-child g.text-ink\\/20', 'figure:first-child g.text-ink'],
  },
]

for (const { path, times } of timeAxes) {
  test(`time runs from left to right in the chart of ${path}, and growth climbs to the right`, async ({
    page: tab,
  }) => {
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
}

for (const path of ['/5-reasons-copy3', '/5-reasons-copy3-he']) {
  test(`the stores of ${path} keep each name on one line and clear of its dots on the smallest phones`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    for (const width of [320, 360, 390]) {
      await tab.setViewportSize({ width, height: 640 })
      const stores = tab.locator('main > section li:has(> svg)')
      await expect(stores).toHaveCount(4)
      expect(await stores.evaluateAll(namesTouchingDots), `at ${width} px`).toEqual([])
    }
  })
}

/** Runs in the page: the names that wrap or reach into the dots beside them. */
function namesTouchingDots(stores: Element[]): string[] {
  return stores.flatMap((store) => {
    const [name, dots] = [store.querySelector('b'), store.querySelector('svg')]
    if (!name || !dots) return ['a store without a name or dots']
    const words = document.createRange()
    words.selectNodeContents(name)
    const [box, row] = [words.getBoundingClientRect(), dots.getBoundingClientRect()]
    const isOver = box.left < row.right && box.right > row.left && box.top < row.bottom && box.bottom > row.top
    return isOver || words.getClientRects().length > 1 ? [name.textContent] : []
  })
}

/** From top to bottom, as they are drawn. */
async function expectInOrder(parts: readonly Locator[]): Promise<void> {
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  expect(tops).not.toContain(NaN)
}
