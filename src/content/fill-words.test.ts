import { expect, test } from 'vitest'
import { said } from './fill-words.ts'

const missing = { en: 'phone number', he: 'מספר טלפון' }

test.each([
  ['a gap is highlighted', { missing }, 'he', '==מספר טלפון=='],
  ['one value for both keeps its direction', { missing, value: '03-555-0100' }, 'he', '[[03-555-0100]]'],
  ['a value of its own language stands as it is', { missing, value: { en: 'Haifa', he: 'חיפה' } }, 'he', 'חיפה'],
] as const)('what only the owner knows: %s', (_, detail, locale, text) => {
  expect(said(detail, locale)).toBe(text)
})
