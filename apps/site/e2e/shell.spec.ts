import type { Page as Tab } from '@playwright/test'
import { brand } from '@repo/content/brand.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { locales } from '@repo/contract/locale.ts'
import { findTranslations } from '@repo/content/translations.ts'
import { asRead, collectCopy } from './page-copy.ts'
import { buildAddress, alternating, drawnPages, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 500 }

for (const page of alternating(
  oneOfEach(({ shell }) => shell === 'site'),
  1,
)) {
  const words = ui[page.locale]
  const links = [words.features, words.howItWorks, words.pricing]

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`SH-01 SH-02 top bar, menu and footer of ${page.path} lead to the product’s pages, the listing and the other language`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(wide)
      await tab.goto(buildAddress(page))
      const bar = tab.getByRole('banner')
      const named = ({ label: name }: { label: string }) => bar.getByRole('link', { name, exact: true })
      await expect(bar.getByRole('link', { name: brand.name, exact: true })).toHaveAttribute('href', words.home)
      for (const link of links) await expect(named(link)).toHaveAttribute('href', link.to)
      await expectListing(bar.getByRole('link', { name: words.install }))
      for (const { locale, path } of findTranslations(page, pages))
        await expect(bar.getByRole('link', { name: locales[locale].name })).toHaveAttribute('href', path)

      await test.step('SH-02 the footer has the product links, Shopify, the rating and the year', async () => {
        const footer = tab.getByRole('contentinfo')
        for (const { label: name, to: href } of links)
          await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
        const contact = footer.getByRole('link', { name: words.contact, exact: true })
        await expect(contact).toHaveAttribute('aria-disabled', 'true')
        await expect(contact).not.toHaveAttribute('href')
        await expect(footer).toContainText(asRead(words.footer.integration))
        if (words.rating) await expect(footer).toContainText(asRead(words.rating))
        await expect(footer).toContainText(asRead(words.footer.copyright))
      })

      await test.step('SH-01 under 820 px the links sit in a menu that needs no script', async () => {
        await tab.setViewportSize({ width: 819, height: 900 })
        const menu = bar.locator('details')
        for (const link of links) await expect(named(link)).toBeHidden()
        await menu.locator('summary').click()
        for (const { label: name, to: href } of links)
          await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
        await expectListing(menu.getByRole('link', { name: words.install }))
        await menu.locator('summary').click()
        for (const link of links) await expect(named(link)).toBeHidden()

        await tab.setViewportSize({ width: 820, height: 900 })
        await expect(menu.locator('summary')).toBeHidden()
        for (const link of links) await expect(named(link)).toBeVisible()
      })
    })
  })
}

for (const [turn, shell] of (['site', 'variant'] as const).entries())
  for (const page of alternating(
    oneOfEach((one) => one.shell === shell),
    turn,
  ))
    test(`SH-01 Escape closes the menu of ${page.path}, and its button has the focus again`, async ({ page: tab }) => {
      await tab.setViewportSize({ width: 500, height: 900 })
      await tab.goto(buildAddress(page))
      const menu = tab.getByRole('banner').locator('details')
      const button = menu.locator('summary')
      await button.press('Enter')
      await expect(menu).toHaveAttribute('open')
      await tab.keyboard.press('Tab')
      await expect(menu.locator('a[href]').first()).toBeFocused()
      await tab.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(button).toBeFocused()
    })

for (const [turn, shell] of (['site', 'campaign', 'variant'] as const).entries())
  for (const page of alternating(
    oneOfEach((one) => one.shell === shell),
    turn,
  )) {
    test(`SH-02 SH-03 the bottom bar of ${page.path} shows past 400 px, on narrow screens only; its footer has links as high as a finger`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(phone)
      await tab.goto(buildAddress(page))
      const button = tab.locator('#bottom-bar').getByRole('link', { name: ui[page.locale].install })
      const steps = [
        [0, false],
        [400, false],
        [401, true],
        [400, false],
        [600, true],
      ] as const
      for (const [y, isShown] of steps) {
        await scrollTo(tab, y)
        await expect(button, `at ${y} px`).toBeVisible({ visible: isShown })
      }
      await expectListing(button)
      await tab.setViewportSize({ width: 819, height: 500 })
      await expect(button).toBeInViewport()
      await tab.setViewportSize({ width: 820, height: 500 })
      await expect(button).toBeHidden()

      const heights = await tab
        .locator('footer a:visible')
        .evaluateAll((links: HTMLElement[]) => links.map((link) => link.offsetHeight))
      expect(heights.length).toBeGreaterThan(4)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
    })
  }

test('keyboard focus is visible on light and dark backgrounds', async ({ page: tab }) => {
  await tab.goto('/integrations')
  for (const part of ['banner', 'contentinfo'] as const) {
    const link = tab.getByRole(part).getByRole('link').first()
    await link.focus()
    await tab.keyboard.press('Shift+Tab')
    await tab.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await expect(link).toHaveCSS('outline-style', 'solid')
    await expect(link).toHaveCSS('outline-width', '3px')
    await expect(link).toHaveCSS('outline-offset', '3px')
  }
})

for (const page of alternating(
  drawnPages.filter((one) => collectCopy(one).answers.length > 0),
  0,
)) {
  test(`SH-04 one answer of ${page.path} is open at most, and it can be closed`, async ({ page: tab }) => {
    await tab.goto(buildAddress(page))
    const rows = tab.locator('main .faq details')
    expect(await rows.count()).toBe(collectCopy(page).answers.length)
    await expect(rows.first(), 'the first one, to begin with').toHaveAttribute('open')
    for (const row of await rows.all()) {
      if ((await row.getAttribute('open')) === null) await row.locator('summary').click()
      await expect(row).toHaveAttribute('open')
      await expect(tab.locator('main .faq details[open]')).toHaveCount(1)
    }
    await rows.last().locator('summary').click()
    await expect(tab.locator('main .faq details[open]')).toHaveCount(0)
  })
}

test('a hyphen in a headline is short in English and keeps its width in Hebrew', async ({ page: tab }) => {
  const widthOfHyphen = () =>
    tab.getByRole('heading', { level: 1 }).evaluate(async (headline) => {
      await document.fonts.ready
      const hyphen = document.createElement('span')
      hyphen.textContent = '-'
      headline.append(hyphen)
      return hyphen.getBoundingClientRect().width / parseFloat(getComputedStyle(headline).fontSize)
    })
  await tab.goto('/demo')
  const english = await widthOfHyphen()
  await tab.goto('/5-reasons')
  expect(english / (await widthOfHyphen())).toBeLessThan(0.85)
})

for (const path of ['/10-ways', '/lead'])
  test(`${path} is of one colour, so that no line shows between two of its sections`, async ({ page: tab }) => {
    await tab.goto(path)
    const colourOf = (selector: string) =>
      tab.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await colourOf('body')).toBe(await colourOf('body > header'))
  })

/** One page for every shell and language that is asked for: they all wear the same one. */
function oneOfEach(isAsked: (page: PageTexts) => boolean): PageTexts[] {
  const found = new Map<string, PageTexts>()
  for (const page of drawnPages.filter(isAsked)) {
    const key = `${page.shell} ${page.locale}`
    if (!found.has(key)) found.set(key, page)
  }
  return [...found.values()]
}

async function expectListing(link: ReturnType<Tab['locator']>): Promise<void> {
  await expect(link).toHaveAttribute('href', brand.listing)
  await expect(link).toHaveAttribute('target', '_blank')
}

async function scrollTo(tab: Tab, y: number): Promise<void> {
  await tab.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  expect(await tab.evaluate(() => scrollY)).toBe(y)
}
