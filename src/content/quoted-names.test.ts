import { expect, test } from 'vitest'
import { detailText } from './quoted-names.ts'

const missing = { en: 'phone number', he: 'מספר טלפון' }

test.each([
  ['a missing value is highlighted', { missing }, 'he', '==מספר טלפון=='],
  ['one value for both keeps its direction', { missing, value: '03-555-0100' }, 'he', '[[03-555-0100]]'],
  ['a value of its own language is not isolated', { missing, value: { en: 'Haifa', he: 'חיפה' } }, 'he', 'חיפה'],
] as const)('what only the owner knows: %s', (_, detail, locale, text) => {
  expect(detailText(detail, locale)).toBe(text)
})
