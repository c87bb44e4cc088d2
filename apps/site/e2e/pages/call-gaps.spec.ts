import type { Page as Tab } from '@playwright/test'
import { campaignPages, drawnPages } from '../page-list.ts'
import { expect, test } from '../strict-page.ts'
import { settle } from '../settle.ts'
import { destinations } from './first-screen.ts'

/** Three screens of a phone. */
const longestGap = 3 * 844

const sellingPages = [...campaignPages, ...drawnPages.filter(({ shell }) => shell === 'site' || shell === 'results')]
const quizAnswers = '#1.low_cr.meta.b1.none.not_at_all'

test('no selling page has more than three screens of a phone without a call to action', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  for (const page of sellingPages) {
    // A plan with answers is the longer one.
    await tab.goto(page.shell === 'results' ? page.path + quizAnswers : page.path)
    await settle(tab)
    // On a plan the quiz is behind the visitor.
    const calls = page.shell === 'results' ? destinations.filter((to) => !to.startsWith('/quiz')) : destinations
    expect.soft(await gapsOn(tab, calls), page.path).toEqual([])
  }
  // The check itself, on the last page without its buttons.
  await tab.locator('main a').evaluateAll((links) => links.forEach((link) => link.remove()))
  expect(await gapsOn(tab, destinations)).toHaveLength(1)
})

/** Stretches of the page that are too long without a call. What is fixed or sticks comes along and is not counted. */
function gapsOn(tab: Tab, destinations: readonly string[]): Promise<string[]> {
  return tab.evaluate(
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
    { destinations, longestGap },
  )
}
