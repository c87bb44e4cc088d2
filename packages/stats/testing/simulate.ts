import type { Counts, Day, Experiment } from '../experiment.ts'
import { judge } from '../judge.ts'
import { binomial } from './binomial.ts'
import { seededRandom } from './seeded-random.ts'

/** A world to run experiments in. Its name is the seed. */
export interface World {
  name: string
  experiment: Experiment
  /** The true rate of arm a, and how many times that rate every other arm has. */
  rate: number
  lift: number
  /** The shares that visits really get. They differ from the registered ones where the assignment is broken. */
  shares: readonly number[]
  days: number
  visitsADay: number
}

/** In how many experiments something was said on any day. */
export interface Outcome {
  /** Better: an arm that is not. An alarm of the same day or before hides it. */
  falseBetter: number
  /** Better: an arm that is. */
  trueBetter: number
  noDifference: number
  /** The intersected interval lost the true effect. */
  missed: number
  alarms: number
}

/** Runs experiments through `judge`, day by day. */
export function simulate(world: World, runs: number): Outcome {
  const random = seededRandom(world.name)
  const outcome: Outcome = { falseBetter: 0, trueBetter: 0, noDifference: 0, missed: 0, alarms: 0 }
  const arms = Array.from({ length: world.days }, () => world.shares.map((): Counts => ({ visits: 0, goals: 0 })))
  const days = arms.map((counts, index): Day => ({ date: formatDate(index), arms: counts }))
  for (let run = 0; run < runs; run += 1) {
    for (const counts of arms) fill(counts, random, world)
    count(outcome, world, days)
  }
  return outcome
}

function fill(arms: readonly Counts[], random: () => number, { shares, rate, lift, visitsADay }: World): void {
  let left = visitsADay
  let shareLeft = 1
  for (const [arm, counts] of arms.entries()) {
    const share = shares[arm] ?? 0
    counts.visits = arm === arms.length - 1 ? left : binomial(random, left, share / shareLeft)
    counts.goals = binomial(random, counts.visits, arm === 0 ? rate : rate * lift)
    left -= counts.visits
    shareLeft -= share
  }
}

function count(outcome: Outcome, { experiment, lift }: World, days: readonly Day[]): void {
  const comparisons = judge(experiment, days)
  const [first] = comparisons
  const alarm = first?.verdict.kind === 'stopped' && first.verdict.why === 'split' ? first.verdict.since : undefined
  const better = comparisons.flatMap(({ decision }) =>
    decision?.kind === 'better' && (alarm === undefined || decision.since < alarm) ? [decision.arm] : [],
  )
  const isTrue = (arm: number) => (lift > 1 && arm > 0) || (lift < 1 && arm === 0)
  if (better.some((arm) => !isTrue(arm))) outcome.falseBetter += 1
  else if (better.length > 0) outcome.trueBetter += 1
  if (comparisons.some(({ decision }) => decision?.kind === 'no-difference')) outcome.noDifference += 1
  if (alarm !== undefined) outcome.alarms += 1
  const isMissed = comparisons.some(({ effectChanged, days: compared }) => {
    const interval = compared.at(-1)?.interval
    return effectChanged !== undefined || (interval && (lift < interval.low || lift > interval.high))
  })
  if (isMissed) outcome.missed += 1
}

function formatDate(index: number): string {
  return new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10)
}
