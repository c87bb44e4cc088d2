import { expect, test } from 'vitest'
import { perHundred } from './per-hundred.ts'

test('a page has no rate under 100 visits, and from there on one per 100', () => {
  expect(perHundred(99, 99)).toBeUndefined()
  expect(perHundred(0, 100)).toBe(0)
  expect(perHundred(31, 250)).toBeCloseTo(12.4)
  expect(perHundred(120, 100)).toBe(120)
})
