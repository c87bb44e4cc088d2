import type { Page as Tab } from '@playwright/test'
import { expect } from './strict-page.ts'

/** Keeps the page from hydrating: its scripts wait until they are let go, and with them the page's load event. */
export async function holdScripts(tab: Tab): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  await tab.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return async () => {
    gate.resolve()
    await expect(tab.locator('astro-island:not([ssr])')).toBeAttached()
  }
}
