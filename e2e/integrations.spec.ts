import { brand } from '#content/brand.ts'
import { expect, test } from './strict-page.ts'

test('RT-05 PG-06 one card, for Shopify, with the way to install', async ({ page: tab }) => {
  await tab.goto('/integrations')
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Built for Shopify merchants')
  const main = tab.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Shopify'])
  const install = main.getByRole('link', { name: 'Add to Shopify' })
  await expect(install).toHaveCount(1)
  await expect(install).toHaveAttribute('href', brand.listing)
  await expect(install).toHaveAttribute('target', '_blank')
})

test('CL-01 CL-02 the page names no trial, its bottom bar neither', async ({ page: tab }) => {
  await tab.setViewportSize({ width: 390, height: 844 })
  await tab.goto('/integrations')
  await expect(tab.locator('body')).not.toContainText(/trial|\b(7|14)[- ]day/i)
  await tab.mouse.wheel(0, 600)
  await expect(tab.locator('#bottom-bar')).toContainText('No code')
})
