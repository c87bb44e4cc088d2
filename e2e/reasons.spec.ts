import type { Locator, Page as Tab } from '@playwright/test'
import type { Claim } from '#claims/claim.ts'
import { claims } from '#claims/claims.ts'
import { isListed, listedPath } from '../checks/listed-pages.ts'
import { reasonsOf } from '../checks/source/reason-checks.ts'
import type { Page, Section } from '#content/page.ts'
import type { BonusSection } from '#content/sections/campaign.ts'
import type { SideCard } from '#content/sections/shared.ts'
import { linkTo } from '#site/link-to.ts'
import { asRead } from './copy-of.ts'
import { addressOf, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { settle } from './settle.ts'

/** Whatever page gives reasons beside a card joins these tests: five reasons, ten ways, and every variant of them. */
const lists = pages.filter((page) => reasonsOf(page).length > 0)

for (const page of lists) {
  test(`CP-05 ${page.path} draws its sections in order, its reasons numbered`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    const titles = reasonsOf(page).flatMap(({ cards }) => cards.map(({ title }) => asRead(title)))
    const cards = tab.locator('main ol[class*=reasons-] > li')
    expect((await cards.locator('h2').allTextContents()).map(asRead)).toEqual(titles)
    const numbers = cards.locator('> .reasons-number').locator('xpath=descendant-or-self::*[@aria-label]')
    expect(await numbers.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual(
      titles.map((_, place) => String(place + 1)),
    )
    // From top to bottom: the headline, the reasons, the gifts; the card beside them comes last on a phone.
    await tab.setViewportSize({ width: 390, height: 844 })
    const parts = ['main h1', 'main ol[class*=reasons-]', ...(bonusOf(page) ? ['main .bonus'] : []), 'main aside']
    const tops = await Promise.all(parts.map(async (part) => (await tab.locator(part).boundingBox())?.y ?? NaN))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops).not.toContain(NaN)
  })

  test(`CP-09 ${page.path} has a side card with stars, the lift, the way in and what it costs to try`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page))
    const card = cardOf(page)
    const drawn = tab.getByRole('complementary')
    await expect(drawn.locator('svg path[transform]')).toHaveCount(5)
    await expect(drawn).toContainText(claims.rating.forms.plain[page.locale])
    await expect(drawn.getByRole('img', { name: card.figure, exact: true })).toBeVisible()
    expect(asRead(card.figure ?? '')).toBe('+27%')
    expect(asRead(await drawn.innerText())).toContain(asRead(card.ticks[0] ?? ''))
    expect(card.ticks[0]).toMatch(claims[page.trial ?? 'trial7'].forms.number[page.locale])
    if (page.locale === 'en') {
      await expect(drawn).toContainText('No credit card')
      await expect(drawn).toContainText(/no setup fee/i)
    }
  })

  test(`CP-11 ${page.path} installs from the listing and chats with the phone, both in a new tab`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page))
    const { cta, chat } = cardOf(page)
    const drawn = tab.getByRole('complementary')
    const install = drawn.getByRole('link', { name: asRead(cta.label) })
    expect(cta.to).toBe('install')
    await expectLink(install, 'install')
    if (page.locale === 'he') expect(chat?.to).toBe('chat-he')
    if (chat) {
      const link = drawn.getByRole('link', { name: asRead(chat.label) })
      await expectLink(link, `chat-${page.locale}`)
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=./)
      expect((await link.boundingBox())?.y).toBeGreaterThan((await install.boundingBox())?.y ?? Infinity)
    }
    await expectLink(tab.getByRole('contentinfo').getByRole('link').first(), 'root')
  })

  test(`CL ${page.path} shows the figures that the ledger lists for it, and no others`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    await settle(tab)
    const text = await readAloud(tab)
    const figures = Object.entries<Claim>(claims).filter(([, { kind, typed }]) => kind === 'figure' && typed.length > 0)
    const isSaid = ({ typed }: Claim) => typed.some((pattern) => pattern.test(text))
    const said = figures.filter(([, claim]) => isSaid(claim)).map(([name]) => name)
    const listed = figures.filter(([, claim]) => isListed(claim, page, claims)).map(([name]) => name)
    // A variant that the ledger does not name may promise less than its original, never more.
    if (listedPath(page, claims) === page.path) expect(said).toEqual(listed)
    else expect(listed).toEqual(expect.arrayContaining(said))
  })
}

for (const page of lists.filter(bonusOf)) {
  test(`CP-10 DM-01 ${page.path} gives three numbered gifts worth $5,000`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    const box = tab.locator('main .bonus')
    await expect(box.getByRole('listitem')).toHaveCount(3)
    for (const [place, gift] of (await box.getByRole('listitem').all()).entries())
      await expect(gift.getByRole('img', { name: String(place + 1), exact: true })).toBeVisible()
    await expect(box.getByRole('img', { name: '$5,000' })).toBeVisible()
    for (const gift of ['bonusCall', 'bonusBrand'] as const) {
      const wordings = Object.values(claims[gift].forms).map((form) => form[page.locale])
      await expect(box).toContainText(new RegExp(wordings.join('|')))
    }
    await expect(box).toContainText({ en: /guide/i, he: /מדריך/ }[page.locale])
    await expect(box).toContainText({ en: /exclusive/i, he: /בלעדית/ }[page.locale])
  })
}

for (const page of lists.filter(({ locale }) => locale === 'he')) {
  test(`SH-07 the footer of ${page.path} has the logo, the tagline, the year, the trial and Shopify`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page))
    const footer = tab.getByRole('contentinfo')
    await expect(footer).toContainText('הסקר החכם לבעלי חנויות')
    await expect(footer).toContainText('© 2025')
    await expect(footer).toContainText(claims[page.trial ?? 'trial7'].forms.adjective.he + ' ניסיון חינם')
    await expect(footer).toContainText('Shopify')
    await expect(footer.getByRole('link').first().locator('svg')).toBeVisible()
  })
}

/** Charts with a time axis: what stands for one time each, the earliest first. */
const timeAxes = [
  { path: '/10-ways', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/10-ways-he', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons-empty', times: ['[dir="ltr"][aria-hidden="true"] > *'] },
  { path: '/5-reasons', times: ['.dot-columns-dots'] },
  {
    path: '/5-reasons-empty-2-he',
    times: ['figure:first-child g.text-ink\\/20', 'figure:first-child g.text-ink'],
  },
]

for (const { path, times } of timeAxes) {
  test(`time runs from left to right in the chart of ${path}, and growth climbs to the right`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    const boxes = await Promise.all(
      times.map((time) =>
        tab.locator(time).evaluateAll((drawn) =>
          drawn.map((one) => {
            const { left, height } = one.getBoundingClientRect()
            return { left, height }
          }),
        ),
      ),
    )
    const [lefts, heights] = [boxes.flat().map(({ left }) => left), boxes.flat().map(({ height }) => height)]
    expect(lefts.length).toBeGreaterThan(1)
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    expect(heights.at(-1)).toBeGreaterThan(heights[0] ?? NaN)
  })
}

function cardOf(page: Page): SideCard {
  const beside = page.sections.find((section) => section.kind === 'withSideCard')
  if (!beside) throw new Error(`${page.path} has no side card`)
  return beside.card
}

function bonusOf(page: Page): BonusSection | undefined {
  const flat = (sections: readonly Section[]): Section[] =>
    sections.flatMap((section) => (section.kind === 'withSideCard' ? flat(section.sections) : [section]))
  return flat(page.sections).find((section): section is BonusSection => section.kind === 'bonus')
}

async function expectLink(link: Locator, to: Parameters<typeof linkTo>[0]): Promise<void> {
  await expect(link).toHaveAttribute('href', linkTo(to).href ?? '')
  await expect(link).toHaveAttribute('target', '_blank')
}

/** All that a reader sees or hears: the text and what drawings are called. */
function readAloud(tab: Tab): Promise<string> {
  return tab.evaluate(() => {
    const names = [...document.querySelectorAll('[role="img"]')].map((drawing) => drawing.getAttribute('aria-label'))
    return [document.body.innerText, ...names].join('\n').replace(/[\u2066-\u2069]/g, '')
  })
}
