import type { Page } from '@playwright/test'

/** Waits for the fonts and for islands to wake, and lets every animation that ends reach its end. Endless ones go on. */
export async function settle(tab: Page): Promise<void> {
  await tab.evaluate(async () => {
    await document.fonts.ready
    const isAsleep = () => matchMedia('(scripting: enabled)').matches && document.querySelector('astro-island[ssr]')
    while (isAsleep()) await new Promise((resolve) => setTimeout(resolve, 50))
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    }
  })
}
