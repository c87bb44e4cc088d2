import { expect, test } from 'vitest'
import { numberIn } from './number-in.ts'

test.each(['17', '\u206617\u2069'])('PG-01 counts the same in every language: %j', (copy) => {
  expect(numberIn(copy)).toBe(17)
})

test('PG-01 will not draw what cannot be counted', () => {
  expect(() => numberIn('a few')).toThrow('"a few"')
})
