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
    const { tasks, ...seen } = await tab.evaluate(() => globalThis.seen)
    const responses = [...received.values()]
    const sum = (some: typeof responses) => some.reduce((total, { bytes }) => total + bytes, 0)
    return {
      ...seen,
      tbt: blockingTime(tasks, seen.fcp),
      cpu,
      bytes: sum(responses),
      script: sum(responses.filter(({ type }) => type === 'Script')),
      requests: responses.length,
    }
  })
}

/** Total blocking time: what long tasks took beyond 50 ms, from the first contentful paint on. */
export function blockingTime(tasks: readonly Task[], fcp: number): number {
  return tasks
    .map(({ start, end }) => end - Math.max(start, fcp) - 50)
    .filter((beyond) => beyond > 0)
    .reduce((total, beyond) => total + beyond, 0)
}

interface Task {
  start: number
  end: number
}

declare global {
  var seen: Pick<Visit, 'fcp' | 'lcp' | 'cls'> & { tasks: Task[] }
}

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: typeof globalThis.seen = { fcp: Number.NaN, lcp: Number.NaN, cls: 0, tasks: [] }
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
    // The first contentful paint is not known yet when a task before it is reported.
    seen.tasks.push({ start: startTime, end: startTime + duration })
  })
  type Entry = PerformanceEntry & { value: number }
}
