import { expect, test } from 'vitest'
import { initials, plainText } from './plain-text.ts'

test.each([
  ['דנה לוי', 'דל'],
  ['Dan van Reed', 'DR'],
  ['mia', 'M'],
  ['👩‍👧 Sol', '👩‍👧S'],
  ['  ', ''],
])('the initials of "%s" are %s', (name, expected) => expect(initials(name)).toBe(expected))

test('a name cannot turn the direction of what follows it', () => {
  expect(plainText('\u{202e}Dana\u{2066} Levi\u{0007}')).toBe('Dana  Levi')
})
