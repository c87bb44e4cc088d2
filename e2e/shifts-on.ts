import type { Page, Route } from '@playwright/test'

export interface Shift {
  value: number
  /** What moved, and by how much. */
  moved: string[]
}

/**
 * Opens an address with nothing in the cache, lets its fonts in only after the first paint, so that every one of them
 * replaces its stand-in, reads down to the end, and tells what moved meanwhile.
 */
export async function shiftsOn(tab: Page, address: string): Promise<Shift[]> {
  await tab.addInitScript(watch)
  const held: Route[] = []
  let isPainted = false
  await tab.route('**/*.woff2', (route) => (isPainted ? route.continue() : void held.push(route)))
  await tab.goto(address, { waitUntil: 'commit' })
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  isPainted = true
  // All of them in one moment: in which order they come on a line is chance.
  const fonts = await Promise.all(held.map(async (route) => ({ route, response: await route.fetch() })))
  await Promise.all(fonts.map(({ route, response }) => route.fulfill({ response })))
  await tab.waitForLoadState()
  await tab.evaluate(readToTheEnd)
  return tab.evaluate(() => globalThis.shifts)
}

declare global {
  var shifts: Shift[]
}

/** Runs in the page, before anything of its own. */
function watch() {
  globalThis.shifts = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        const by = [currentRect.x - previousRect.x, currentRect.y - previousRect.y].map(Math.round)
        return `<${element?.localName} class="${element?.getAttribute('class')}"> ${node?.textContent?.trim().slice(0, 40)} by ${by.join(', ')}`
      })
      globalThis.shifts.push({ value: entry.value, moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })

  interface LayoutShift extends PerformanceEntry {
    value: number
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
}

/** Runs in the page: a screen at a time, waiting each time for the fonts that the new screen asks for. */
async function readToTheEnd() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  for (let top = 0; top <= document.body.scrollHeight; top += innerHeight) {
    scrollTo({ top, behavior: 'instant' })
    await frame()
    await document.fonts.ready
    await frame()
  }
}
