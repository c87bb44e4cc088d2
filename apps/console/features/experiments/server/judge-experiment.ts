import type { ComparisonSummary, Effect, ExperimentReport, ShownVerdict } from '../api/experiments.ts'
import type { KeptRecord } from '@repo/server/experiments/keep-records.ts'
import { compare, type KeptDecision } from '@repo/server/experiments/kept-verdicts.ts'
import type { ObservedDays } from '@repo/server/experiments/read-days.ts'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import type { Day } from '@repo/stats/experiment.ts'
import type { Comparison, DayOfComparison, Decision } from '@repo/stats/judge.ts'
import { outlierDay } from '@repo/stats/outlier-day.ts'
import { sampleRatioAlarm } from '@repo/stats/sample-ratio.ts'

export interface Observed {
  record: ExperimentRecord
  /** As the worker first saw it. */
  kept: KeptRecord | undefined
  observed: ObservedDays
  /** Verdicts that were reached before. */
  decisions: readonly KeptDecision[]
}

export type JudgedExperiment = Omit<ExperimentReport, 'paceBefore'>

/**
 * What may be said of an experiment. While the sample ratio is off, nothing that could be compared is in it: no goals, no effect, no
 * verdict but that one. What is voided has its counts, and neither effect nor verdict.
 */
export function judgeExperiment({ record, kept, observed, decisions }: Observed): JudgedExperiment {
  const { days, leftOut, crowd } = observed
  const none = withoutVerdict({ kept, observed })
  const shares = record.arms.map(({ share }) => share)
  const isHidden = sampleRatioAlarm(shares, days) !== undefined
  const hasEffect = !isHidden && !kept?.voided
  const compared = compare(record, kept, days)
  const comparisons = compared.map((comparison): ComparisonSummary => {
    const { arm, test, plan, effectChanged, restsOn } = comparison
    const earlier = decisions.filter((one) => one.compared === arm)
    const last = comparison.days.at(-1)
    const effect = last && effectOf(last)
    return {
      arm,
      test,
      plan,
      verdict: none ?? readVerdict(comparison, earlier),
      ...(hasEffect && effectChanged !== undefined && { effectChanged }),
      ...(hasEffect && restsOn !== undefined && { restsOn }),
      ...(hasEffect && effect && { effect }),
    }
  })
  const outlier = hasEffect ? outlierDay(days) : undefined
  const { arms, fingerprint, ended, ...shown } = record
  const last = days.at(-1)
  return {
    ...shown,
    registration: kept ? 'kept' : fingerprint === '' ? 'draft' : 'unseen',
    isEnded: ended !== undefined,
    days: days.length,
    ...(last && { until: last.date }),
    arms: arms.map(({ page, share }, index) => ({
      name: armNames[index] ?? '',
      page,
      share,
      visits: sum(days, (day) => day.arms[index]?.visits),
      ...(!isHidden && { goals: sum(days, (day) => day.arms[index]?.goals) }),
    })),
    comparisons,
    leftOut,
    ...(crowd && { crowd }),
    ...(outlier && { outlier }),
    ...(kept && { registered: { fields: kept.fields, on: kept.on } }),
    changed: kept ? changedFields(record, kept) : [],
    byDay: hasEffect ? compared.map((one) => one.days.map((day) => ({ date: day.date, effect: effectOf(day) }))) : [],
  }
}

/** Why there is no verdict, whatever was counted. */
function withoutVerdict({ kept, observed }: Pick<Observed, 'kept' | 'observed'>): ShownVerdict | undefined {
  if (kept?.voided) return { kind: 'voided', ...kept.voided }
  return observed.days.length === 0 || !kept ? { kind: 'planned' } : undefined
}

/** A verdict that was reported stays, though events that arrived late may have moved the counts of that day. */
function readVerdict({ verdict }: Comparison, earlier: readonly KeptDecision[]): Comparison['verdict'] {
  if (verdict.kind === 'changed-after-start' || verdict.kind === 'sample-ratio') return verdict
  const reported = earlier.find(({ kind }) => kind === 'better')
  if (reported) return decisionOf(reported)
  if (verdict.kind === 'better') return verdict
  const before = earlier[0]
  return before ? decisionOf(before) : verdict
}

function decisionOf(kept: KeptDecision): Decision {
  const { compared: _, ...decision } = kept
  return decision
}

function changedFields(record: ExperimentRecord, { fields }: KeptRecord): string[] {
  const names = Object.keys(fields) as (keyof typeof fields)[]
  return names.filter((name) => JSON.stringify(fields[name]) !== JSON.stringify(record[name]))
}

/** JSON has no Infinity: an estimate or an end that is not finite is left out. */
function effectOf({ estimate, interval }: DayOfComparison): Effect | undefined {
  if (!interval) return undefined
  return {
    ...(estimate !== undefined && Number.isFinite(estimate) && { estimate }),
    low: interval.low,
    ...(Number.isFinite(interval.high) && { high: interval.high }),
  }
}

function sum(days: readonly Day[], of: (day: Day) => number | undefined): number {
  return days.reduce((total, day) => total + (of(day) ?? 0), 0)
}
