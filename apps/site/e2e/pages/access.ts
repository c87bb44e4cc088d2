import { AxeBuilder } from '@axe-core/playwright'
import type { Page as Tab } from '@playwright/test'
import { expect } from '../strict-page.ts'
import { settle } from '../settle.ts'

/** WCAG 2.2 AA by axe at a width, with all answers open. `nightly/access.spec.ts` asks the rest. */
export async function expectAccessible(tab: Tab, width: number): Promise<void> {
  await tab.setViewportSize({ width, height: 900 })
  await openAnswers(tab)
  await settle(tab)
  expect.soft(await violations(tab), `WCAG 2.2 AA at ${width} px, answers open`).toEqual([])
}

export async function violations(tab: Tab, within = 'body'): Promise<string[]> {
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
export function openAnswers(tab: Tab): Promise<boolean> {
  return tab.locator('main details').evaluateAll((all) => {
    for (const row of all) {
      row.removeAttribute('name')
      row.setAttribute('open', '')
    }
    return all.length > 0
  })
}
