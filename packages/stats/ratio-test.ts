import { betaMixture, lnEvidence, plausibleOdds } from './beta-mixture.ts'
import { type EffectTest, type Setting, z80 } from './effect-test.ts'
import { smallestSize } from './smallest-size.ts'

/**
 * Ratio test, for rare goals: whose is the next goal? With b's rate r times a's, it is b's with a chance that depends on r and
 * the shares alone, however the rates change from day to day. The effect is the lift r; Infinity where a has no goal.
 */
export function ratioTest({ share, baseline, worth, alpha }: Setting): EffectTest {
  const planned = shareAt(worth, share)
  // The prior's standard deviation is the effect worth knowing.
  const mixture = betaMixture(share, (share * (1 - share)) / (planned - share) ** 2 - 1)
  const lnLimit = -Math.log(alpha)
  const goals = smallestSize((m) => {
    const k = planned * m - z80 * Math.sqrt(m * planned * (1 - planned))
    return lnEvidence(mixture, share, k, m) >= lnLimit
  })
  return {
    name: 'ratio',
    none: 1,
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
