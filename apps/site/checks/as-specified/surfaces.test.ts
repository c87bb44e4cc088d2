import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import type { Path } from '@repo/content/cta.ts'
import type { Surface } from '@repo/content/surface.ts'
import type { Product } from '@repo/content/product.ts'
import { linkTo } from '../../link-to.ts'
import { surfaceClass } from '../../layout/surface-class.ts'
import { one, readDocument } from '../served/site.ts'

/** The surface that each page opens and closes on. A board closes with a card that is all link. */
const surfaces: Record<Path, [opens: Surface, closes: Surface]> = {
  '/features': ['mint', 'ink'],
  '/features-he': ['mint', 'ink'],
  '/pricing': ['ink', 'mint'],
  '/pricing-he': ['ink', 'mint'],
  '/how-it-works': ['lemon', 'jadeDeep'],
  '/how-it-works-he': ['lemon', 'jadeDeep'],
  '/integrations': ['blush', 'ink'],
  '/integrations-he': ['blush', 'ink'],
  '/5-reasons-2': ['jadeDeep', 'jadeDeep'],
  '/5-reasons': ['blush', 'blushSoft'],
  '/demo': ['blush', 'blushSoft'],
  '/5-reasons-copy': ['fog', 'blush'],
  '/5-reasons-v2': ['mint', 'mint'],
  '/5-reasons-empty': ['mint', 'mint'],
  '/5-reasons-copy3': ['ink', 'ink'],
  '/5-reasons-copy3-he': ['ink', 'ink'],
  '/10-ways': ['ink', 'ink'],
  '/10-ways-he': ['ink', 'ink'],
}

const boards: Path[] = ['/5-reasons-v2', '/5-reasons-copy3', '/5-reasons-copy3-he', '/10-ways', '/10-ways-he']

const products: Record<Path, Product | undefined> = {
  '/': 'bike',
  '/he': 'bike',
  '/demo': 'candle',
  '/5-reasons-2': 'grinder',
  '/5-reasons-copy': 'backpack',
  '/5-reasons-copy3': 'candle',
  '/5-reasons-copy3-he': 'candle',
  '/5-reasons-v2': 'sofa',
  '/5-reasons': undefined,
  '/5-reasons-empty': undefined,
  '/10-ways': undefined,
  '/10-ways-he': undefined,
}

test.each(Object.entries(surfaces) as [Path, [Surface, Surface]][])(
  '%s opens and closes on its own surface, and its bar is on the first',
  (path, pair) => {
    const document = readDocument({ path })
    const main = one(document, 'main')
    const [opens, closes] = pair
    expect(readSurface(main, 'first')).toBe(opens)
    expect(readSurface(main, 'last')).toBe(closes)
    expect(one(document, 'body > header').classList.contains(background(opens))).toBe(true)
  },
)

test.each(boards)('%s ends with a card that is all link to the listing', (path) => {
  const frame = one(readDocument({ path }), 'main > :last-child > div')
  expect(frame.lastElementChild?.localName).toBe('a')
  expect(frame.lastElementChild?.getAttribute('href')).toBe(linkTo('install').href)
})

test.each(Object.entries(products) as [Path, Product | undefined][])(
  'the hero of %s shows what its store sells',
  (path, product) => {
    const hero = one(readDocument({ path }), 'main > section:first-of-type')
    expect(hero.querySelector('[data-product]')?.getAttribute('data-product')).toBe(product)
  },
)

test.each(['/', '/he', '/features', '/features-he'] satisfies Path[])(
  'PG-01 PG-03 no ground of %s follows itself',
  (path) => {
    const grounds = partsOf(one(readDocument({ path }), 'main')).map((part) => surfaceOf(part, 'first'))
    expect(grounds.length).toBeGreaterThan(4)
    expect(grounds.filter((ground, place) => ground && ground === grounds[place + 1])).toEqual([])
  },
)

/** The surface that the page has at one end. */
function readSurface(main: Element, end: 'first' | 'last'): Surface | undefined {
  return surfaceOf(partsOf(main).at(end === 'first' ? 0 : -1), end)
}

/** Scripts and marks between sections have no surface. */
function partsOf(main: Element): Element[] {
  return [...main.children].filter((part) => part.matches('section, div'))
}

/** Of the outermost element at one end of a part that has any. */
function surfaceOf(within: Element | undefined, end: 'first' | 'last'): Surface | undefined {
  for (let part = within; part; part = part[`${end}ElementChild`] ?? undefined) {
    const { classList } = part
    const surface = (Object.keys(surfaceClass) as Surface[]).find((name) => classList.contains(background(name)))
    if (surface) return surface
  }
  return undefined
}

function background(surface: Surface): string {
  return surfaceClass[surface].split(' ')[0] ?? ''
}
