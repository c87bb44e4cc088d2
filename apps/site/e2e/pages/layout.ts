import type { Page as Tab } from '@playwright/test'
import type { PageTexts } from '@repo/content/page.ts'
import { locales } from '@repo/contract/locale.ts'
import { figureIssues } from '../figure-issues.ts'
import { layoutIssues } from '../layout-issues.ts'
import { expect } from '../strict-page.ts'
import { settle } from '../settle.ts'

/** The window widths that every page is tried at. */
export const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]

/** The page that is open fits its window; from right to left its figures are drawn in reading order. */
export async function expectFitsWindow(tab: Tab, page: PageTexts, size: (typeof sizes)[number]): Promise<void> {
  await tab.setViewportSize(size)
  await settle(tab)
  expect.soft(await tab.evaluate(layoutIssues), `layout at ${size.width} px`).toEqual([])
  if (locales[page.locale].dir === 'rtl')
    expect.soft(await tab.evaluate(figureIssues), `figures at ${size.width} px`).toEqual([])
}

export function runningAnimations(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation.playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  )
}
