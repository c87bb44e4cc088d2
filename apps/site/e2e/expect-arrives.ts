import type { Locator } from '@playwright/test'
import { expect } from './strict-page.ts'

/** The dots of a drawing further down the page arrive when it is scrolled into view. See `packages/ui/arriving-dots.tsx`. */
export async function expectArrives(drawing: Locator): Promise<void> {
  await expect.poll(async () => Math.max(...(await arrived(drawing))), 'not seen yet').toBe(0)
  await drawing.evaluate((field) => field.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect.poll(async () => Math.min(...(await arrived(drawing))), 'seen').toBe(1)
}

/** How much of each of its five groups shows. */
export async function arrived(drawing: Locator): Promise<number[]> {
  const groups = drawing.locator('[data-joins]')
  await expect(groups).toHaveCount(5)
  return groups.evaluateAll((all) => all.map((group) => Number(getComputedStyle(group).opacity)))
}
