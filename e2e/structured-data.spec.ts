import type { Page as Tab } from '@playwright/test'
import { tiers } from '#claims/tiers.ts'
import type { Page } from '#content/page.ts'
import { copyOf } from './copy-of.ts'
import { addressOf, drawnPages } from './page-list.ts'
import { expect, test } from './strict-page.ts'

// In a browser, so that a security policy that refused the script would be heard.

for (const page of drawnPages) {
  test(`${page.path} describes itself as it is, without a rating of our own`, async ({ page: tab }) => {
    await tab.goto(addressOf(page))
    const things = await thingsOn(tab)
    const types = things.map((thing) => thing['@type'])
    expect(new Set(types).size).toBe(types.length)
    expect(types.toSorted()).toEqual(expectedOn(page))
    expect(JSON.stringify(things)).not.toMatch(/AggregateRating|ratingValue|"Review"/)

    const faq = things.find((thing) => thing['@type'] === 'FAQPage') as Faq | undefined
    if (faq) expect(faq.mainEntity.map((one) => one.acceptedAnswer.text)).toEqual(copyOf(page).answers)
  })
}

test('PG-04 the pricing page offers the five plans', async ({ page: tab }) => {
  await tab.goto('/pricing')
  const app = (await thingsOn(tab)).find((thing) => thing['@type'] === 'SoftwareApplication') as App
  expect(
    app.offers.map(({ price, priceCurrency, eligibleQuantity }) => [price, priceCurrency, eligibleQuantity.maxValue]),
  ).toEqual(tiers.map(({ price, visitors }) => [price, 'USD', visitors]))
})

function expectedOn(page: Page): string[] {
  const types = []
  if (page.indexable && page.shell === 'site') types.push('Organization', 'SoftwareApplication')
  if (page.indexable && copyOf(page).answers.length > 0) types.push('FAQPage')
  if (page.path === '/advertorial') types.push('BreadcrumbList')
  return types.toSorted()
}

async function thingsOn(tab: Tab): Promise<{ '@type': string }[]> {
  const scripts = await tab.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts.length).toBeLessThan(2)
  return scripts.flatMap((text) => {
    const graph = JSON.parse(text) as { '@context': string; '@graph': { '@type': string }[] }
    expect(graph['@context']).toBe('https://schema.org')
    return graph['@graph']
  })
}

interface Faq {
  '@type': string
  mainEntity: { acceptedAnswer: { text: string } }[]
}

interface App {
  '@type': string
  offers: { price: number; priceCurrency: string; eligibleQuantity: { maxValue: number } }[]
}
