import { alternating } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// What the legal pages say is read in their HTML: apps/site/checks/served/legal.test.ts.

const pages = ['/accessibility', '/accessibility-he']

for (const path of alternating(pages, 0))
  test(`${path} lists its chapters beside the text, the one in view marked`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 1440, height: 900 })
    await tab.goto(path)
    const links = tab.getByRole('main').getByRole('navigation').getByRole('link')
    await expect(links.first()).toHaveAttribute('aria-current', 'true')
    await links.nth(3).click()
    await expect(links.nth(3)).toHaveAttribute('aria-current', 'true')
    await expect(tab.getByRole('main').locator('nav [aria-current]')).toHaveCount(1)
    await expect(tab.getByRole('heading', { level: 2 }).nth(4)).toBeInViewport()
  })

for (const path of alternating(pages, 1))
  test(`${path} folds its chapters on a phone, without a script too`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
    const tab = await context.newPage()
    await tab.goto(path)
    const folded = tab.locator('main details')
    const link = folded.getByRole('link').last()
    await expect(link).toBeHidden()
    await folded.locator('summary').click()
    await link.click()
    await expect(tab.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await context.close()
  })
