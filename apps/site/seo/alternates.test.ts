import { expect, test } from 'vitest'
import type { PageEntry } from '@repo/content/page.ts'
import { listAlternates } from './alternates.ts'

const hebrew = page({ path: '/tea', locale: 'he' })
const english = page({ path: '/tea-en', locale: 'en', translationOf: '/tea' })

test('a page and its translation list the same three alternates', () => {
  const versions = [
    { hreflang: 'en', path: '/tea-en' },
    { hreflang: 'he', path: '/tea' },
    { hreflang: 'x-default', path: '/tea-en' },
  ]
  expect(listAlternates(hebrew, [hebrew, english])).toEqual(versions)
  expect(listAlternates(english, [hebrew, english])).toEqual(versions)
})

test.each([
  ['without a translation', page({ path: '/alone', locale: 'en' })],
  ['whose original is not there', page({ path: '/x', locale: 'he', translationOf: '/nowhere' })],
  ['that may not be listed', { ...hebrew, indexable: false }],
  ['whose original may not be listed', page({ path: '/x', locale: 'he', translationOf: '/hidden' })],
])('a page %s has no alternates', (_, one) => {
  expect(listAlternates(one, [one, english, page({ path: '/hidden', locale: 'en', indexable: false })])).toEqual([])
})

function page(given: Pick<PageEntry, 'path' | 'locale'> & Partial<PageEntry>): PageEntry {
  return { indexable: true, ...given }
}
