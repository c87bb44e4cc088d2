import type { Locator } from '@playwright/test'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './quiet-page.ts'

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

for (const page of drawnPages.filter(({ shell }) => shell === 'campaign')) {
  test(`SH-06 ${page.path} fades in its side card after 300 ms, its footer and banner after 100, its cards one by one`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page))
    expect(await fadesOf(tab.getByRole('contentinfo'))).toEqual([fadeAfter(100)])
    expect(await fadesOf(tab.locator('.fade-100:not(footer)'))).toEqual(page.banner ? [fadeAfter(100)] : [])
    const sideCards = page.sections.filter(({ kind }) => kind === 'withSideCard')
    expect(await fadesOf(tab.getByRole('complementary'))).toEqual(sideCards.map(() => fadeAfter(300)))
    const lists = await tab.locator('.stagger').all()
    if (JSON.stringify(page.sections).includes('"kind":"reasons"')) expect(lists).not.toHaveLength(0)
    for (const list of lists) {
      const fades = await fadesOf(list.locator('> *'))
      expect(fades).toEqual(fades.map((_, place) => (place === 0 ? undefined : fadeAfter(place * 200))))
    }
  })
}

for (const page of drawnPages) {
  test(`SH-06 ${page.path} never fades the largest element of the first screen`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    for (const size of sizes) {
      await tab.setViewportSize(size)
      const { text, animations } = await tab.evaluate(largestElement)
      expect.soft(animations, `at ${size.width} px, on "${text}"`).toEqual([])
    }
  })
}

interface Fade {
  delayMs: number
  moves: string[]
  /** How much of it is seen just before the delay is over, and at the end. */
  seen: [before: string, end: string]
}

function fadeAfter(delayMs: number): Fade {
  return { delayMs, moves: ['opacity'], seen: ['0', '1'] }
}

/** Starts the animations of each element anew and moves their clock by hand, so that no test waits or comes late. */
function fadesOf(elements: Locator): Promise<(Fade | undefined)[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      if (!(element instanceof HTMLElement)) return undefined
      element.style.animation = 'none'
      getComputedStyle(element).getPropertyValue('opacity')
      element.style.animation = ''
      const [animation] = element.getAnimations()
      if (!(animation?.effect instanceof KeyframeEffect)) return undefined
      const frames = animation.effect.getKeyframes()
      const delayMs = animation.effect.getTiming().delay ?? 0
      const seenAt = (time: number) => {
        animation.currentTime = time
        return getComputedStyle(element).opacity
      }
      const meta = ['offset', 'computedOffset', 'easing', 'composite']
      return {
        delayMs,
        moves: [...new Set(frames.flatMap(Object.keys))].filter((name) => !meta.includes(name)),
        seen: [seenAt(delayMs - 1), seenAt(delayMs + 10_000)] as [string, string],
      }
    }),
  )
}

/** Runs in the page: the text or image that covers most of the first screen, and what hides or moves it. */
function largestElement(): { text: string; animations: string[] } {
  let largest: Element = document.body
  let most = 0
  for (const element of document.body.querySelectorAll('*')) {
    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    if (!element.checkVisibility() || !(hasText || element.matches('img, video'))) continue
    const range = document.createRange()
    if (hasText) range.selectNodeContents(element)
    else range.selectNode(element)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    const area =
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    if (area > most) [largest, most] = [element, area]
  }
  const animations: string[] = []
  for (let element: Element | null = largest; element; element = element.parentElement) {
    const { animationName } = getComputedStyle(element)
    if (animationName !== 'none') animations.push(`${animationName} on <${element.localName}>`)
  }
  return { text: largest.textContent, animations }
}
