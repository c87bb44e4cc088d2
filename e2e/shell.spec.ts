import type { Page as Tab } from '@playwright/test'
import { brand } from '#content/brand.ts'
import type { PageTexts } from '#content/page.ts'
import { locales } from '#contract/locale.ts'
import { translationsOf } from '#content/translations.ts'
import { asRead, copyOf } from './copy-of.ts'
import { addressOf, drawnPages, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 500 }

for (const page of oneOfEach(({ shell }) => shell === 'site')) {
  const words = ui[page.locale]
  const links = [words.features, words.howItWorks, words.pricing]

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test(`SH-01 the top bar of ${page.path} names the product, three pages, the listing and the other language`, async ({
      page: tab,
    }) => {
      await tab.setViewportSize(wide)
      await tab.goto(addressOf(page))
      const bar = tab.getByRole('banner')
      await expect(bar.getByRole('link', { name: brand.name, exact: true })).toHaveAttribute('href', words.home)
      for (const { label: name, to: href } of links)
        await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expectListing(bar.getByRole('link', { name: words.install }))
      for (const { locale, path } of translationsOf(page, pages))
        await expect(bar.getByRole('link', { name: locales[locale].name })).toHaveAttribute('href', path)
    })

    test(`SH-01 under 820 px the links of ${page.path} sit in a menu that needs no script`, async ({ page: tab }) => {
      await tab.setViewportSize({ width: 819, height: 900 })
      await tab.goto(addressOf(page))
      const bar = tab.getByRole('banner')
      const menu = bar.locator('details')
      for (const { label: name } of links) await expect(bar.getByRole('link', { name, exact: true })).toBeHidden()
      await menu.locator('summary').click()
      for (const { label: name, to: href } of links)
        await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
      await expectListing(menu.getByRole('link', { name: words.install }))
      await menu.locator('summary').click()
      for (const { label: name } of links) await expect(bar.getByRole('link', { name, exact: true })).toBeHidden()

      await tab.setViewportSize({ width: 820, height: 900 })
      await expect(menu.locator('summary')).toBeHidden()
      for (const { label: name } of links) await expect(bar.getByRole('link', { name, exact: true })).toBeVisible()
    })
  })

  test(`SH-02 the footer of ${page.path} has the product links, Shopify, the rating and the year`, async ({
    page: tab,
  }) => {
    await tab.goto(addressOf(page))
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
}

for (const page of oneOfEach(({ shell }) => ['site', 'campaign', 'variant'].includes(shell))) {
  test(`SH-03 the bottom bar of ${page.path} shows past 400 px, on narrow screens only`, async ({ page: tab }) => {
    await tab.setViewportSize(phone)
    await tab.goto(addressOf(page))
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

for (const page of drawnPages.filter((one) => copyOf(one).answers.length > 0)) {
  test(`SH-04 one answer of ${page.path} is open at most, and it can be closed`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    const rows = tab.locator('main .faq details')
    expect(await rows.count()).toBe(copyOf(page).answers.length)
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

for (const path of ['/', '/casestudy', '/5-reasons-empty-2-he']) {
  test(`SH-02 the links of the footer of ${path} are as high as a finger`, async ({ page: tab }) => {
    await tab.goto(path)
    const heights = await tab
      .locator('footer a:visible')
      .evaluateAll((links: HTMLElement[]) => links.map((link) => link.offsetHeight))
    expect(heights.length).toBeGreaterThan(4)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
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
