import type { Browser } from '@playwright/test'
import { onPhone } from './phone.ts'
import type { BenchPage } from './pages.ts'

/** How long an impatient visitor waits between two tries. */
const tryAgainMs = 50

/** Milliseconds from opening an address until a click on it has done its work. Real input, tried again until it works. */
export function firstInteraction(browser: Browser, address: string, { target, works }: BenchPage): Promise<number> {
  return onPhone(browser, async (tab) => {
    await tab.addInitScript(`(${watch.toString()})(${works.toString()})`)
    await tab.goto(address, { waitUntil: 'commit' })
    for (let tries = 0; tries < 400; tries++) {
      const { workedAt, point } = await tab.evaluate(place, target)
      if (workedAt !== undefined) return workedAt
      if (point) await tab.mouse.click(point.x, point.y)
      await tab.waitForTimeout(tryAgainMs)
    }
    throw new Error(`Clicking "${target}" on ${address} does nothing.`)
  })
}

declare global {
  var workedAt: number | undefined
}

/** Runs in the page: asks once a frame, and notes when the answer was yes. */
function watch(works: BenchPage['works']) {
  const ask = () => {
    if (works()) globalThis.workedAt = performance.now()
    else requestAnimationFrame(ask)
  }
  requestAnimationFrame(ask)
}

/** Runs in the page: where to click next. A choice that is made already is not made again. */
function place(target: string): { workedAt?: number | undefined; point?: { x: number; y: number } } {
  const { workedAt } = globalThis
  const element = document.querySelector(target)
  if (!element || element.querySelector('input:checked')) return { workedAt }
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  if (width === 0) return { workedAt }
  // Off the middle: on a slider the other half is another value.
  return { workedAt, point: { x: x + width * 0.7, y: y + height / 2 } }
}
