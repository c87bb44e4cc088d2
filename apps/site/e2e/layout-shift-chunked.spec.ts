import { test } from '@playwright/test'
import { mostShiftInChunks, shiftsInChunks } from './shifts-in-chunks.ts'
import { buildAddress, longestPerShell } from './page-list.ts'
import { expectStill } from './watch-shifts.ts'

test.use({ viewport: { width: 390, height: 844 } })

// Every page at two widths: nightly/layout-shift-chunked.spec.ts.
for (const page of longestPerShell) {
  test(`${page.path} does not shift while its HTML comes in chunks`, async ({ page: tab, baseURL }) => {
    expectStill(await shiftsInChunks(tab, baseURL ?? '', buildAddress(page)), mostShiftInChunks)
  })
}
