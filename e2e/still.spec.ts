import { expect, test } from '@playwright/test'
import { inPieces } from './in-pieces.ts'
import { addressOf, drawnPages } from './page-list.ts'
import { shiftsOn } from './shifts-on.ts'
import { type Shift, watchShifts } from './watch-shifts.ts'

/** A twentieth of what Google calls good. */
const mostShift = 0.005
/** A card below the first section may still be torn in two. */
const mostShiftInPieces = 0.01
const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of screens) {
  test.describe(`${viewport.width} wide`, () => {
    test.use({ viewport })

    for (const page of drawnPages) {
      test(`${page.path} stands still while its fonts arrive and it is read`, async ({ page: tab }) => {
        const shifts = await shiftsOn(tab, addressOf(page))
        expectStill(shifts, mostShift)
      })

      test(`${page.path} stands still while its HTML comes in pieces`, async ({ page: tab, baseURL }) => {
        const line = await inPieces(baseURL ?? '')
        const shifts = await watchShifts(tab)
        await tab.route('**/*.woff2', (route) => route.abort())
        await tab.goto(line.origin + addressOf(page))
        expectStill(await shifts(), mostShiftInPieces)
        await line.stop()
      })
    }
  })
}

function expectStill(shifts: Shift[], most: number) {
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.flatMap(({ value, moved: what }) => what.map((line) => `${value.toFixed(4)} ${line}`))
  expect(total, moved.join('\n')).toBeLessThanOrEqual(most)
}
