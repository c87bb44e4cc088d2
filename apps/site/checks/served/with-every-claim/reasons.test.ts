import type { Element } from 'happy-dom'
import { describe, expect, test } from 'vitest'
import { claims, type ClaimName } from '@repo/content/claims/claims.ts'
import { formNames, formText } from '@repo/content/claims/form-text.ts'
import type { Destination } from '@repo/content/cta.ts'
import { fill } from '@repo/content/fill.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { ui } from '@repo/content/ui/ui.ts'
import { linkTo } from '@repo/site/link-to.ts'
import { asRead } from '../../../e2e/page-copy.ts'
import { pages } from '@repo/content/testing/page-list.ts'
import { partsInOrder } from '../../parts-in-order.ts'
import { findReasons } from '../../source/reason-checks.ts'
import { asTexts } from '@repo/content/testing/as-texts.ts'
import { ledger } from '@repo/content/testing/tested-build.ts'
import { giftItems, namesIn, readNumber, reasonItems } from '../reason-items.ts'
import { readDocument, one, readText } from '../site.ts'

/** Every page that gives reasons beside a card: five reasons, ten ways, and every variant of them. */
const lists = pages.filter((page) => findReasons(page).length > 0)

describe.each(lists.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  const document = readDocument(page)
  const card = one(document, 'aside')
  const words = cardOf(page)

  test('CP-05 has its headline, reasons, gifts and card in order, its reasons numbered', () => {
    const titles = findReasons(page).flatMap(({ cards }) => cards.map(({ title }) => asRead(title)))
    const items = reasonItems(document)
    expect(items.map((item) => readText(one(item, 'h2')))).toEqual(titles)
    expect(items.map(readNumber)).toEqual(titles.map((_, place) => String(place + 1)))
    const all = [...document.querySelectorAll('*')]
    const parts = [one(document, 'main h1'), items[0], ...giftItems(document).slice(0, 1), card]
    const places = parts.map((part) => all.indexOf(part as Element))
    expect(places).toEqual(places.toSorted((first, second) => first - second))
    expect(places).not.toContain(-1)
  })

  test('CP-09 has a side card with stars and the lift, where those claims are on, the way in and what it costs to try', () => {
    const text = readText(card)
    const isOn = (claim: ClaimName) => !ledger[claim]?.off
    if (isOn('rating')) {
      const stars = card.querySelector('svg[viewBox="0 0 116 20"] path')
      expect(stars?.getAttribute('d')?.match(/m/gi)).toHaveLength(5)
      expect(text).toContain(formText(claims.rating, 'plain', page.locale))
    }
    if (isOn('revenueLift')) {
      const lift = formText(claims.revenueLift, 'plain', page.locale)
      expect(namesIn(card)).toContain(lift)
      expect(asRead(words.figure ?? '')).toBe(lift)
    }
    expect(text).toContain(asRead(words.ticks[0] ?? ''))
    const trial = claims[page.trial ?? 'trial7']
    const wordings = formNames(trial).map((form) => formText(trial, form, page.locale) ?? '')
    expect(wordings.filter((said) => asRead(words.ticks[0] ?? '').includes(said))).not.toEqual([])
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

test.each(lists.filter((page) => partsInOrder(page).includes('bonus')))(
  'CP-10 DM-01 $path numbers its gifts, and says what they are worth',
  (page) => {
    const gifts = giftItems(readDocument(page))
    expect(gifts.length).toBeGreaterThan(1)
    expect(gifts.map(readNumber)).toEqual(gifts.map((_, place) => String(place + 1)))
    const text = readText(gifts[0]?.closest('section') as Element)
    for (const gift of (['bonusCall', 'bonusBrand'] as const).filter((name) => !ledger[name]?.off)) {
      const wordings = Object.keys(claims[gift].forms).map((form) => formText(claims[gift], form, page.locale))
      expect(text).toMatch(new RegExp(wordings.join('|')))
    }
  },
)

test.each(lists)('SH-07 the footer of $path has the logo, the tagline, the year, the trial and Shopify', (page) => {
  const footer = one(readDocument(page), 'footer')
  const text = readText(footer)
  const { campaign, footer: words } = asTexts(fill(ui[page.locale], page.locale, ledger))
  for (const said of [campaign.tagline, words.copyright, campaign.trial[page.trial ?? 'trial7'], campaign.integration])
    expect(text).toContain(asRead(said))
  expect(text).toContain(formText(claims[page.trial ?? 'trial7'], 'adjective', page.locale))
  expect(footer.querySelector('a')?.querySelector('svg')).toBeTruthy()
})

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
