import type { ExperimentRecord, RegisteredFields } from '@repo/contract/experiment.ts'
import type { Decision, Verdict } from '@repo/stats/judge.ts'
import type { Plan } from '@repo/stats/ratio-test.ts'

/** GET /api/experiments */
export interface ExperimentsReport {
  /** Running before ended, newest first. */
  experiments: ExperimentSummary[]
  /** Pages with variants that no experiment divides: the ad platform chose who saw which. The last 28 whole days. */
  compared: ComparedPage[]
  /** Of the last 7 whole days, for the arithmetic of a plan. */
  pace: Pace
}

/** What a day brings, by goal. */
export type Pace = { visits: number } & Record<ExperimentRecord['goal'], number>

export interface ComparedPage {
  page: string
  lang: string
  variants: { variant: string; visits: number }[]
}

export interface ExperimentSummary extends Pick<
  ExperimentRecord,
  'id' | 'question' | 'lang' | 'goal' | 'baseline' | 'worth' | 'start'
> {
  /** `draft`: its fingerprint is not written. `unseen`: it is, but the worker does not know the record yet. */
  registration: 'draft' | 'unseen' | 'kept'
  isEnded: boolean
  /** The whole days that are counted, from the start to yesterday; of an ended one, to its last visit. */
  days: number
  until?: string
  arms: ArmCounts[]
  comparisons: ComparisonSummary[]
  /** Visits that are in no arm, because their network had sent its share of the day. */
  leftOut: number
  /** One network sent an unusual share of a day's visits: at least `visits` of `all`. */
  crowd?: { date: string; visits: number; all: number }
}

export interface ArmCounts {
  /** `a`, `b`, … */
  name: string
  page: string
  share: number
  visits: number
  /** Absent while the sample ratio is off: nothing that could be compared is sent then. */
  goals?: number
}

/** An arm beside arm a. */
export interface ComparisonSummary {
  /** Its place in `arms`. */
  arm: number
  plan: Plan
  verdict: ShownVerdict
  /** The day on which the intervals had no effect left in common. */
  effectChanged?: string
  /** The day without which the result would be open. */
  restsOn?: string
  /** At the end of the last day. Absent while the sample ratio is off, and before there are counts. */
  effect?: Effect
}

/**
 * What is said of an experiment. `planned`: its first day is not over, or it is not registered yet. `open`: it was ended without a result.
 * Version 1.0.0 had another test beside the ratio test, and voided results: `old-test`, `voided` and `by` are of its experiments.
 */
export type ShownVerdict =
  | { kind: 'planned' }
  | Exclude<Verdict, Decision>
  | { kind: 'running'; pace: 'old-test' }
  | { kind: 'stopped'; why: 'voided'; on: string; reason: string }
  | (Decision & { by: 'ratio' | 'difference' })
  | { kind: 'open' }

/** A lift: 1.2 is a fifth more. */
export interface Effect {
  /** Absent where arm a has no goal. */
  estimate?: number
  low: number
  /** Absent: without an end. */
  high?: number
}

/** GET /api/experiments/:id */
export interface ExperimentReport extends ExperimentSummary {
  /** As the worker first saw it: the registration. Absent while its fingerprint is not written. */
  registered?: { fields: RegisteredFields; on: string }
  /** The fields of the record that are others than at first. */
  changed: string[]
  /** In the order of `comparisons`; empty while the sample ratio is off. */
  byDay: DayOfEffect[][]
  /** Of the pages of the arms, over the 7 whole days before the start. Absent without visits. */
  paceBefore?: { visits: number; goals: number }
}

export interface DayOfEffect {
  date: string
  effect?: Effect
}
