import type { Page as Tab } from '@playwright/test'
import { locales } from '#contract/locale.ts'
import { addressOf, pages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// As served: what a crawler or a visitor without scripts gets.
test.use({ javaScriptEnabled: false })

for (const page of pages) {
  test(`${page.path} is served with its status, language, direction, title, description and one h1`, async ({
    page: tab,
  }) => {
    const response = await tab.goto(addressOf(page))
    expect(response?.status()).toBe(page.path === '/404' ? 404 : 200)
    const html = tab.locator('html')
    await expect.soft(html).toHaveAttribute('lang', page.locale)
    await expect.soft(html).toHaveAttribute('dir', locales[page.locale].dir)
    await expect.soft(tab).toHaveTitle(page.title)
    await expect.soft(tab.locator('meta[http-equiv="content-security-policy"]')).toHaveCount(1)
    expect.soft(await inlineCode(tab), 'style attributes and inline handlers: the policy forbids them').toEqual([])
    if (page.shell === 'none') return
    await expect.soft(tab.locator('meta[name="description"]')).toHaveAttribute('content', /\S/)
    await expect.soft(tab.locator('h1:visible')).toHaveCount(1)
    await expect.soft(tab.locator('h1:visible')).toHaveText(/\S/)
  })
}

function inlineCode(tab: Tab): Promise<string[]> {
  return tab.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name }) => name === 'style' || name.startsWith('on'))
        .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
    ),
  )
}
