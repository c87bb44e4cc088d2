import type { ComparisonSummary, Effect, ExperimentReport, ShownVerdict } from '../api/experiments.ts'
import type { KeptRecord } from '@repo/server/experiments/keep-records.ts'
import { compare, experimentOf, type KeptDecision } from '@repo/server/experiments/kept-verdicts.ts'
import type { ObservedDays } from '@repo/server/experiments/read-days.ts'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'
import type { Day } from '@repo/stats/experiment.ts'
import { type Comparison, type DayOfComparison, type Decision, isDecision } from '@repo/stats/judge.ts'
import { restingDay } from '@repo/stats/resting-day.ts'
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
 * verdict but that one. What is voided has its counts, and neither effect nor verdict; nor has what began under the difference test of
 * version 1.0.0 an effect, because it would be that of another test.
 */
export function judgeExperiment({ record, kept, observed, decisions }: Observed): JudgedExperiment {
  const { days, leftOut, crowd } = observed
  const shares = record.arms.map(({ share }) => share)
  const isHidden = sampleRatioAlarm(shares, days) !== undefined
  const hasEffect = !isHidden && !kept?.voided && !kept?.isOfOldTest
  const compared = compare(record, kept, days)
  const comparisons = compared.map((comparison): ComparisonSummary => {
    const { arm, plan, effectChanged } = comparison
    const earlier = decisions.filter((one) => one.compared === arm)
    const verdict = readVerdict({ record, kept, observed, decisions: earlier }, comparison)
    const restsOn =
      hasEffect && comparison.decision && isDecision(verdict)
        ? restingDay(experimentOf(record, kept), days, { arm, decision: comparison.decision })
        : undefined
    const last = comparison.days.at(-1)
    const effect = last && effectOf(last)
    return {
      arm,
      plan,
      verdict,
      ...(hasEffect && effectChanged !== undefined && { effectChanged }),
      ...(restsOn !== undefined && { restsOn }),
      ...(hasEffect && effect && { effect }),
    }
  })
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
    ...(kept && { registered: { fields: kept.fields, on: kept.on } }),
    changed: kept ? changedFields(record, kept) : [],
    byDay: hasEffect ? compared.map((one) => one.days.map((day) => ({ date: day.date, effect: effectOf(day) }))) : [],
  }
}

/** What is said of a comparison, the first that holds. A decision that was reported stays, though late events may have moved the counts of its day. */
function readVerdict({ record, kept, observed, decisions }: Observed, { verdict }: Comparison): ShownVerdict {
  if (kept?.voided) return { kind: 'stopped', why: 'voided', ...kept.voided }
  if (verdict.kind === 'stopped' && observed.days.length > 0 && kept) return verdict
  const decision = decisionOf(decisions, kept?.isOfOldTest || verdict.kind === 'stopped' ? undefined : verdict)
  if (decision && kept) return { ...decision, by: kept.isOfOldTest ? 'difference' : 'ratio' }
  if (record.ended) return { kind: 'open' }
  if (observed.days.length === 0 || !kept) return { kind: 'planned' }
  if (kept.isOfOldTest) return { kind: 'running', pace: 'old-test' }
  return verdict.kind === 'running' ? verdict : { kind: 'planned' }
}

/** "Better" that was kept or is found now, or else what was kept first, or is found now. */
function decisionOf(kept: readonly KeptDecision[], verdict: Comparison['verdict'] | undefined): Decision | undefined {
  const now = verdict && isDecision(verdict) ? verdict : undefined
  const found: (Decision | undefined)[] = [...kept, now]
  return withoutArm(found.find((one) => one?.kind === 'better') ?? found.find((one) => one !== undefined))
}

/** Of a kept decision without the arm that it was compared with. */
function withoutArm(decision: Decision | undefined): Decision | undefined {
  if (!decision) return undefined
  const { kind, since } = decision
  return kind === 'better' ? { kind, arm: decision.arm, since } : { kind, since }
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
