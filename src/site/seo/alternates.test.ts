import { expect, test } from 'vitest'
import type { PageEntry } from '#content/page.ts'
import { alternatesOf } from './alternates.ts'

const hebrew = page({ path: '/tea', locale: 'he', pair: '/tea-en' })
const english = page({ path: '/tea-en', locale: 'en', pair: '/tea' })

test('both pages of a pair list the same three alternates', () => {
  const versions = [
    { hreflang: 'en', path: '/tea-en' },
    { hreflang: 'he', path: '/tea' },
    { hreflang: 'x-default', path: '/tea-en' },
  ]
  expect(alternatesOf(hebrew, [hebrew, english])).toEqual(versions)
  expect(alternatesOf(english, [hebrew, english])).toEqual(versions)
})

test.each([
  ['without a translation', page({ path: '/alone', locale: 'en' })],
  ['whose translation is not there', page({ path: '/tea', locale: 'he', pair: '/nowhere' })],
  ['that may not be listed', { ...hebrew, indexable: false }],
  ['whose translation may not be listed', page({ path: '/x', locale: 'he', pair: '/hidden' })],
])('a page %s has no alternates', (_, one) => {
  expect(alternatesOf(one, [one, english, { ...english, path: '/hidden', indexable: false }])).toEqual([])
})

function page(given: Pick<PageEntry, 'path' | 'locale'> & Partial<PageEntry>): PageEntry {
  return { indexable: true, ...given }
}
