import { betaMixture, lnEvidence, plausibleOdds } from './beta-mixture.ts'
import type { Counts } from './experiment.ts'
import type { Interval } from './interval.ts'
import { z80 } from './normal-quantiles.ts'
import { smallestSize } from './smallest-size.ts'

/** Two arms, and what the experiment expects of them. */
export interface Setting {
  /** The share of b among the visits of both arms. */
  share: number
  baseline: number
  worth: number
  /** How often a verdict may be false, over all looks together. */
  alpha: number
}

/** Counts since the start. */
export interface Pair {
  a: Counts
  b: Counts
}

/** What two arms need together until a lift of `worth` is found in 80 of 100 experiments. */
export interface Plan {
  goals: number
  visits: number
}

/** A sequential test: its intervals hold at all looks together, so they may be intersected. */
export interface RatioTest {
  /** Lifts that are too small to matter. */
  negligible: Interval
  plan: Plan
  /** The goals as a multiple of the plan. */
  progress(pair: Pair): number
  /** Undefined without a goal. */
  look(pair: Pair): { estimate: number; interval: Interval } | undefined
}

/**
 * Whose is the next goal? With b's rate r times a's, it is b's with a chance that depends on r and the shares alone, however the rates
 * change from day to day. The effect is the lift r: 1 for equal arms, Infinity where a has no goal.
 */
export function ratioTest({ share, baseline, worth, alpha }: Setting): RatioTest {
  const planned = shareAt(worth, share)
  // The prior's standard deviation is the effect worth knowing.
  const mixture = betaMixture(share, (share * (1 - share)) / (planned - share) ** 2 - 1)
  const lnLimit = -Math.log(alpha)
  const goals = smallestSize((m) => {
    const k = planned * m - z80 * Math.sqrt(m * planned * (1 - planned))
    return lnEvidence(mixture, share, k, m) >= lnLimit
  })
  return {
    negligible: { low: 1 / worth, high: worth },
    plan: { goals, visits: Math.ceil(goals / (baseline * (1 - share + share * worth))) },
    progress: ({ a, b }) => (a.goals + b.goals) / goals,
    look({ a, b }) {
      const m = a.goals + b.goals
      if (m === 0) return undefined
      const { low, high } = plausibleOdds(mixture, b.goals, m, lnLimit)
      return {
        estimate: liftAt(b.goals / a.goals, share),
        interval: { low: liftAt(low, share), high: liftAt(high, share) },
      }
    },
  }
}

/** b's share of the goals when its rate is `lift` times a's. */
function shareAt(lift: number, share: number): number {
  return (share * lift) / (share * lift + 1 - share)
}

function liftAt(odds: number, share: number): number {
  return (odds * (1 - share)) / share
}
