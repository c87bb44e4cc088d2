import type { Interval } from './interval.ts'
import { lnGamma } from './ln-gamma.ts'

/**
 * Mixture of coins: the chance θ that the next one is b's has the prior Beta(`a`, `b`), with mean `share` and variance
 * share (1 − share) / (concentration + 1). docs/statistics.md derives what is done with it.
 */
export interface BetaMixture {
  a: number
  b: number
  lnBeta: number
}

export function betaMixture(share: number, concentration: number): BetaMixture {
  const a = concentration * share
  const b = concentration - a
  return { a, b, lnBeta: lnBeta(a, b) }
}

/** The log of E(q), the evidence against "each of m is b's with chance q" when k of them are. */
export function lnEvidence(mixture: BetaMixture, q: number, k: number, m: number): number {
  return lnMarginal(mixture, k, m) - lnLikelihood(q, k, m)
}

/**
 * Confidence sequence: the odds q / (1 − q) of every q with ln E(q) < lnLimit. ln E is convex with its minimum, at most 0, at
 * k / m, because a mixture of likelihoods is at most the largest; so the set is an interval around k / m.
 */
export function plausibleOdds(mixture: BetaMixture, k: number, m: number, lnLimit: number): Interval {
  const least = lnMarginal(mixture, k, m) - lnLimit
  const low = lowestShare(k, m, least)
  const lowOfOthers = lowestShare(m - k, m, least)
  return { low: low / (1 - low), high: (1 - lowOfOthers) / lowOfOthers }
}

/**
 * The q below k / m whose log likelihood is `least`, by Newton's method. The start is below the root by both of two bounds:
 * m (k / m − q)² 2 is at most the loss of log likelihood (Pinsker), and k ln q is at least the log likelihood. From there the
 * steps rise towards the root and, the function being convex, never pass it.
 */
function lowestShare(k: number, m: number, least: number): number {
  if (k === 0) return 0
  const most = k === m ? 0 : lnLikelihood(k / m, k, m)
  let q = Math.max(k / m - Math.sqrt((most - least) / (2 * m)), Math.exp(least / k))
  // At 0 the root is below the smallest number there is.
  for (let step = Infinity; q > 0 && step > 1e-12 * q; q += step)
    step = (least - lnLikelihood(q, k, m)) / (k / q - (m - k) / (1 - q))
  return q
}

/** ln ∫ θᵏ (1 − θ)ᵐ⁻ᵏ over the prior. */
function lnMarginal({ a, b, lnBeta: prior }: BetaMixture, k: number, m: number): number {
  return lnBeta(a + k, b + m - k) - prior
}

function lnLikelihood(q: number, k: number, m: number): number {
  return k * Math.log(q) + (m - k) * Math.log1p(-q)
}

function lnBeta(a: number, b: number): number {
  return lnGamma(a) + lnGamma(b) - lnGamma(a + b)
}
