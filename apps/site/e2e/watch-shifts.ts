import { expect, type Page } from '@playwright/test'

export interface Shift {
  value: number
  /** What moved, and by how much. */
  moved: string[]
}

/** Records layout shifts from now on. The returned function reads those of the page that is open. */
export async function watchShifts(tab: Page): Promise<() => Promise<Shift[]>> {
  await tab.addInitScript(watch)
  return () => tab.evaluate(() => globalThis.shifts)
}

/** The sum of all shifts is at most this much; if not, what moved is named. */
export function expectStill(shifts: Shift[], most: number): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  const moved = shifts.flatMap(({ value, moved: what }) => what.map((line) => `${value.toFixed(4)} ${line}`))
  expect(total, moved.join('\n')).toBeLessThanOrEqual(most)
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
