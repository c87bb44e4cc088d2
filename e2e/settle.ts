import type { Page } from '@playwright/test'

/**
 * Waits for the fonts and for islands to wake, and brings every animation to its end. An endless one rests, which is its
 * finished picture.
 */
export async function settle(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await document.fonts.ready
    const islands = matchMedia('(scripting: enabled)').matches ? [...document.querySelectorAll('astro-island')] : []
    while (islands.some((island) => island.hasAttribute('ssr'))) await new Promise((resolve) => setTimeout(resolve, 50))
    // An island that woke still has work queued: what it sets after mounting. The page is idle once that is done. A
    // page whose animation never ends may never be called idle, so that wait has an end of its own.
    for (const _ of islands) {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }))
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }))
    }
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      else animation.cancel()
    }
  })
}
