import { expect, test } from 'vitest'
import { brand } from '@repo/content/brand.ts'

test('CP-11 the listing is in the Shopify App Store, with its search-tracking parameters in their order', () => {
  const { origin, searchParams } = new URL(brand.listing)
  expect(origin).toBe('https://apps.shopify.com')
  expect([...searchParams.keys()]).toEqual([
    'search_id',
    'surface_detail',
    'surface_inter_position',
    'surface_intra_position',
    'surface_type',
  ])
})

test('the app is called Sondia', () => {
  expect(brand.name).toBe('Sondia')
})
