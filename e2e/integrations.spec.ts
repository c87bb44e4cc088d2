import { brand } from '#content/brand.ts'
import { expect, test } from './strict-page.ts'

for (const { id, path, headline, add } of [
  { id: 'RT-05', path: '/integrations', headline: 'Built for Shopify merchants', add: 'Add to Shopify' },
  { id: 'RT-32', path: '/integrations-he', headline: `${brand.name} נבנתה לחנויות Shopify`, add: 'להתקנה ב-Shopify' },
]) {
  test(`${id} PG-06 ${path} has one card, for Shopify, with the way to install`, async ({ page: tab }) => {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(headline)
    const main = tab.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Shopify'])
    const install = main.getByRole('link', { name: add })
    await expect(install).toHaveCount(1)
    await expect(install).toHaveAttribute('href', brand.listing)
    await expect(install).toHaveAttribute('target', '_blank')
  })

  test(`${id} CL-01 CL-02 ${path} names no trial, its bottom bar neither`, async ({ page: tab }) => {
    await tab.setViewportSize({ width: 390, height: 844 })
    await tab.goto(path)
    await expect(tab.locator('body')).not.toContainText(/trial|\b(7|14)[- ]day|ניסיון|(7|14) ימי/i)
    await tab.mouse.wheel(0, 600)
    await expect(tab.locator('#bottom-bar')).toContainText(/No code|בלי קוד/)
  })
}
