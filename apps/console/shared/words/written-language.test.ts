import { expect, test } from 'vitest'
import { writtenLanguage } from './written-language.ts'

test.each([
  ['האם כותרת שפותחת בכאב מביאה יותר לידים?', 'he'],
  ['Does a shorter text bring more leads?', 'en'],
  ['״כמה זה עולה?״ או Price first', 'he'],
  ['50% off, or a gift?', 'en'],
  ['7', undefined],
])('a sentence is read in the language that it begins in: %s', (text, language) => {
  expect(writtenLanguage(text)).toBe(language)
})
