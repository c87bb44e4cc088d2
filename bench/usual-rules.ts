import type { Counts, Day } from '@repo/stats/experiment.ts'

/** What the usual rules would have called better on any day, from the seventh day and 30 goals on, as for our verdict. */
export const usualRules = {
  zTest: (days: readonly Day[]) => isAbove(days, zOfTest, 1.959963984540054),
  probability: (days: readonly Day[]) => isAbove(days, zOfPosterior, 1.6448536269514722),
}

function isAbove(days: readonly Day[], zOf: (a: Counts, b: Counts) => number, limit: number): boolean {
  const sums = days[0]?.arms.map((): Counts => ({ visits: 0, goals: 0 })) ?? []
  const [a, ...others] = sums
  return days.some(({ arms }, index) => {
    for (const [arm, { visits, goals }] of arms.entries()) {
      const sum = sums[arm]
      if (sum) sum.visits += visits
      if (sum) sum.goals += goals
    }
    return index >= 6 && a && others.some((b) => a.goals + b.goals >= 30 && Math.abs(zOf(a, b)) > limit)
  })
}

/** z-test of two rates: 1.96 is a p-value of 5 %. */
function zOfTest(a: Counts, b: Counts): number {
  const [rateOfA, rateOfB] = [a.goals / a.visits, b.goals / b.visits]
  const variance = (rateOfA * (1 - rateOfA)) / a.visits + (rateOfB * (1 - rateOfB)) / b.visits
  return (rateOfB - rateOfA) / Math.sqrt(variance)
}

/** "Probability that b is better", with uniform priors and posteriors taken as normal: 1.645 is 95 %. */
function zOfPosterior(a: Counts, b: Counts): number {
  const [meanOfA, meanOfB] = [(a.goals + 1) / (a.visits + 2), (b.goals + 1) / (b.visits + 2)]
  const variance = (meanOfA * (1 - meanOfA)) / (a.visits + 3) + (meanOfB * (1 - meanOfB)) / (b.visits + 3)
  return (meanOfB - meanOfA) / Math.sqrt(variance)
}
