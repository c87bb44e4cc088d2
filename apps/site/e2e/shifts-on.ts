import type { Page, Route } from '@playwright/test'
import { type Shift, watchShifts } from './watch-shifts.ts'

/**
 * Opens an address with nothing in the cache, lets its fonts in only after the first paint, so that every one of them
 * replaces its fallback, scrolls to the end, and returns what moved meanwhile.
 */
export async function shiftsOn(tab: Page, address: string): Promise<Shift[]> {
  const shifts = await watchShifts(tab)
  const held: Route[] = []
  let isPainted = false
  await tab.route('**/*.woff2', (route) => (isPainted ? route.continue() : void held.push(route)))
  await tab.goto(address, { waitUntil: 'commit' })
  await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  isPainted = true
  // All of them in one frame, with the main thread blocked meanwhile: the order of arrival would make the test flaky.
  const fonts = await Promise.all(held.map(async (route) => ({ route, response: await route.fetch() })))
  const blocked = tab.evaluate(blockMainThread)
  await Promise.all(fonts.map(({ route, response }) => route.fulfill({ response })))
  await blocked
  await tab.waitForLoadState()
  await tab.evaluate(readToTheEnd)
  return shifts()
}

/** Runs in the page. */
function blockMainThread() {
  const end = performance.now() + 500
  while (performance.now() < end);
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
