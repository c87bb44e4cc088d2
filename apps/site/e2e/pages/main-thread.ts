import { test, type CDPSession, type Page as Tab } from '@playwright/test'
import { expect } from '../strict-page.ts'

/** Style recalculations per second that what moves for long may cost. A main-thread animation makes one per frame. */
export const mostRecalculations = 10

/** What moves for long moves on the compositor: seldom a style recalculation, once the page has opened. */
export async function expectQuietMainThread(tab: Tab, where: string, ms = 500): Promise<void> {
  await tab.evaluate(opened)
  // A single beat of a demo may make a dozen; what lasts makes them in every span.
  await expect
    .poll(async () => (await recalculationsIn(tab, ms, where)) / (ms / 1000), {
      message: `style recalculations per second, ${where}`,
    })
    .toBeLessThanOrEqual(mostRecalculations)
}

/** Style recalculations within `ms`. The time on the main thread depends on the machine, so it is in the report only. */
export async function recalculationsIn(tab: Tab, ms: number, where: string): Promise<number> {
  const devtools = await tab.context().newCDPSession(tab)
  await devtools.send('Performance.enable')
  const before = await readMetrics(devtools)
  await tab.waitForTimeout(ms)
  const after = await readMetrics(devtools)
  await devtools.detach()
  const busyMs = (after.TaskDuration - before.TaskDuration) * 1000
  test.info().annotations.push({ type: 'main thread', description: `${busyMs.toFixed(0)} of ${ms} ms, ${where}` })
  return after.RecalcStyleCount - before.RecalcStyleCount
}

async function readMetrics(devtools: CDPSession): Promise<Record<'RecalcStyleCount' | 'TaskDuration', number>> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const readValue = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { RecalcStyleCount: readValue('RecalcStyleCount'), TaskDuration: readValue('TaskDuration') }
}

/** Runs in the page: waits for fonts, hydration and idle, and ends what moves once. What never ends keeps running. */
async function opened(): Promise<void> {
  await document.fonts.ready
  while (document.querySelector('astro-island[ssr]')) await new Promise((resolve) => setTimeout(resolve, 50))
  for (let times = 0; times < 2; times++) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 250 }))
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
