import { expect, test } from 'vitest'
import { missingLanguages } from './missing-languages.ts'

test('a language without its words', () => {
  expect(missingLanguages('ui', { en: { menu: 'Menu', footer: { product: 'Product' } }, he: { menu: ' ' } })).toEqual([
    'ui has no he words for "menu". Write them; there is no silent English.',
    'ui has no he words for "footer.product". Write them; there is no silent English.',
  ])
})
