import { differenceTest } from './difference-test.ts'
import type { EffectTest, Pair, Plan } from './effect-test.ts'
import type { Counts, Day, Experiment } from './experiment.ts'
import type { Interval } from './interval.ts'
import { ratioTest } from './ratio-test.ts'
import { sampleRatioAlarm } from './sample-ratio.ts'

const alpha = 0.05
const fewestDays = 7
const fewestGoals = 30
/** Above this rate the difference test decides sooner than the ratio test. */
const rareUpTo = 0.1

/** The first that holds, in this order. `since` is the day on which it was reached. */
export type Verdict =
  | { kind: 'changed-after-start' }
  | { kind: 'sample-ratio'; since: string }
  | { kind: 'too-early' }
  | Decision
  | { kind: 'undecided'; since: string }
  | { kind: 'running' }

/** What the counts have shown. It stays, also if later days look otherwise; only `better` may follow `no-difference`. */
export type Decision = { kind: 'better'; arm: number; since: string } | { kind: 'no-difference'; since: string }

export function isDecision(verdict: { kind: string }): verdict is Decision {
  return verdict.kind === 'better' || verdict.kind === 'no-difference'
}

export interface Comparison {
  /** The arm that is compared with arm 0. */
  arm: number
  test: EffectTest['name']
  plan: Plan
  verdict: Verdict
  decision: Decision | undefined
  /** The day on which the intervals had no effect left in common: the effect changed while the experiment ran. */
  effectChanged: string | undefined
  /** The best day of the arm that is ahead, if "better" would hold with all days but not without this one. */
  restsOn: string | undefined
  days: readonly DayOfComparison[]
}

/** The effect as known at the end of a day: a lift in the ratio test, a difference of rates in the difference test. */
export interface DayOfComparison {
  date: string
  /** From all counts so far. After a lucky start it can be outside the interval. */
  estimate: number | undefined
  /** What all days so far have in common or, after `effectChanged`, the interval of this day. */
  interval: Interval | undefined
}

/** Judges an experiment by all its whole days, from the start. One comparison for each arm but a, in the order of the arms. */
export function judge(experiment: Experiment, days: readonly Day[]): Comparison[] {
  assertWholeDays(experiment, days)
  const alarm = sampleRatioAlarm(experiment.shares, days)
  return effectTests(experiment).map((test, index) => {
    const { isEarly, undecided, ...compared } = compare(test, index + 1, days)
    const verdict = (): Verdict => {
      if (experiment.changedAfterStart) return { kind: 'changed-after-start' }
      if (alarm !== undefined) return { kind: 'sample-ratio', since: alarm }
      if (isEarly) return { kind: 'too-early' }
      if (compared.decision) return compared.decision
      return undecided === undefined ? { kind: 'running' } : { kind: 'undecided', since: undecided }
    }
    return { arm: index + 1, test: test.name, plan: test.plan, verdict: verdict(), ...compared }
  })
}

/** What each comparison needs, before the experiment begins: goals and visits of arm a and the other arm together. */
export function listPlans(experiment: Experiment): Plan[] {
  return effectTests(experiment).map(({ plan }) => plan)
}

/** One test for each arm but a. Together they may be false as often as one: Bonferroni. */
function effectTests({ shares, baseline, worth, goalsAmongVisits }: Experiment): EffectTest[] {
  const [shareOfA = 0, ...others] = shares
  const test = goalsAmongVisits && baseline > rareUpTo ? differenceTest : ratioTest
  return others.map((other) =>
    test({ share: other / (shareOfA + other), baseline, worth, alpha: alpha / others.length }),
  )
}

/** Leave one day out: a decision is one that would also hold if any one of the days were missing. */
function compare(test: EffectTest, arm: number, days: readonly Day[]) {
  const pair: Pair = { a: { visits: 0, goals: 0 }, b: { visits: 0, goals: 0 } }
  const { none, negligible } = test
  const compared: DayOfComparison[] = []
  let common = everything
  let betterArm: number | undefined
  let better: string | undefined
  let noDifference: string | undefined
  let undecided: string | undefined
  let effectChanged: string | undefined
  let restsOn: string | undefined
  let missed = 0
  let isEarly = true
  for (const { date, arms } of days) {
    add(pair.a, arms[0])
    add(pair.b, arms[arm])
    const look = test.look(pair)
    if (!look) {
      compared.push({ date, estimate: undefined, interval: undefined })
      continue
    }
    const { estimate, interval: today } = look
    common = intersect(common, today)
    if (common.low > common.high) effectChanged ??= date
    const interval = effectChanged === undefined ? common : today
    compared.push({ date, estimate, interval })
    restsOn = undefined
    if (betterArm === undefined && (today.low > none || today.high < none)) {
      const isB = today.low > none
      const [least] = compared
        .map((day, index) => ({ date: day.date, ...leaveOut(index) }))
        .toSorted((one, other) => (isB ? one.low - other.low : other.high - one.high))
      if (least && (isB ? least.low > none : least.high < none)) betterArm = isB ? arm : 0
      else restsOn = least?.date
    }
    isEarly = compared.length < fewestDays || pair.a.goals + pair.b.goals < fewestGoals
    if (isEarly) continue
    if (betterArm !== undefined) better ??= date
    if (noDifference === undefined && isNegligible(interval) && isNegligible(leaveOut(missed))) {
      // The day without which it does not hold is tried first on the next days: simulations are twenty times faster.
      missed = compared.findIndex((_, index) => !isNegligible(leaveOut(index)))
      if (missed === -1) noDifference = date
    }
    if (test.progress(pair) >= 2) undecided ??= date
  }
  const decision: Decision | undefined =
    betterArm !== undefined && better !== undefined
      ? { kind: 'better', arm: betterArm, since: better }
      : noDifference !== undefined
        ? { kind: 'no-difference', since: noDifference }
        : undefined
  return { decision, effectChanged, restsOn, days: compared, isEarly, undecided }

  /** What is known without a day: what the days before it, and the sums of all others, have in common. */
  function leaveOut(index: number): Interval {
    const counts = days[index]?.arms
    const left = test.look({ a: without(pair.a, counts?.[0]), b: without(pair.b, counts?.[arm]) })
    const before = effectChanged === undefined ? compared[index - 1]?.interval : undefined
    return intersect(before ?? everything, left?.interval ?? everything)
  }

  function isNegligible({ low, high }: Interval): boolean {
    return negligible.low <= low && low <= high && high <= negligible.high
  }
}

const everything: Interval = { low: -Infinity, high: Infinity }

function intersect(one: Interval, other: Interval): Interval {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
}

function add(sum: Counts, counts: Readonly<Counts> | undefined): void {
  sum.visits += counts?.visits ?? 0
  sum.goals += counts?.goals ?? 0
}

function without(sum: Counts, counts: Readonly<Counts> | undefined): Counts {
  return { visits: sum.visits - (counts?.visits ?? 0), goals: sum.goals - (counts?.goals ?? 0) }
}

/** A day that is missing or counted twice would move the verdict without a trace. */
function assertWholeDays({ shares, goalsAmongVisits }: Experiment, days: readonly Day[]): void {
  let expected: number | undefined
  for (const { date, arms } of days) {
    const at = Date.parse(date)
    if (Number.isNaN(at)) throw new RangeError(`"${date}" is not a date. Write it like 2026-11-08.`)
    if (expected !== undefined && at !== expected)
      throw new RangeError(
        `${date} does not follow the day before it. Pass every day from the start, once and in order.`,
      )
    expected = at + 86_400_000
    if (arms.length !== shares.length)
      throw new RangeError(`${date} has counts of ${arms.length} arms, the experiment has ${shares.length}.`)
    for (const { visits, goals } of arms)
      if (!isCount(visits) || !isCount(goals) || (goalsAmongVisits && goals > visits))
        throw new RangeError(
          `${date} has ${goals} goals of ${visits} visits. Pass whole counts, at most one goal a visit.`,
        )
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}
