import { test } from '@playwright/test'
import { buildAddress, alternating, sampledPages } from './page-list.ts'
import { shiftsOn } from './shifts-on.ts'
import { expectStill } from './watch-shifts.ts'

// CLS, the sum of all layout shifts, while fonts arrive late. HTML that arrives in chunks: pages/layout-shift-chunked.spec.ts.

/** A twentieth of what Google calls good. */
const mostShift = 0.005
const screens = [
  // A phone lays out the rest of a long page later.
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]

for (const screen of screens) {
  test.describe(`${screen.viewport.width} wide`, () => {
    test.use(screen)

    // On a change each page at one of the widths.
    for (const page of sampledPages.filter((_, turn) => alternating(screens, turn).includes(screen))) {
      test(`${page.path} does not shift while its fonts arrive and it is read`, async ({ page: tab }) => {
        expectStill(await shiftsOn(tab, buildAddress(page)), mostShift)
      })
    }
  })
}
