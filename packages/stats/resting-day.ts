import type { Counts, Day, Experiment } from './experiment.ts'
import { type Decision, judge } from './judge.ts'

/**
 * The day that carries a result: without it the experiment would still be open, or would say something else. Of several such days the
 * one on which the arms differed most. A result that has one is true all the same; it is said beside it.
 */
export function restingDay(
  experiment: Experiment,
  days: readonly Day[],
  { arm, decision }: { arm: number; decision: Decision },
): string | undefined {
  const found = (counted: readonly Day[]) => judge(experiment, counted)[arm - 1]?.decision
  return days
    .map(({ date, arms }, index) => ({ date, index, size: differenceOf(experiment, arms, arm) }))
    .toSorted((one, other) => other.size - one.size)
    .slice(0, mostTried)
    .find(({ index }) => !isSame(found(days.with(index, emptied(days[index]))), decision))?.date
}

/** A day on which the arms differ less carries less. */
const mostTried = 10

function isSame(one: Decision | undefined, other: Decision): boolean {
  return one?.kind === other.kind && (one.kind !== 'better' || other.kind !== 'better' || one.arm === other.arm)
}

/** In goals, how far the arm was from its share of both arms' goals of the day. */
function differenceOf({ shares }: Experiment, arms: readonly Readonly<Counts>[], arm: number): number {
  const [share = 0, shareOfA = 0] = [shares[arm], shares[0]]
  const [goals = 0, goalsOfA = 0] = [arms[arm]?.goals, arms[0]?.goals]
  return Math.abs(goals - ((goals + goalsOfA) * share) / (share + shareOfA))
}

function emptied(day: Day | undefined): Day {
  return { date: day?.date ?? '', arms: (day?.arms ?? []).map(() => ({ visits: 0, goals: 0 })) }
}
