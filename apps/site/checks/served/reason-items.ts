import type { Document, Element } from 'happy-dom'
import { claims } from '@repo/content/claims/claims.ts'
import { formText } from '@repo/content/claims/form-text.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { withoutIsolates } from './site.ts'

/** The reasons of a page, in order. */
export function reasonItems(document: Document): Element[] {
  return [...document.querySelectorAll('main ol > li')].filter((item) => item.querySelector('h2'))
}

/** Gifts have titles of a lower level, in the box that names what they are worth. */
export function giftItems(document: Document): Element[] {
  const worth = formText(claims.bonusValue, 'plain', document.documentElement.lang as Locale) ?? ''
  return [...document.querySelectorAll('main ol > li')].filter(
    (item) => item.querySelector('h3') && namesIn(item.closest('section') as Element).includes(worth),
  )
}

/** The names of drawings, in order. */
export function namesIn(element: Element): string[] {
  return [...element.querySelectorAll('[role="img"]')].map((image) =>
    withoutIsolates(image.getAttribute('aria-label') ?? ''),
  )
}

/** The numeral that is drawn first. */
export function readNumber(item: Element): string | undefined {
  return namesIn(item)[0]
}
