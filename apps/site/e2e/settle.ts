/**
 * Waits for the fonts, for islands to hydrate and for the whole page to be laid out, and brings every animation to its end, in
 * whatever browser drives the page.
 */
export async function settle(tab: { evaluate(inPage: () => Promise<void>): Promise<void> }): Promise<void> {
  await tab.evaluate(settled)
}

/** Runs in the page. An endless animation rests, which is its finished picture. */
async function settled(): Promise<void> {
  await document.fonts.ready
  const islands = matchMedia('(scripting: enabled)').matches ? [...document.querySelectorAll('astro-island')] : []
  while (islands.some((island) => island.hasAttribute('ssr'))) await new Promise((resolve) => setTimeout(resolve, 50))
  // An island that woke still has work queued: what it sets after mounting. The page is idle once that is done. A page
  // whose animation never ends may never be called idle, so that wait has an end of its own; WebKit cannot be asked.
  const idle = () =>
    new Promise((resolve) =>
      'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 250 }) : setTimeout(resolve, 100),
    )
  for (const _ of islands) {
    await idle()
    await idle()
  }
  // On a phone the rest of a long page is laid out after it has loaded.
  // Hidden elements are left out: to compute their styles takes seconds on a plan, whose page has all scenarios.
  const isDeferred = (part: Element) =>
    part.checkVisibility() && getComputedStyle(part).getPropertyValue('content-visibility') === 'auto'
  while ([...document.querySelectorAll('main *')].some(isDeferred))
    await new Promise((resolve) => setTimeout(resolve, 50))
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
    else animation.cancel()
  }
}
