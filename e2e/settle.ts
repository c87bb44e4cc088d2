import type { Page } from '@playwright/test'

/**
 * Waits for the fonts and for islands to wake, and brings every animation to its end. An endless one rests, which is its
 * finished picture.
 */
export async function settle(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await document.fonts.ready
    const isAsleep = () => matchMedia('(scripting: enabled)').matches && document.querySelector('astro-island[ssr]')
    while (isAsleep()) await new Promise((resolve) => setTimeout(resolve, 50))
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
      else animation.cancel()
    }
  })
}
