import { expect, test } from 'vitest'
import { lnGamma } from '../ln-gamma.ts'
import { binomial } from './binomial.ts'
import { seededRandom } from './seeded-random.ts'

// χ² of 200,000 numbers against the exact chances, in cells of at least 5 expected; the limit is its mean and 4.5 deviations.
test.each([
  [50, 0.02],
  [50, 0.5],
  [400, 0.06],
  [3000, 0.2],
  [3000, 0.9],
  [40_000, 0.001],
])('numbers of %i with chance %d are binomial', (n, p) => {
  const random = seededRandom(`binomial ${n} ${p}`)
  const draws = 200_000
  const seen = new Map<number, number>()
  for (let draw = 0; draw < draws; draw += 1) {
    const k = binomial(random, n, p)
    seen.set(k, (seen.get(k) ?? 0) + 1)
  }
  let [chi2, cells, expected, found] = [0, 0, 0, 0]
  for (let k = 0; k <= n; k += 1) {
    const ln = lnGamma(n + 1) - lnGamma(k + 1) - lnGamma(n - k + 1) + k * Math.log(p) + (n - k) * Math.log1p(-p)
    expected += draws * Math.exp(ln)
    found += seen.get(k) ?? 0
    if (expected < 5) continue
    chi2 += (found - expected) ** 2 / expected
    cells += 1
    expected = 0
    found = 0
  }
  expect(cells).toBeGreaterThan(5)
  expect(chi2).toBeLessThan(cells + 4.5 * Math.sqrt(2 * cells))
})

test('a seed gives the same numbers, another seed others', () => {
  const first = (name: string) => Array.from({ length: 3 }, seededRandom(name))
  expect(first('one')).toEqual(first('one'))
  expect(first('one')).not.toEqual(first('two'))
})
