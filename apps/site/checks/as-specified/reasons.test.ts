import type { Element } from 'happy-dom'
import { expect, test } from 'vitest'
import type { InEveryLocale } from '@repo/contract/locale.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { partsInOrder } from '../parts-in-order.ts'
import { giftItems, namesIn, readNumber, reasonItems } from '../served/reason-items.ts'
import { readDocument, one, readText } from '../served/site.ts'
import { findReasons } from '../source/reason-checks.ts'
import { requiredRoutes } from './required-routes.ts'

const lists = pages.filter((page) => findReasons(page).length > 0)

test('RT-14 RT-15 RT-18 RT-19 RT-20 RT-21 RT-22 RT-23 RT-29 the required lists give five reasons or ten ways, with gifts or without, beside one card', () => {
  const required = lists.filter(({ path }) => requiredRoutes[path])
  expect(required).toHaveLength(10)
  for (const { path } of required) {
    const document = readDocument({ path })
    expect.soft(reasonItems(document).length, path).toBe(requiredRoutes[path]?.reasons)
    expect.soft(giftItems(document).length, path).toBe(requiredRoutes[path]?.parts.includes('bonus') ? 3 : 0)
    expect.soft(document.querySelectorAll('aside').length, path).toBe(1)
  }
})

test('CP-05 /5-reasons opens with a ROAS that doubled: 1.7, then 3.4 after 8 days', () => {
  const hero = readDocument({ path: '/5-reasons' }).querySelector('main section') as Element
  expect([readText(hero), ...namesIn(hero)].join(' ')).toMatch(/1\.7.*3\.4.*8 ימים/s)
})

test('CP-06 /5-reasons-empty offers 7 days on its button, 14 on its card and footer, and no gifts', () => {
  const document = readDocument({ path: '/5-reasons-empty' })
  expect(readText(one(document, 'h1'))).toBe('5 הוכחות שמידע עמוק על הקהל מעלה ROAS לפחות פי 2')
  const card = one(document, 'aside')
  expect(readText(card.querySelector('a') as Element)).toContain('7 ימים')
  expect(readText(one(card, 'ul'))).toContain('14 ימי ניסיון חינם')
  const footer = readText(one(document, 'footer'))
  expect(footer).toContain('14 ימי ניסיון חינם')
  expect(footer.replaceAll('14 ימי', '')).not.toContain('7 ימי')
})

test('RT-20 the side card of /5-reasons-v2 is the most popular one in 2025', () => {
  expect(readText(one(readDocument({ path: '/5-reasons-v2' }), 'aside'))).toContain('Most Popular in 2025')
})

test('RT-21 the variants open with different headlines, reasons in different order and pictures', () => {
  const variants = pages.filter(({ path }) => requiredRoutes[path]?.reasons === 5)
  const openings = variants.map(({ locale, sections: [hero] }) =>
    hero?.kind === 'campaignHero' ? `${locale} ${hero.headline} ${hero.picture?.kind ?? hero.product}` : '',
  )
  expect(new Set(openings).size).toBe(variants.length)
  const orders = variants
    .filter(({ path }) => path !== '/5-reasons-copy3-he')
    .map((page) => findReasons(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind)))
  expect(new Set(orders.map(String)).size).toBe(orders.length)
})

test('RT-21 no two variants show the same picture beside their headline, a translation apart', () => {
  const pictures = pages
    .filter(({ path }) => requiredRoutes[path]?.reasons === 5 && path !== '/5-reasons-copy3-he')
    .map(({ sections: [hero] }) => (hero?.kind === 'campaignHero' ? (hero.picture?.kind ?? hero.product) : ''))
  expect(pictures).toEqual([...new Set(pictures)])
})

test('CP-07 the side card of /10-ways names 5,000+ active stores and a full refund', () => {
  const card = readText(one(readDocument({ path: '/10-ways' }), 'aside'))
  expect(card).toContain('5,000+ active stores')
  expect(card).toContain('Full refund, no questions asked')
})

test('CP-07 ten ways have ten different pictures, and a headline that says ten, though the figure is a drawing', () => {
  for (const page of pages.filter(({ path }) => requiredRoutes[path]?.reasons === 10)) {
    const kinds = findReasons(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind))
    expect.soft(new Set(kinds).size, page.path).toBe(10)
    expect.soft(readText(one(readDocument(page), 'h1')), page.path).toMatch(/^10 /)
  }
})

const giftWords: Partial<InEveryLocale<RegExp[]>> = { en: [/guide/i, /exclusive/i], he: [/מדריך/, /בלעדית/] }

test.each(lists.filter((page) => partsInOrder(page).includes('bonus')))(
  'CP-10 DM-01 $path gives three gifts worth $5,000',
  (page) => {
    const gifts = giftItems(readDocument(page))
    expect(gifts.map(readNumber)).toEqual(['1', '2', '3'])
    const box = gifts[0]?.closest('section') as Element
    expect(namesIn(box)).toContain('$5,000')
    for (const word of giftWords[page.locale] ?? []) expect(readText(box)).toMatch(word)
  },
)

test.each(lists)('CP-09 SH-07 the card and the footer of $path say what is specified', (page) => {
  const document = readDocument(page)
  const card = one(document, 'aside')
  expect(namesIn(card)).toContain('+27%')
  if (page.locale === 'en') expect(readText(card)).toMatch(/No credit card.*no setup fee/is)
  const footer = readText(one(document, 'footer'))
  expect(footer).toContain('© 2025')
  expect(footer).toContain('Shopify')
  if (page.locale === 'he') expect(footer).toMatch(/הסקר החכם לבעלי חנויות.*\d+ ימי ניסיון חינם/)
})
