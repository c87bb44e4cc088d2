import type { Counts, Day } from './experiment.ts'

/** A day on which one arm had far more or fewer goals than its other days promise, and the other arms had not. */
export interface OutlierDay {
  date: string
  arm: number
  goals: number
  /** By the arm's visits of that day, and its rate on all other days. */
  expected: number
}

/** With fewer days it is not known what is usual. */
const fewestDays = 7
/** In standard deviations: of equal arms once in 150,000 days. */
const limit = 4.5

/**
 * Outlier day: a likelihood-ratio test of an arm's share of a day's goals, beside the share that the other days promise. By shares,
 * because weekdays and campaigns move the rates of all arms alike. Of several such days the one that is furthest from its other days.
 */
export function outlierDay(days: readonly Day[]): OutlierDay | undefined {
  if (days.length < fewestDays) return undefined
  const sums = days[0]?.arms.map((_, arm) => sum(days.map(({ arms }) => arms[arm]))) ?? []
  const outliers = days.flatMap(({ date, arms }) => {
    const expected = arms.map((counts, arm) => expectedGoals(counts, sums[arm] ?? counts))
    if (expected.includes(0)) return []
    const allGoals = sum(arms).goals
    const allExpected = expected.reduce((total, one) => total + one, 0)
    return arms
      .map(({ goals }, arm) => ({ date, arm, goals, expected: expected[arm] ?? 0 }))
      .filter((day) => deviance(day.goals, allGoals, day.expected / allExpected) > limit ** 2)
  })
  return outliers.toSorted((one, other) => distance(other) - distance(one))[0]
}

/** 0 if the arm had no visits on that day, or on no other. The half goal: a rate of 0 does not promise that there will be none. */
function expectedGoals(today: Counts, all: Counts): number {
  const visits = all.visits - today.visits
  return visits === 0 ? 0 : (today.visits * (all.goals - today.goals + 0.5)) / visits
}

/** Twice the log of the likelihood ratio when k of m goals are an arm's and each was with chance `share`: about the square of a normal number. */
function deviance(k: number, m: number, share: number): number {
  const part = (count: number, chance: number) => (count === 0 ? 0 : count * Math.log(count / (m * chance)))
  return 2 * (part(k, share) + part(m - k, 1 - share))
}

function distance({ goals, expected }: OutlierDay): number {
  return Math.abs(goals - expected) / Math.sqrt(expected)
}

function sum(counts: readonly (Readonly<Counts> | undefined)[]): Counts {
  const total = { visits: 0, goals: 0 }
  for (const one of counts) {
    total.visits += one?.visits ?? 0
    total.goals += one?.goals ?? 0
  }
  return total
}
