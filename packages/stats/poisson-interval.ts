import type { Interval } from './interval.ts'
import { lnGamma } from './ln-gamma.ts'

/**
 * The exact 95 % interval of what a Poisson count expects (Garwood 1936), two-sided for every count: each end is where a count as far
 * away as this one has a chance of 2.5 %. Both ends by bisection on the Poisson sum.
 */
export function poissonInterval(count: number): Interval {
  return { low: count === 0 ? 0 : meanWith(count - 1, 0.975), high: meanWith(count, 0.025) }
}

/** The mean at which a count of at most `most` has this chance. The chance falls as the mean rises. */
function meanWith(most: number, chance: number): number {
  let low = 0
  let high = 8
  while (chanceOfAtMost(most, high) > chance) high *= 2
  for (let turn = 0; turn < 60; turn += 1) {
    const middle = (low + high) / 2
    if (chanceOfAtMost(most, middle) > chance) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The Poisson sum, over the side of `most` that lies away from the mean: its terms only fall, until they no longer change it. */
function chanceOfAtMost(most: number, mean: number): number {
  const isBelow = most <= mean
  let count = isBelow ? most : most + 1
  let term = Math.exp(count * Math.log(mean) - mean - lnGamma(count + 1))
  let sum = 0
  for (; count >= 0 && term > sum * 1e-17; count += isBelow ? -1 : 1) {
    sum += term
    term *= isBelow ? count / mean : mean / (count + 1)
  }
  return isBelow ? sum : 1 - sum
}
