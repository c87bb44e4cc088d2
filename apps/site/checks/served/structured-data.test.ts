import { expect, test } from 'vitest'
import { currency, tiers } from '@repo/content/claims/tiers.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { collectCopy } from '../../e2e/page-copy.ts'
import { drawnPages } from '@repo/content/testing/page-list.ts'
import { readDocument } from './site.ts'

test('CL-08 every page describes itself as it is, without a rating of our own', () => {
  for (const page of drawnPages) {
    const things = thingsOn(page)
    const types = things.map((thing) => thing['@type'])
    expect.soft(types.toSorted(), page.path).toEqual(expectedOn(page))
    expect.soft(JSON.stringify(things), page.path).not.toMatch(/AggregateRating|ratingValue|"Review"/)

    const faq = things.find((thing) => thing['@type'] === 'FAQPage') as Faq | undefined
    const answers = faq?.mainEntity.map((one) => one.acceptedAnswer.text)
    if (answers) expect.soft(answers, page.path).toEqual(collectCopy(page).answers)
  }
})

test('PG-04 RT-32 the pages that draw the plans offer each of them, and no other page offers any', () => {
  for (const page of drawnPages) {
    const offers = thingsOn(page).flatMap((thing) => ('offers' in thing ? (thing as App).offers : []))
    const drawn = page.sections.some(({ kind }) => kind === 'plans') ? tiers : []
    expect
      .soft(
        offers.map(({ price, priceCurrency, eligibleQuantity }) => [price, priceCurrency, eligibleQuantity.maxValue]),
        page.path,
      )
      .toEqual(drawn.map(({ price, visitors }) => [price, currency, visitors]))
  }
})

/** Each type once, sorted. */
function expectedOn(page: PageTexts): string[] {
  const types = []
  if (page.indexable && page.shell === 'site') types.push('Organization', 'SoftwareApplication')
  if (page.indexable && collectCopy(page).answers.length > 0) types.push('FAQPage')
  if (page.sections.some((section) => 'breadcrumb' in section)) types.push('BreadcrumbList')
  return types.toSorted()
}

function thingsOn(page: Pick<PageTexts, 'path'>): { '@type': string }[] {
  const scripts = [...readDocument(page).querySelectorAll('script[type="application/ld+json"]')]
  expect(scripts.length, page.path).toBeLessThan(2)
  return scripts.flatMap(({ textContent }) => {
    const graph = JSON.parse(textContent) as { '@context': string; '@graph': { '@type': string }[] }
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
