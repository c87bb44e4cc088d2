import type { Browser } from '@playwright/test'
import { onPhone } from './phone.ts'

/** What one cold visit took. Times in milliseconds, sizes in bytes on the wire. */
export interface Visit {
  fcp: number
  lcp: number
  cls: number
  tbt: number
  cpu: number
  bytes: number
  script: number
  requests: number
}

/** How long a page must have been quiet before it counts as done. */
const quietMs = 600

/** Opens an address and reads the clocks once everything came and the page went quiet. Nobody touches it: a touch ends LCP. */
export function visit(browser: Browser, address: string): Promise<Visit> {
  return onPhone(browser, async (tab, devtools) => {
    const came = new Map<string, { type: string; bytes: number }>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => came.set(requestId, { type, bytes: 0 }))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = came.get(requestId)
      if (response) response.bytes = encodedDataLength
    })
    await devtools.send('Performance.enable')
    await tab.addInitScript(watch)

    await tab.goto(address)
    await tab.waitForSelector('h1', { state: 'attached' })
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(quietMs)

    const { metrics } = await devtools.send('Performance.getMetrics')
    const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    const seen = await tab.evaluate(() => globalThis.seen)
    const responses = [...came.values()]
    const sum = (some: typeof responses) => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      ...seen,
      cpu,
      bytes: sum(responses),
      script: sum(responses.filter(({ type }) => type === 'Script')),
      requests: responses.length,
    }
  })
}

declare global {
  var seen: Pick<Visit, 'fcp' | 'lcp' | 'cls' | 'tbt'>
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, tbt: 0 }
  globalThis.seen = seen
  const on = (type: string, hear: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(hear)).observe({ type, buffered: true })

  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('layout-shift', ({ value }) => {
    seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    // Until something is on the screen nobody is kept waiting by a long task, but by its being long to come.
    if (startTime + duration > (seen.fcp || 0)) seen.tbt += Math.max(0, duration - 50)
  })
  type Entry = PerformanceEntry & { value: number }
}
