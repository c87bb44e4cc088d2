import fc from 'fast-check'
import { expect, test } from 'vitest'
import { betaMixture, lnEvidence, plausibleOdds } from './beta-mixture.ts'

const ln20 = Math.log(20)

// Beta(4, 4), eight of ten: B(12, 6) = 1/74256 and B(4, 4) = 1/140, so E(½) = 140 · 2¹⁰ / 74256.
test('the evidence of eight heads in ten throws is that of the beta functions by hand', () => {
  expect(Math.exp(lnEvidence(betaMixture(0.5, 8), 0.5, 8, 10))).toBeCloseTo((140 * 1024) / 74256, 12)
})

// With whole parameters the beta functions are fractions of factorials, here in whole numbers of any length.
test.each([
  [12, 12, 48, 84],
  [12, 12, 100, 100],
  [60, 60, 561, 1000],
  [4, 4, 0, 40],
])('with Beta(%i, %i) the evidence of %i in %i is that of whole factorials', (a, b, k, m) => {
  const top = factorial(a + k - 1) * factorial(b + m - k - 1) * factorial(a + b - 1) * 2n ** BigInt(m)
  const bottom = factorial(a + b + m - 1) * factorial(a - 1) * factorial(b - 1)
  const exact = Number((top * 10n ** 30n) / bottom) / 1e30
  expect(Math.exp(lnEvidence(betaMixture(0.5, a + b), 0.5, k, m))).toBeCloseTo(exact, 9 - Math.ceil(Math.log10(exact)))
})

const mixtures = fc.tuple(fc.double({ min: 0.1, max: 0.9, noNaN: true }), fc.double({ min: 1, max: 2000, noNaN: true }))
const chance = fc.double({ min: 0.01, max: 0.99, noNaN: true })

// A mixture of coins is an urn (Pólya): the next one is b's with chance (a + k) / (a + b + m). The product needs no gamma.
test('the evidence is the product of the urn step by step, in any order', () => {
  fc.assert(
    fc.property(mixtures, chance, fc.array(fc.boolean(), { maxLength: 300 }), ([share, concentration], q, draws) => {
      const mixture = betaMixture(share, concentration)
      let [ln, k] = [0, 0]
      for (const [m, isB] of draws.entries()) {
        const next = (mixture.a + k) / (concentration + m)
        ln += Math.log(isB ? next / q : (1 - next) / (1 - q))
        if (isB) k += 1
      }
      expect(lnEvidence(mixture, q, k, draws.length)).toBeCloseTo(ln, 7)
    }),
    { seed: 1 },
  )
})

// The martingale: over all results of m draws, weighed by their chance under q, the evidence against q is 1 on average.
test('the evidence against the truth is 1 on average', () => {
  fc.assert(
    fc.property(mixtures, chance, fc.integer({ min: 1, max: 60 }), ([share, concentration], q, m) => {
      const mixture = betaMixture(share, concentration)
      let [mean, chanceOfK] = [0, (1 - q) ** m]
      for (let k = 0; k <= m; k += 1) {
        mean += chanceOfK * Math.exp(lnEvidence(mixture, q, k, m))
        chanceOfK *= ((m - k) / (k + 1)) * (q / (1 - q))
      }
      expect(mean).toBeCloseTo(1, 8)
    }),
    { seed: 1 },
  )
})

test('the interval is every share without enough evidence against it', () => {
  const counts = fc
    .integer({ min: 1, max: 1_000_000 })
    .chain((m) => fc.tuple(fc.oneof(fc.integer({ min: 0, max: m }), fc.constantFrom(0, m)), fc.constant(m)))
  fc.assert(
    fc.property(mixtures, counts, ([share, concentration], [k, m]) => {
      const mixture = betaMixture(share, concentration)
      const { low, high } = plausibleOdds(mixture, k, m, ln20)
      expect(low).toBeLessThanOrEqual(k / (m - k))
      expect(high).toBeGreaterThanOrEqual(k / (m - k))
      if (k === 0) expect(low).toBe(0)
      if (k === m) expect(high).toBe(Infinity)
      // Outside of these the share itself is 0 or 1 in the digits of a number.
      for (const odds of [low, high].filter((end) => end > 1e-10 && end < 1e6))
        expect(lnEvidence(mixture, odds / (1 + odds), k, m)).toBeCloseTo(ln20, 3)
    }),
    { seed: 1 },
  )
})

// Beta(4, 4), none of ten: B(4, 14) / B(4, 4) = 140 · 3! 13! / 17! = 1/68, so E(q) = 20 where (1 − q)¹⁰ = 1 / (68 · 20).
test('the interval of none in ten ends where a tenth root says', () => {
  const { low, high } = plausibleOdds(betaMixture(0.5, 8), 0, 10, ln20)
  expect(low).toBe(0)
  expect(high / (1 + high)).toBeCloseTo(1 - (1 / 1360) ** 0.1, 12)
})

function factorial(n: number): bigint {
  let product = 1n
  for (let factor = 2n; factor <= n; factor += 1n) product *= factor
  return product
}
