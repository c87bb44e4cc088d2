import type { Page as Tab } from '@playwright/test'
import { settle } from '../settle.ts'
import { destinations } from './first-screen.ts'

const phone = { width: 390, height: 844 }
const longestGap = 3 * phone.height

/** Stretches of the open page with more than three screens of a phone without a call. What is fixed or sticks comes along and is not counted. */
export async function callGaps(tab: Tab, calls = destinations): Promise<string[]> {
  await tab.setViewportSize(phone)
  await settle(tab)
  return await tab.evaluate(
    ({ destinations, longestGap }) => {
      const main = document.querySelector('main')
      if (!main) return ['no main']
      const staysInView = (element: Element | null): boolean =>
        element !== null &&
        element !== main &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || staysInView(element.parentElement))
      const calls = [...main.querySelectorAll('a[href]')]
        .filter((link) => destinations.includes(link.getAttribute('href') ?? '') && !staysInView(link))
        .map((link) => link.getBoundingClientRect())
        .filter(({ height }) => height >= 44)
      const { top, bottom } = main.getBoundingClientRect()
      const edges = [{ top, bottom: top }, ...calls, { top: bottom, bottom }].toSorted((a, b) => a.top - b.top)
      return edges.flatMap((call, place) => {
        const gap = call.top - (edges[place - 1] ?? call).bottom
        return gap > longestGap ? `${Math.round(gap)} px before ${Math.round(call.top - top)}` : []
      })
    },
    { destinations: calls, longestGap },
  )
}
