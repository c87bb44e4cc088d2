import { expect, test } from 'vitest'
import { inEveryLocale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { formNames, formText, readNumber } from './form-text.ts'

const sales: Claim = {
  id: 'CL-1',
  about: 'Sales',
  kind: 'figure',
  value: 278_000,
  forms: { plain: '${}', month: { ...inEveryLocale(() => '${} a month'), he: '${} לחודש' } },
  pages: ['/'],
  status: 'unsubstantiated',
  source: 'A test',
}
const roas: Claim = {
  ...sales,
  value: { before: 1.7, after: 3.4 },
  forms: { plain: '{before}–{after}', after: '{after}x' },
}

test.each([
  ['the same in all languages', sales, 'plain', 'he', '$278,000'],
  ['of its language', sales, 'month', 'en', '$278,000 a month'],
  ['of another language', sales, 'month', 'he', '$278,000 לחודש'],
  ['that is its number alone', sales, 'number', 'en', '278,000'],
  ['with several numbers', roas, 'plain', 'en', '1.7–3.4'],
  ['that is one of several numbers', roas, 'before', 'he', '1.7'],
  ['that is named like a number of its own', roas, 'after', 'en', '3.4x'],
  ['that it does not have', roas, 'number', 'en', undefined],
] as const)('CL a form %s', (_, claim, form, locale, text) => {
  expect(formText(claim, form, locale)).toBe(text)
})

test('CL the forms of a claim are its wordings and its numbers', () => {
  expect(formNames(sales)).toEqual(['plain', 'month', 'number'])
  expect(formNames(roas)).toEqual(['plain', 'after', 'before'])
})

test('CL a number is a number', () => {
  expect(readNumber(sales)).toBe(278_000)
  expect(readNumber(roas, 'after')).toBe(3.4)
  expect(readNumber(roas)).toBeUndefined()
})
