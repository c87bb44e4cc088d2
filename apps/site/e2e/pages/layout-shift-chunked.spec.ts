import { test } from '@playwright/test'
import { chunkedServer } from '../chunked-server.ts'
import { buildAddress, drawnPages, longestPerShell } from '../page-list.ts'
import { expectStill, watchShifts } from '../watch-shifts.ts'

/** CLS that a page may have when its HTML arrives in chunks and its fonts never do: a card below the first section may still be torn in two. */
const mostShift = 0.01
const isNightly = process.env.NIGHTLY === '1'

for (const width of isNightly ? [390, 1440] : [390])
  for (const page of isNightly ? drawnPages : longestPerShell.slice(0, 1))
    test(`${page.path} is still at ${width} px while its HTML comes in chunks`, async ({ page: tab, baseURL }) => {
      await tab.setViewportSize({ width, height: width === 390 ? 844 : 900 })
      const server = await chunkedServer(baseURL ?? '')
      const shifts = await watchShifts(tab)
      await tab.route('**/*.woff2', (route) => route.abort())
      await tab.goto(server.origin + buildAddress(page))
      const seen = await shifts()
      await server.stop()
      expectStill(seen, mostShift)
    })
