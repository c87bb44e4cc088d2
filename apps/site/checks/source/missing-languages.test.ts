import { expect, test } from 'vitest'
import { inEveryLocale } from '@repo/contract/locale.ts'
import { missingLanguages } from './missing-languages.ts'

const whole = inEveryLocale<object>(() => ({
  menu: 'Menu',
  footer: { product: 'Product' },
  pricing: { to: '/pricing' },
}))

test('a language without its words', () => {
  expect(missingLanguages('ui', whole)).toEqual([])
  expect(missingLanguages('ui', { ...whole, he: { menu: ' ' } })).toEqual([
    'ui has no he words for "menu". Write them; there is no silent English.',
    'ui has no he words for "footer.product". Write them; there is no silent English.',
  ])
})

test('only a link to a page in another language says which', () => {
  expect(
    missingLanguages('ui', { ...whole, he: { ...whole.he, pricing: { to: '/pricing', hreflang: 'en' } } }),
  ).toEqual([])
})
