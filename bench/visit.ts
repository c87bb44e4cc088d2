import type { Browser } from '@playwright/test'
import { onPhone } from './phone.ts'

/** Metrics of one visit with an empty cache. Times in ms, sizes in bytes on the wire. */
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

/** How long a page must be idle before it counts as loaded. */
const idleMs = 600

/** Opens an address and reads the metrics once the page is idle. Without input, because input ends the observation of LCP. */
export function visit(browser: Browser, address: string): Promise<Visit> {
  return onPhone(browser, async (tab, devtools) => {
    const received = new Map<string, { type: string; bytes: number }>()
    devtools.on('Network.responseReceived', ({ requestId, type }) => received.set(requestId, { type, bytes: 0 }))
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const response = received.get(requestId)
      if (response) response.bytes = encodedDataLength
    })
    await devtools.send('Performance.enable')
    await tab.addInitScript(watch)

    await tab.goto(address)
    await tab.waitForSelector('h1', { state: 'attached' })
    await tab.waitForLoadState('networkidle')
    await tab.waitForTimeout(idleMs)

    const { metrics } = await devtools.send('Performance.getMetrics')
    const cpu = (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    const seen = await tab.evaluate(() => globalThis.seen)
    const responses = [...received.values()]
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
  const on = (type: string, record: (entry: Entry) => void) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(record)).observe({ type, buffered: true })

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
    // Total blocking time counts from the first contentful paint.
    if (startTime + duration > (seen.fcp || 0)) seen.tbt += Math.max(0, duration - 50)
  })
  type Entry = PerformanceEntry & { value: number }
}
