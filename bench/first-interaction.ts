import type { Browser } from '@playwright/test'
import { onPhone } from './phone.ts'
import type { BenchPage } from './pages.ts'

/** Time between two clicks of an impatient visitor. */
const retryMs = 50

/** Time to first interaction in ms: from navigation until a click has had its effect. Real input, retried until it works. */
export function firstInteraction(browser: Browser, address: string, { target, works }: BenchPage): Promise<number> {
  return onPhone(browser, async (tab) => {
    await tab.addInitScript(`(${watch.toString()})(${works.toString()})`)
    await tab.goto(address, { waitUntil: 'commit' })
    for (let tries = 0; tries < 400; tries++) {
      const { workedAt, point } = await tab.evaluate(place, target)
      if (workedAt !== undefined) return workedAt
      if (point) await tab.mouse.click(point.x, point.y)
      await tab.waitForTimeout(retryMs)
    }
    throw new Error(`Clicking "${target}" on ${address} does nothing.`)
  })
}

declare global {
  var workedAt: number | undefined
}

/** Runs in the page: polls once per frame and records when the click has had its effect. */
function watch(works: BenchPage['works']) {
  const poll = () => {
    if (works()) globalThis.workedAt = performance.now()
    else requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
}

/** Runs in the page: where to click next. An option that is checked already is not clicked again. */
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
