import type { Locator, Page as Tab } from '@playwright/test'
import type { PageTexts } from '@repo/content/page.ts'
import { expect } from '../strict-page.ts'

/** SH-06: on a campaign page the side card fades in after 300 ms, footer and banner after 100; cards come one by one. */
export async function expectFades(tab: Tab, page: PageTexts): Promise<void> {
  if (page.shell === 'campaign') {
    const sideCards = page.sections.filter(({ kind }) => kind === 'withSideCard')
    const fades = {
      footer: await fadesOf(tab.getByRole('contentinfo')),
      banner: await fadesOf(tab.locator('.fade-100:not(footer)')),
      sideCards: await fadesOf(tab.getByRole('complementary')),
    }
    expect.soft(fades, 'SH-06 fades').toEqual({
      footer: [fadeAfter(100)],
      banner: page.banner ? [fadeAfter(100)] : [],
      sideCards: sideCards.map(() => fadeAfter(300)),
    })
  }
  expect.soft(await tab.evaluate(cardListsWithoutStagger), 'SH-06 lists whose cards come all at once').toEqual([])
  for (const list of await tab.locator('.stagger:visible').all()) {
    const fades = await fadesOf(list.locator('> :not([data-on-paper]), > [data-on-paper] > *'))
    const expected = fades.map((_, place) => (place === 0 ? undefined : fadeAfter(Math.min(place, 4) * 200, '0.35')))
    expect.soft(fades, 'SH-06 cards one by one, none fainter than 35 %').toEqual(expected)
  }
}

/** SH-06: the largest element of the first screen never fades, so that it counts as painted at once. */
export async function expectLargestElementAtOnce(tab: Tab, width: number): Promise<void> {
  const { text, animations } = await tab.evaluate(largestElement)
  expect.soft(animations, `SH-06 largest element at ${width} px: "${text}"`).toEqual([])
}

interface Fade {
  delayMs: number
  moves: string[]
  /** By the clock of the page, and not by how far it is scrolled. */
  isByTime: boolean
  /** How much of it is seen just before the delay is over, and at the end. */
  seen: [before: string, end: string]
}

function fadeAfter(delayMs: number, before = '0'): Fade {
  return { delayMs, moves: ['opacity'], isByTime: true, seen: [before, '1'] }
}

/**
 * Runs in the page: the lists in which every item has a title or a quote of its own, but which come all at once. The flow of
 * /how-it-works is a diagram: its line would show through the stops.
 */
function cardListsWithoutStagger(): string[] {
  return [...document.querySelectorAll('main :not(.flow-board)')]
    .filter(({ children }) => {
      const cards = [...children].filter((child) => child.matches('li, article, figure'))
      return (
        cards.length > 1 &&
        cards.length === children.length &&
        cards.every((card) => card.querySelector('h2, h3, blockquote'))
      )
    })
    .filter((list) => !list.matches('.stagger'))
    .map((list) => `<${list.localName} class="${list.className}">`)
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
        isByTime: animation.timeline === document.timeline,
        seen: [seenAt(delayMs - 1), seenAt(delayMs + 400)] as [string, string],
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
