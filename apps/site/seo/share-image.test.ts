import { describe, expect, test } from 'vitest'
import { fixturePage } from '../checks/fixtures.ts'
import { claims } from '@repo/content/claims/claims.ts'
import type { PageTexts } from '@repo/content/page.ts'
import { missingShareImages, shareImage } from './share-image.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const nameFile = (parts: Partial<PageTexts>) => shareImage(asCopy({ ...page, ...parts }), claims)?.file
const { page } = fixturePage({ path: '/pricing', indexable: true, shell: 'site', title: 'Pricing', locale: 'en' })

describe('the cache key of an image', () => {
  test('is the same for the same words', () => {
    expect(nameFile({})).toMatch(/^\.cache\/share-images\/[0-9a-f]{24}\.png$/)
    expect(nameFile({ description: 'Another', sections: [] })).toBe(nameFile({}))
  })

  test.each<[string, Partial<PageTexts>]>([
    ['headline', { title: 'Prices' }],
    ['tag', { share: { headline: 'Pricing', tag: 'Two minutes' } }],
    ['scene', { shell: 'quiz' }],
    ['language', { locale: 'he' }],
  ])('changes with the %s', (_, parts) => {
    expect(nameFile(parts)).not.toBe(nameFile({}))
  })
})

test('an image that was never drawn is missing, a page that is not shared has none', () => {
  const never = { ...page, title: 'A headline that no page has' }
  expect(missingShareImages([asCopy(never)], claims).map(({ name }) => name)).toEqual(['pricing'])
  expect(missingShareImages([asCopy({ ...never, indexable: false, shell: 'results' })], claims)).toEqual([])
})
