import type { Page as Tab } from '@playwright/test'
import type { PageTexts, SectionTexts } from '@repo/content/page.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { pages } from '../page-list.ts'

const firstScreens = [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]

/** The same windows, and with the bars of a browser. */
export const lowScreens = [...firstScreens, { width: 1366, height: 660 }, { width: 390, height: 664 }]

/** Where a call to action leads: the listing, the chat, a quiz or a lead form. */
export const destinations = [
  ...(['install', 'chat-en', 'chat-he'] as const).map((to) => linkTo(to).href ?? ''),
  ...pages
    .filter(({ shell, sections }) => shell === 'quiz' || sections.some(({ kind }) => kind === 'leadForm'))
    .map(({ path }) => path),
]

/** CP-13: the first screen of a campaign page has a call to action, and its bar a link to the listing. What the page that is open misses. */
export async function firstScreenIssues(tab: Tab, page: PageTexts, screens = firstScreens): Promise<string[]> {
  const issues: string[] = []
  for (const size of screens) {
    await tab.setViewportSize(size)
    const window = `${size.width}×${size.height}`
    const has = (section: SectionTexts['kind']) => page.sections.some(({ kind }) => kind === section)
    // The chat of a lead page ends below a phone with the bars of a browser, the start of an article below the smallest phone: their call there
    // is the trial in the page's bar.
    const isInBar = (size.height < 700 && has('leadForm')) || (size.width < 390 && has('askedHead'))
    const within = isInBar ? 'body' : 'main'
    if (!(await tab.evaluate(hasLink, { within, destinations })))
      issues.push(`no call to action whole in the first screen at ${window}`)
    const isTrialShown = page.shell === 'campaign' && page.trial
    if (isTrialShown && !(await tab.evaluate(hasLink, { within: 'header', destinations: destinations.slice(0, 1) })))
      issues.push(`the trial in the bar is no link to the listing at ${window}`)
  }
  return issues
}

/** Runs in the page: is there a link to one of these, whole in the window, 44 px high and with nothing over it? */
function hasLink({ within, destinations }: { within: string; destinations: readonly string[] }): boolean {
  return [...document.querySelectorAll(`${within} a[href]`)].some((link) => {
    const { left, right, top, bottom, width, height } = link.getBoundingClientRect()
    const isWhole = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight
    return (
      destinations.includes(link.getAttribute('href') ?? '') &&
      isWhole &&
      height >= 44 &&
      link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    )
  })
}
