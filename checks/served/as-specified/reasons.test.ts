import type { Document, Element } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { claims } from '#claims/claims.ts'
import { formText } from '#claims/form-text.ts'
import type { Destination } from '#content/cta.ts'
import type { InEveryLocale } from '#contract/locale.ts'
import type { PageTexts } from '#content/page.ts'
import { linkTo } from '#site/link-to.ts'
import { asRead } from '../../../e2e/copy-of.ts'
import { pages } from '../../page-list.ts'
import { partsInOrder } from '../../parts-in-order.ts'
import { requiredRoutes } from '../../required-routes.ts'
import { reasonsOf } from '../../source/reason-checks.ts'
import { documentOf, one, readText } from '../site.ts'

/** Every page that gives reasons beside a card: five reasons, ten ways, and every variant of them. */
const lists = pages.filter((page) => reasonsOf(page).length > 0)

test('RT-14 RT-15 RT-18 RT-19 RT-20 RT-21 RT-22 RT-23 RT-29 the required lists give five reasons or ten ways, with gifts or without, beside one card', () => {
  const required = lists.filter(({ path }) => requiredRoutes[path])
  expect(required).toHaveLength(10)
  for (const { path } of required) {
    const document = documentOf({ path })
    expect.soft(reasonItems(document).length, path).toBe(requiredRoutes[path]?.reasons)
    expect.soft(giftItems(document).length, path).toBe(requiredRoutes[path]?.parts.includes('bonus') ? 3 : 0)
    expect.soft(document.querySelectorAll('aside').length, path).toBe(1)
  }
})

describe.each(lists.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const document = documentOf(page)
  const card = one(document, 'aside')
  const words = cardOf(page)

  test('CP-05 has its headline, reasons, gifts and card in order, its reasons numbered', () => {
    const titles = reasonsOf(page).flatMap(({ cards }) => cards.map(({ title }) => asRead(title)))
    const items = reasonItems(document)
    expect(items.map((item) => readText(one(item, 'h2')))).toEqual(titles)
    expect(items.map(numberOf)).toEqual(titles.map((_, place) => String(place + 1)))
    const all = [...document.querySelectorAll('*')]
    const parts = [one(document, 'main h1'), items[0], ...giftItems(document).slice(0, 1), card]
    const places = parts.map((part) => all.indexOf(part as Element))
    expect(places).toEqual(places.toSorted((first, second) => first - second))
    expect(places).not.toContain(-1)
  })

  test('CP-09 has a side card with stars, the lift, the way in and what it costs to try', () => {
    expect(card.querySelectorAll('svg path[transform]')).toHaveLength(5)
    const text = readText(card)
    expect(text).toContain(formText(claims.rating, 'plain', page.locale))
    expect(namesIn(card)).toContain('+27%')
    expect(asRead(words.figure ?? '')).toBe('+27%')
    expect(text).toContain(asRead(words.ticks[0] ?? ''))
    expect(words.ticks[0]).toMatch(String(claims[page.trial ?? 'trial7'].value))
    if (page.locale === 'en') expect(text).toMatch(/No credit card.*no setup fee/is)
  })

  test('CP-11 installs from the listing and chats with the phone, both in a new tab', () => {
    const { cta, chat } = words
    expect(cta.to).toBe('install')
    expectLink(linkNamed(card, cta.label), 'install')
    if (page.locale === 'he') expect(chat?.to).toBe('chat-he')
    if (chat) {
      const link = linkNamed(card, chat.label)
      expectLink(link, `chat-${page.locale}`)
      expect(link?.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=./)
    }
    expectLink(one(document, 'footer').querySelector('a'), 'root')
  })
})

const giftWords: Partial<InEveryLocale<RegExp[]>> = { en: [/guide/i, /exclusive/i], he: [/מדריך/, /בלעדית/] }

test.each(lists.filter((page) => partsInOrder(page).includes('bonus')))(
  'CP-10 DM-01 $path gives three numbered gifts worth $5,000',
  (page) => {
    const gifts = giftItems(documentOf(page))
    expect(gifts.map(numberOf)).toEqual(['1', '2', '3'])
    const box = gifts[0]?.closest('section') as Element
    expect(namesIn(box)).toContain('$5,000')
    const text = readText(box)
    for (const gift of ['bonusCall', 'bonusBrand'] as const) {
      const wordings = Object.keys(claims[gift].forms).map((form) => formText(claims[gift], form, page.locale))
      expect(text).toMatch(new RegExp(wordings.join('|')))
    }
    for (const word of giftWords[page.locale] ?? []) expect(text).toMatch(word)
  },
)

test.each(lists.filter(({ locale }) => locale === 'he'))(
  'SH-07 the footer of $path has the logo, the tagline, the year, the trial and Shopify',
  (page) => {
    const footer = one(documentOf(page), 'footer')
    const text = readText(footer)
    expect(text).toContain('הסקר החכם לבעלי חנויות')
    expect(text).toContain('© 2025')
    expect(text).toContain(`${formText(claims[page.trial ?? 'trial7'], 'adjective', 'he')} ניסיון חינם`)
    expect(text).toContain('Shopify')
    expect(footer.querySelector('a')?.querySelector('svg')).toBeTruthy()
  },
)

test('CP-05 /5-reasons opens with a ROAS that doubled: 1.7, then 3.4 after 8 days', () => {
  const hero = documentOf({ path: '/5-reasons' }).querySelector('main section') as Element
  expect([readText(hero), ...namesIn(hero)].join(' ')).toMatch(/1\.7.*3\.4.*8 ימים/s)
})

test('CP-06 /5-reasons-empty offers 7 days on its button, 14 on its card and footer, and no gifts', () => {
  const document = documentOf({ path: '/5-reasons-empty' })
  expect(readText(one(document, 'h1'))).toBe('5 הוכחות שמידע עמוק על הקהל מעלה ROAS לפחות פי 2')
  const card = one(document, 'aside')
  expect(readText(card.querySelector('a') as Element)).toContain('7 ימים')
  expect(readText(one(card, 'ul'))).toContain('14 ימי ניסיון חינם')
  const footer = readText(one(document, 'footer'))
  expect(footer).toContain('14 ימי ניסיון חינם')
  expect(footer.replaceAll('14 ימי', '')).not.toContain('7 ימי')
})

test('RT-20 the side card of /5-reasons-v2 is the most popular one in 2025', () => {
  expect(readText(one(documentOf({ path: '/5-reasons-v2' }), 'aside'))).toContain('Most Popular in 2025')
})

test('RT-21 the variants open with different headlines, reasons in different order and pictures', () => {
  const variants = pages.filter(({ path }) => requiredRoutes[path]?.reasons === 5)
  const openings = variants.map(({ locale, sections: [hero] }) =>
    hero?.kind === 'campaignHero' ? `${locale} ${hero.headline} ${hero.picture.kind}` : '',
  )
  expect(new Set(openings).size).toBe(variants.length)
  const orders = variants
    .filter(({ path }) => path !== '/5-reasons-copy3-he')
    .map((page) => reasonsOf(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind)))
  expect(new Set(orders.map(String)).size).toBe(orders.length)
})

test('RT-21 no two variants show the same picture beside their headline, a translation apart', () => {
  const pictures = pages
    .filter(({ path }) => requiredRoutes[path]?.reasons === 5 && path !== '/5-reasons-copy3-he')
    .map(({ sections: [hero] }) => (hero?.kind === 'campaignHero' ? hero.picture.kind : ''))
  expect(pictures).toEqual([...new Set(pictures)])
})

test('CP-07 the side card of /10-ways names 5,000+ active stores and a full refund', () => {
  const card = readText(one(documentOf({ path: '/10-ways' }), 'aside'))
  expect(card).toContain('5,000+ active stores')
  expect(card).toContain('Full refund, no questions asked')
})

test('CP-07 ten ways have ten different pictures, and a headline that says ten, though the figure is a drawing', () => {
  for (const page of pages.filter(({ path }) => requiredRoutes[path]?.reasons === 10)) {
    const kinds = reasonsOf(page).flatMap(({ cards }) => cards.map(({ picture }) => picture.kind))
    expect.soft(new Set(kinds).size, page.path).toBe(10)
    expect.soft(readText(one(documentOf(page), 'h1')), page.path).toMatch(/^10 /)
  }
})

function reasonItems(document: Document): Element[] {
  return [...document.querySelectorAll('main ol > li')].filter((item) => item.querySelector('h2'))
}

/** Gifts have titles of a lower level, in the box that names what they are worth. */
function giftItems(document: Document): Element[] {
  return [...document.querySelectorAll('main ol > li')].filter(
    (item) => item.querySelector('h3') && namesIn(item.closest('section') as Element).includes('$5,000'),
  )
}

/** The names of drawings, in order. */
function namesIn(element: Element): string[] {
  return [...element.querySelectorAll('[role="img"]')].map((image) => asRead(image.getAttribute('aria-label') ?? ''))
}

/** The numeral that is drawn first. */
function numberOf(item: Element): string | undefined {
  return namesIn(item)[0]
}

function cardOf(page: PageTexts) {
  const beside = page.sections.find((section) => section.kind === 'withSideCard')
  if (!beside) throw new Error(`${page.path} has no side card`)
  return beside.card
}

function linkNamed(within: Element, label: string): Element | undefined {
  return [...within.querySelectorAll('a')].find((link) => readText(link).includes(asRead(label)))
}

function expectLink(link: Element | null | undefined, to: Destination): void {
  expect(link?.getAttribute('href')).toBe(linkTo(to).href)
  expect(link?.getAttribute('target')).toBe('_blank')
}
