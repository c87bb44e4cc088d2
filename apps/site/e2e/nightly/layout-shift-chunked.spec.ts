import { test } from '@playwright/test'
import { mostShiftInChunks, shiftsInChunks } from '../shifts-in-chunks.ts'
import { buildAddress, drawnPages } from '../page-list.ts'
import { expectStill } from '../watch-shifts.ts'

for (const width of [390, 1440])
  for (const page of drawnPages)
    test(`${page.path} does not shift at ${width} px while its HTML comes in chunks`, async ({
      page: tab,
      baseURL,
    }) => {
      await tab.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      expectStill(await shiftsInChunks(tab, baseURL ?? '', buildAddress(page)), mostShiftInChunks)
    })
