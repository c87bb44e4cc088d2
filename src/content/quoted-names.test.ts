import { expect, test } from 'vitest'
import { inEveryLocale } from '#contract/locale.ts'
import { detailText } from './quoted-names.ts'

const missing = inEveryLocale(() => 'phone number')

test.each([
  ['a missing value is highlighted', { missing }, 'he', '==phone number=='],
  ['one value for all languages keeps its direction', { missing, value: '03-555-0100' }, 'he', '[[03-555-0100]]'],
  ['a value of its own language is not isolated', { missing, value: { ...missing, he: 'חיפה' } }, 'he', 'חיפה'],
] as const)('what only the owner knows: %s', (_, detail, locale, text) => {
  expect(detailText(detail, locale)).toBe(text)
})
