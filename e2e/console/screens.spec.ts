import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { locales, localeCodes } from '#contract/locale.ts'
import { expect, settled, speak, test } from './console-page.ts'

const screens = [
  '/',
  '/leads',
  '/funnel',
  '/funnel?view=table',
  '/funnel?tab=answers',
  '/pages?open=/he-landing',
  '/experiments',
  '/experiments/five-question',
  '/health',
  '/settings',
  '/settings?tab=people',
  '/settings?tab=audit',
  '/sign-in',
]
const widths = [1440, 1024, 390, 320]

for (const locale of localeCodes)
  for (const screen of screens)
    test(`${screen} in ${locale}: axe, keyboard and layout at every width`, async ({ page }) => {
      await speak(page, locale)
      await page.goto(screen)
      await settled(page)
      expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
        locale,
        locales[locale].dir,
      ])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
        expect.soft(await page.evaluate(sidewaysFaults), `layout at ${width} px`).toEqual([])
        expect.soft(await keyboardFaults(page), `keyboard at ${width} px`).toEqual([])
      }
    })

type Report = Awaited<ReturnType<AxeBuilder['analyze']>>

/** WCAG 2.2 AA by axe. It is put into the page once; dots are left out, hundreds of them without a word. */
async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window)
  if (!isThere) await new AxeBuilder({ page }).setLegacyMode().include('title').analyze()
  return page.evaluate(
    async (tags) => {
      const { axe } = window as unknown as { axe: { run: (...of: unknown[]) => Promise<Report> } }
      const report = await axe.run(
        { exclude: ['[data-dots]'] },
        { resultTypes: ['violations'], runOnly: { type: 'tag', values: tags } },
      )
      return report.violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} — ${node.target.join(' ')} ${node.html.slice(0, 100)}`),
      )
    },
    ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  )
}

/** Runs in the page: what sticks out sideways. A row of tabs may scroll by itself, text for screen readers is one pixel wide. */
function sidewaysFaults(): string[] {
  const width = document.documentElement.clientWidth
  const faults: string[] = []
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} px`)
  for (const element of document.querySelectorAll('#console *:not([data-dots] > i)')) {
    const { left, right } = element.getBoundingClientRect()
    if ((left < -1 || right > width + 1) && !isClipped(element)) faults.push(element.outerHTML.slice(0, 120))
  }
  return faults

  function isClipped(element: Element): boolean {
    for (let above = element.parentElement; above; above = above.parentElement)
      if (above.id === 'console') return false
      else if (getComputedStyle(above).overflowX !== 'visible') return true
    return false
  }
}

/** Walks with Tab from the top to the end: everything that can be used is reached, in view, and marked. */
async function keyboardFaults(page: Page): Promise<string[]> {
  const expected = await page.evaluate(() => {
    const usable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]'
    const shown = [...document.querySelectorAll<HTMLElement>(usable)].filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    // Of a group of radio buttons Tab reaches one.
    const groups = new Set<string>()
    const stops = shown.filter((element) => {
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      return !groups.has(element.name) && Boolean(groups.add(element.name))
    })
    const walk = { reached: new Set<Element>(), faults: [] as string[] }
    Object.assign(window, { walk })
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
    scrollTo(0, 0)
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return
      walk.reached.add(target)
      const name = (target.ariaLabel ?? target.textContent).trim().slice(0, 40) || target.outerHTML.slice(0, 80)
      // A control that is drawn by its label is marked there.
      const marked = [target, target.closest('label'), target.nextElementSibling, target.parentElement]
      if (!marked.some((one) => one && getComputedStyle(one).outlineStyle !== 'none'))
        walk.faults.push(`no mark on the focus: ${name}`)
      const { top, bottom } = target.getBoundingClientRect()
      if (bottom <= 0 || top >= innerHeight) walk.faults.push(`the focus is out of view: ${name}`)
    })
    return stops.length
  })
  for (let step = 0; step < expected; step++) await page.keyboard.press('Tab')
  return page.evaluate((count) => {
    const { walk } = window as unknown as { walk: { reached: Set<Element>; faults: string[] } }
    const { reached } = walk
    return [...new Set(walk.faults), ...(reached.size === count ? [] : [`Tab reached ${reached.size} of ${count}`])]
  }, expected)
}
