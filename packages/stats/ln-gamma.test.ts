import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lnGamma } from './ln-gamma.ts'

const sqrtPi = Math.sqrt(Math.PI)

test('lnGamma of a whole number is the sum of logarithms', () => {
  let sum = 0
  for (let n = 1; n <= 300_000; n += 1) {
    if (n % 997 === 0 || n < 30) expect(Math.abs(lnGamma(n) - sum)).toBeLessThan(1e-12 * Math.max(1, sum))
    sum += Math.log(n)
  }
})

// Γ(½) = √π and Γ(3/2) = √π / 2 exactly; Γ(¼) as Gauss gave it, to sixteen digits.
test.each([
  [0.5, sqrtPi],
  [1.5, sqrtPi / 2],
  [0.25, 3.625609908221908],
])('Γ(%d) is %d', (x, expected) => {
  expect(Math.exp(lnGamma(x))).toBeCloseTo(expected, 13)
})

test('lnGamma keeps the duplication formula of Legendre', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-3, max: 1e5, noNaN: true }), (x) => {
      const doubled = (1 - 2 * x) * Math.LN2 + Math.log(sqrtPi) + lnGamma(2 * x)
      return Math.abs(lnGamma(x) + lnGamma(x + 0.5) - doubled) < 1e-12 * Math.max(10, Math.abs(doubled))
    }),
    { seed: 1 },
  )
})
