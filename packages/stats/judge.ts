import type { Counts, Day, Experiment } from './experiment.ts'
import type { Interval } from './interval.ts'
import { type Pair, type Plan, ratioTest, type RatioTest } from './ratio-test.ts'
import { sampleRatioAlarm } from './sample-ratio.ts'

const alpha = 0.05
const fewestDays = 7
const fewestGoals = 30

/**
 * The first that holds, in this order. `stopped`: the record was changed, or the visits no longer fit the shares since a day.
 * `running`: `early` before the fewest days and goals, `long` once twice the plan has come without an answer.
 */
export type Verdict =
  | { kind: 'stopped'; why: 'changed' }
  | { kind: 'stopped'; why: 'split'; since: string }
  | Decision
  | { kind: 'running'; pace: 'early' | 'usual' | 'long' }

/** What the counts have shown, and since which day. It stays, also if later days look otherwise; only `better` may follow `no-difference`. */
export type Decision = { kind: 'better'; arm: number; since: string } | { kind: 'no-difference'; since: string }

export function isDecision(verdict: { kind: string }): verdict is Decision {
  return verdict.kind === 'better' || verdict.kind === 'no-difference'
}

export interface Comparison {
  /** The arm that is compared with arm 0. */
  arm: number
  plan: Plan
  verdict: Verdict
  decision: Decision | undefined
  /** The day on which the intervals had no effect left in common: the effect changed while the experiment ran. */
  effectChanged: string | undefined
  days: readonly DayOfComparison[]
}

/** The lift as known at the end of a day. */
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
  const since = sampleRatioAlarm(experiment.shares, days)
  return ratioTests(experiment).map((test, index) => {
    const { pace, ...compared } = compare(test, index + 1, days)
    const verdict = (): Verdict => {
      if (experiment.changedAfterStart) return { kind: 'stopped', why: 'changed' }
      if (since !== undefined) return { kind: 'stopped', why: 'split', since }
      return compared.decision ?? { kind: 'running', pace }
    }
    return { arm: index + 1, plan: test.plan, verdict: verdict(), ...compared }
  })
}

/** What each comparison needs, before the experiment begins: goals and visits of arm a and the other arm together. */
export function listPlans(experiment: Planned): Plan[] {
  return ratioTests(experiment).map(({ plan }) => plan)
}

/** One test for each arm but a. Together they may be false as often as one: Bonferroni. */
function ratioTests({ shares, baseline, worth }: Planned): RatioTest[] {
  const [shareOfA = 0, ...others] = shares
  return others.map((other) =>
    ratioTest({ share: other / (shareOfA + other), baseline, worth, alpha: alpha / others.length }),
  )
}

type Planned = Pick<Experiment, 'shares' | 'baseline' | 'worth'>

function compare({ look, negligible, progress }: RatioTest, arm: number, days: readonly Day[]) {
  const pair: Pair = { a: { visits: 0, goals: 0 }, b: { visits: 0, goals: 0 } }
  const compared: DayOfComparison[] = []
  let common: Interval = { low: 0, high: Infinity }
  let betterArm: number | undefined
  let decision: Decision | undefined
  let effectChanged: string | undefined
  let pace: 'early' | 'usual' | 'long' = 'early'
  for (const { date, arms } of days) {
    add(pair.a, arms[0])
    add(pair.b, arms[arm])
    const known = look(pair)
    if (!known) {
      compared.push({ date, estimate: undefined, interval: undefined })
      continue
    }
    const { estimate, interval: today } = known
    common = intersect(common, today)
    if (common.low > common.high) effectChanged ??= date
    const interval = effectChanged === undefined ? common : today
    compared.push({ date, estimate, interval })
    // Evidence of the first days counts, and is reported once there are enough of them.
    if (today.low > 1) betterArm ??= arm
    else if (today.high < 1) betterArm ??= 0
    if (compared.length < fewestDays || pair.a.goals + pair.b.goals < fewestGoals) continue
    pace = progress(pair) >= 2 ? 'long' : 'usual'
    if (decision?.kind === 'better') continue
    if (betterArm !== undefined) decision = { kind: 'better', arm: betterArm, since: date }
    else if (isWithin(interval, negligible)) decision ??= { kind: 'no-difference', since: date }
  }
  return { decision, effectChanged, days: compared, pace }
}

function isWithin({ low, high }: Interval, outer: Interval): boolean {
  return outer.low <= low && low <= high && high <= outer.high
}

function intersect(one: Interval, other: Interval): Interval {
  return { low: Math.max(one.low, other.low), high: Math.min(one.high, other.high) }
}

function add(sum: Counts, counts: Readonly<Counts> | undefined): void {
  sum.visits += counts?.visits ?? 0
  sum.goals += counts?.goals ?? 0
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
