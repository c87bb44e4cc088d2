import { AxeBuilder } from '@axe-core/playwright'
import type { Page as Tab } from '@playwright/test'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './quiet-page.ts'
import { settle } from './settle.ts'

for (const page of drawnPages) {
  test(`${page.path} meets WCAG 2.2 AA, its answers open too`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
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

async function violations(tab: Tab, within = 'body'): Promise<string[]> {
  const axe = new AxeBuilder({ page: tab })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  const report = await (within === 'body' ? axe : axe.include(within)).analyze()
  return report.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')}`),
  )
}

/** Opens every answer at once, which their shared name would not allow. */
function openAnswers(tab: Tab): Promise<boolean> {
  return tab.locator('main details').evaluateAll((all) => {
    for (const row of all) {
      row.removeAttribute('name')
      row.setAttribute('open', '')
    }
    return all.length > 0
  })
}
