import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotScale, countDots } from './dot-scale.ts'

test('a dot is 1, 2 or 5 × 10ⁿ, so that the largest value has 16 to 48 dots', () => {
  fc.assert(
    fc.property(fc.integer({ min: 16, max: 2_000_000_000 }), (value) => {
      const scale = dotScale(value)
      expect(String(scale)).toMatch(/^[125]0*$/)
      expect(countDots(value, scale)).toBeGreaterThanOrEqual(16)
      expect(countDots(value, scale)).toBeLessThanOrEqual(48)
    }),
    { seed: 1 },
  )
})

test('up to 48 every dot is one', () => {
  for (const value of [0, 1, 15, 16, 48]) expect(dotScale(value)).toBe(1)
  expect(dotScale(49)).toBe(2)
  expect(dotScale(1905)).toBe(50)
})
