import { claims } from '@repo/content/claims/claims.ts'
import { brand } from '@repo/content/brand.ts'
import { asRead } from './page-copy.ts'
import { alternating } from './page-list.ts'
import { sectionOn } from './section-on.ts'
import { expect, test } from './strict-page.ts'
import { ui } from './words.ts'

const pages = [
  { id: 'RT-05', path: '/integrations', locale: 'en' },
  { id: 'RT-32', path: '/integrations-he', locale: 'he' },
] as const

for (const { id, path, locale } of alternating(pages, 1)) {
  const words = sectionOn(path, 'platform')

  test(`${id} PG-06 CL-01 CL-02 ${path} has one card, for Shopify, with the way to install, and names no trial, its bottom bar neither`, async ({
    page: tab,
  }) => {
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(asRead(words.headline))
    const main = tab.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([asRead(words.platform)])
    const install = main.getByRole('link', { name: asRead(words.cta.label) })
    await expect(install).toHaveCount(1)
    await expect(install).toHaveAttribute('href', brand.listing)
    await expect(install).toHaveAttribute('target', '_blank')

    await tab.setViewportSize({ width: 390, height: 844 })
    for (const pattern of [/trial|ניסיון/i, ...claims.trial7.typed, ...claims.trial14.typed])
      await expect(tab.locator('body')).not.toContainText(pattern)
    await tab.mouse.wheel(0, 600)
    await expect(tab.locator('#bottom-bar')).toContainText(asRead(ui[locale].bottomBar.noTrial.lead))
  })
}
