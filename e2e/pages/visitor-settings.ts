import type { Page as Tab } from '@playwright/test'
import { layoutFaults } from '../layout-faults.ts'
import { expect } from '../strict-page.ts'
import { settle } from '../settle.ts'

/** WCAG 1.4.12: a visitor may set lines, letters and words this far apart. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** Text at twice its size, WCAG text spacing, forced colours and paper, one after the other on the page that is open. */
export async function expectFitsEverySetting(tab: Tab): Promise<void> {
  const settings = await tab.context().newCDPSession(tab)
  // The browser's own text size: lengths in rem and breakpoints grow with it.
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await tab.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectFits(tab, 'text at 200%')
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })

  await tab.evaluate(setStyles, textSpacing)
  for (const width of [1440, 390]) {
    await tab.setViewportSize({ width, height: 900 })
    await expectFits(tab, `text spacing at ${width} px`)
  }
  await tab.evaluate(setStyles, '')

  await tab.emulateMedia({ forcedColors: 'active' })
  await settle(tab)
  expect.soft(await tab.evaluate(controlsWithoutLine), 'controls without a line in forced colours').toEqual([])
  await tab.emulateMedia({ forcedColors: 'none' })

  await tab.setViewportSize({ width: 794, height: 1123 })
  await tab.evaluate(() => scrollTo(0, 900))
  await tab.emulateMedia({ media: 'print' })
  await expectFits(tab, 'on paper')
  expect.soft(await tab.evaluate(fixedElements), 'fixed elements on paper').toEqual([])
  expect.soft(await tab.evaluate(hiddenAnswers), 'answers hidden on paper').toEqual([])
  await tab.emulateMedia({ media: 'screen' })
}

async function expectFits(tab: Tab, name: string): Promise<void> {
  await settle(tab)
  expect.soft(await tab.evaluate(layoutFaults), name).toEqual([])
}

/** A user style sheet, which the page's content security policy does not apply to. */
function setStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Buttons, fields and links that look like buttons, if only their background distinguishes them from text. */
function controlsWithoutLine(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('a.button, button, summary, select, input, label:has(input)')
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((control) => {
      const { outlineStyle, borderTopStyle, borderTopWidth } = getComputedStyle(control)
      return outlineStyle === 'none' && (borderTopStyle === 'none' || borderTopWidth === '0px')
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

function fixedElements(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => getComputedStyle(element).position === 'fixed')
    .map((element) => element.outerHTML.slice(0, 120))
}

function hiddenAnswers(): string[] {
  return [...document.querySelectorAll('main details')]
    .filter((row) =>
      [...row.children].some(
        (part) => part.localName !== 'summary' && !part.checkVisibility({ contentVisibilityAuto: true }),
      ),
    )
    .map((row) => row.querySelector('summary')?.textContent ?? '')
}
