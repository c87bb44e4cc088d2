import { builtSite } from './built-site.ts'
import { buildAddress, sampledPages } from './page-list.ts'
import { expectFitsWindow, sizes } from './pages/layout.ts'
import { test as base } from './strict-page.ts'

// Pages read otherwise when only proven claims are shown: here their layout. Their words are checked in the HTML.

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, run) => {
      const site = await builtSite('substantiated')
      await run(site.origin)
      site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, run) => run(origin),
})

const twoSizes = sizes.filter(({ width }) => width === 1440 || width === 390)

for (const page of sampledPages) {
  test(`CL ${page.path} fits a desktop and a phone with proven claims only`, async ({ page: tab }) => {
    await tab.goto(buildAddress(page))
    for (const size of twoSizes) await expectFitsWindow(tab, page, size)
  })
}
