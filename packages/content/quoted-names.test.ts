import { expect, test } from 'vitest'
import { inEveryLocale } from '@repo/contract/locale.ts'
import { owner } from './owner.ts'
import { quotedNames } from './quoted-names.ts'

const missing = ''

test.each([
  ['one value for all languages keeps its direction', { missing, value: '03-555-0100' }, '\u206603-555-0100\u2069'],
  [
    'a value of its own language is not isolated',
    { missing, value: { ...inEveryLocale(() => ''), he: 'חיפה' } },
    'חיפה',
  ],
  ['a missing value has no words', { missing }, undefined],
] as const)('DM-02 what only the owner knows: %s', (_, court, text) => {
  expect(quotedNames('he', { ...owner, court }).court).toBe(text)
})
