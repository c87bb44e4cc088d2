import { describe, expect, test } from 'vitest'
import { faqFixture, fixturePage } from '../checks/fixtures.ts'
import { brand } from '@repo/content/brand.ts'
import type { Page, PageTexts } from '@repo/content/page.ts'
import { shareOf } from './share-of.ts'
import { asCopy } from '@repo/content/testing/as-texts.ts'

const page = (parts: Partial<PageTexts>) => asCopy<Page>(fixturePage(parts).page)

describe('Open Graph image', () => {
  test.each<[Partial<PageTexts>, boolean]>([
    [{ indexable: true, shell: 'site' }, true],
    [{ indexable: false, shell: 'campaign' }, true],
    [{ indexable: false, shell: 'variant' }, true],
    [{ indexable: false, shell: 'results' }, false],
    [{ indexable: false, shell: 'none' }, false],
    [{ path: '/404', indexable: true, shell: 'site' }, false],
  ])('%j: %s', (parts, has) => {
    expect(shareOf(page(parts)) !== undefined).toBe(has)
  })
})

test('the image has the title without the brand, or the headline the page sets', () => {
  expect(shareOf(page({ title: `Pricing | ${brand.name}` }))?.headline).toBe('Pricing')
  expect(shareOf(page({ title: `${brand.name} | Surveys` }))?.headline).toBe('Surveys')
  expect(shareOf(page({ title: 'Quiz', share: { headline: 'Find out' } }))?.headline).toBe('Find out')
})

test('the image is named after the address', () => {
  expect(shareOf(page({ path: '/' }))?.name).toBe('home')
  expect(shareOf(page({ path: '/5-reasons' }))?.name).toBe('5-reasons')
})

test('the drawing matches the page', () => {
  const reasons: PageTexts['sections'] = [
    {
      kind: 'withSideCard',
      card: { title: '', text: '', rating: '', figure: '', cta: { label: '', to: 'install' }, ticks: [] },
      sections: [{ kind: 'reasons', cards: [] }],
    },
  ]
  expect(shareOf(page({ sections: faqFixture('') }))?.scene).toBe('talk')
  expect(shareOf(page({ sections: reasons }))?.scene).toBe('voices')
  expect(shareOf(page({ shell: 'quiz', indexable: true }))?.scene).toBe('question')
})
