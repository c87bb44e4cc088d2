import { type EffectTest, type Setting, z80, z95 } from './effect-test.ts'
import type { Counts } from './experiment.ts'
import { smallestSize } from './smallest-size.ts'

/**
 * Difference test, for common goals: the asymptotic confidence sequence of b's rate minus a's (Waudby-Smith et al., arXiv
 * 2103.06476), tightest at the fixed horizon. Unlike the ratio test it also uses the visits without a goal, which tell
 * much where they are few.
 */
export function differenceTest(setting: Setting): EffectTest {
  const { share, baseline, worth, alpha } = setting
  const difference = baseline * (worth - 1)
  const perVisit = plannedVariance(setting)
  const rho2 = (-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha))) / fixedHorizon(setting)
  const halfWidth = (visits: number, variance: number) => {
    const x = visits * rho2
    return Math.sqrt(((2 * variance * (x + 1)) / x) * Math.log(Math.sqrt(x + 1) / alpha))
  }
  const visits = smallestSize((n) => halfWidth(n, perVisit / n) <= difference - z80 * Math.sqrt(perVisit / n))
  return {
    name: 'difference',
    none: 0,
    negligible: { low: -difference, high: difference },
    plan: { goals: Math.ceil(visits * baseline * (1 - share + share * worth)), visits },
    progress: ({ a, b }) => (a.visits + b.visits) / visits,
    look({ a, b }) {
      if (a.goals + b.goals < 30 || smallestCell(a) < 5 || smallestCell(b) < 5) return undefined
      const estimate = b.goals / b.visits - a.goals / a.visits
      const half = halfWidth(a.visits + b.visits, varianceOfRate(a) + varianceOfRate(b))
      return { estimate, interval: { low: estimate - half, high: estimate + half } }
    },
  }
}

/** Visits of both arms that a test looked at once, at the end, needs to find `worth` in 80 of 100 experiments. */
export function fixedHorizon(setting: Omit<Setting, 'alpha'>): number {
  return ((z95 + z80) ** 2 * plannedVariance(setting)) / (setting.baseline * (setting.worth - 1)) ** 2
}

/** The variance of the difference of rates, times the visits of both arms. */
function plannedVariance({ share, baseline, worth }: Omit<Setting, 'alpha'>): number {
  const better = baseline * worth
  return (baseline * (1 - baseline)) / (1 - share) + (better * (1 - better)) / share
}

function varianceOfRate({ visits, goals }: Counts): number {
  const rate = goals / visits
  return (rate * (1 - rate)) / visits
}

function smallestCell({ visits, goals }: Counts): number {
  return Math.min(goals, visits - goals)
}
