import { buildAddress, drawnPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { openAnswers, violations } from '../pages/access.ts'
import { settle } from '../settle.ts'

for (const page of drawnPages) {
  test(`${page.path} meets WCAG 2.2 AA, its answers open too`, async ({ page: tab }) => {
    await tab.goto(buildAddress(page))
    for (const width of [1440, 390]) {
      await tab.setViewportSize({ width, height: 900 })
      await settle(tab)
      expect.soft(await violations(tab), `at ${width} px`).toEqual([])
      if (await openAnswers(tab)) {
        await settle(tab)
        expect.soft(await violations(tab, 'main details'), `answers open at ${width} px`).toEqual([])
      }
    }
  })
}
