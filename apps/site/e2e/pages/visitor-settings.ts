import type { Page as Tab } from '@playwright/test'
import { alternating } from '../page-list.ts'
import { layoutIssues } from '../layout-issues.ts'
import { expect } from '../strict-page.ts'
import { settle } from '../settle.ts'

/** WCAG 1.4.12: a visitor may set lines, letters and words this far apart. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

/** WCAG 1.4.4: the text size a visitor may set in the browser, and the window's width. */
const textSizes = [
  [32, 1440],
  [32, 390],
  [24, 390],
] as const

/**
 * Text at up to twice its size, WCAG text spacing, forced colours and paper, one after the other on the page that is open.
 * On a change each page is asked about one text size and one width of the spacing.
 */
export async function expectFitsEverySetting(tab: Tab, turn: number): Promise<void> {
  const settings = await tab.context().newCDPSession(tab)
  // The browser's own text size: lengths in rem and breakpoints grow with it.
  for (const [size, width] of alternating(textSizes, turn)) {
    await settings.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
    await tab.setViewportSize({ width, height: 844 })
    await expect.poll(() => tab.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`)
    await expectFits(tab, `text at ${size} px in ${width} px`)
    expect.soft(await tab.evaluate(lowControls), `controls with text at ${size} px in ${width} px`).toEqual([])
    expect.soft(await tab.evaluate(brokenButtons), `buttons with a broken word at ${size} px`).toEqual([])
    expect.soft(await tab.evaluate(coveredInHeader), `in the header with text at ${size} px`).toEqual([])
  }
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })

  await tab.evaluate(setStyles, textSpacing)
  for (const width of alternating([1440, 390], turn)) {
    await tab.setViewportSize({ width, height: 900 })
    await expectFits(tab, `text spacing at ${width} px`)
  }
  await tab.evaluate(setStyles, '')

  await tab.emulateMedia({ forcedColors: 'active' })
  await settle(tab)
  expect.soft(await tab.evaluate(controlsWithoutLine), 'controls without a line in forced colours').toEqual([])
  expect.soft(await tab.evaluate(inputsOverText), 'inputs painted over their label in forced colours').toEqual([])
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
  expect.soft(await tab.evaluate(layoutIssues), name).toEqual([])
}

/** A user style sheet, which the page's content security policy does not apply to. */
function setStyles(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [sheet]
}

/** Controls that are lower than their text. */
function lowControls(): string[] {
  return [...document.querySelectorAll('a, button, summary, label')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .filter((control) => {
      const range = document.createRange()
      range.selectNodeContents(control)
      const text = [...range.getClientRects()].filter(({ width }) => width > 1)
      const box = control.getBoundingClientRect()
      return box.height > 1 && text.some(({ top, bottom }) => top < box.top - 6 || bottom > box.bottom + 6)
    })
    .map((control) => control.outerHTML.slice(0, 120))
}

/** Buttons and the brand, if one of their words is on two lines. */
function brokenButtons(): string[] {
  return [...document.querySelectorAll('.button, header a:has(svg)')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        for (const { index, 0: word } of walker.currentNode.textContent?.matchAll(/[\p{L}\d]+/gu) ?? []) {
          const range = document.createRange()
          range.setStart(walker.currentNode, index)
          range.setEnd(walker.currentNode, index + word.length)
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) return true
        }
      }
      return false
    })
    .map((control) => control.textContent)
}

/** Links and buttons of the header whose boxes, or the words in them, are over another's. */
function coveredInHeader(): string[] {
  const boxes = [...document.querySelectorAll('header a, header button, header summary')]
    // What is inert is a picture of another.
    .filter((control) => !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }))
    .map((control) => {
      const range = document.createRange()
      range.selectNodeContents(control)
      return { name: control.textContent.trim(), rects: [control.getBoundingClientRect(), ...range.getClientRects()] }
    })
  const cross = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 && one.right > other.left + 1 && one.top < other.bottom - 1 && one.bottom > other.top + 1
  return boxes.flatMap((one, place) =>
    boxes
      .slice(place + 1)
      .filter((other) => one.rects.some((rect) => other.rects.some((box) => cross(rect, box))))
      .map((other) => `"${one.name}" and "${other.name}"`),
  )
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

/** Forced colours paint an input that is transparent otherwise, over the label that it covers. */
function inputsOverText(): string[] {
  return [...document.querySelectorAll('label input')]
    .filter((input) => input.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((input) => getComputedStyle(input).appearance !== 'none')
    .filter((input) => {
      const box = input.getBoundingClientRect()
      const isOver = ({ left, right, top, bottom }: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom && bottom > box.top
      return box.width > 1 && textBoxes(input.closest('label') ?? input).some(isOver)
    })
    .map((input) => input.outerHTML.slice(0, 120))

  function textBoxes(label: Element): DOMRect[] {
    const boxes: DOMRect[] = []
    const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = document.createRange()
      text.selectNodeContents(walker.currentNode)
      boxes.push(...text.getClientRects())
    }
    return boxes
  }
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
