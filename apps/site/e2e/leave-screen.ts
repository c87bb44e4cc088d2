import type { Page as Tab } from '@playwright/test'
import { expect } from './strict-page.ts'

/** Ends the time in which a quiz still has the screen before (`use-screens.ts`): a locator would find its controls too. */
export async function leaveScreen(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    for (const pause of document.documentElement.getAnimations()) pause.finish()
  })
  await expect(tab.locator('[data-leaving]')).toHaveCount(0)
}
