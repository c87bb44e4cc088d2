import { describe, expect, test } from 'vitest'
import { faqFixture, fixturePage } from '../checks/fixtures.ts'
import { brand } from '@repo/content/brand.ts'
import type { Page, PageTexts } from '@repo/content/page.ts'
import { readShare } from './read-share.ts'
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
    expect(readShare(page(parts)) !== undefined).toBe(has)
  })
})

test('the image has the title without the brand, or the headline the page sets', () => {
  expect(readShare(page({ title: `Pricing | ${brand.name}` }))?.headline).toBe('Pricing')
  expect(readShare(page({ title: `${brand.name} | Surveys` }))?.headline).toBe('Surveys')
  expect(readShare(page({ title: 'Quiz', share: { headline: 'Find out' } }))?.headline).toBe('Find out')
})

test('the image is named after the address', () => {
  expect(readShare(page({ path: '/' }))?.name).toBe('home')
  expect(readShare(page({ path: '/5-reasons' }))?.name).toBe('5-reasons')
})

test('the drawing matches the page', () => {
  const reasons: PageTexts['sections'] = [
    {
      kind: 'withSideCard',
      card: { title: '', text: '', rating: '', figure: '', cta: { label: '', to: 'install' }, ticks: [] },
      sections: [{ kind: 'reasons', cards: [] }],
    },
  ]
  expect(readShare(page({ sections: faqFixture('') }))?.scene).toBe('talk')
  expect(readShare(page({ sections: reasons }))?.scene).toBe('voices')
  expect(readShare(page({ shell: 'quiz', indexable: true }))?.scene).toBe('question')
})
