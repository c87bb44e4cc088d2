import type { ComparisonSummary, Effect, ExperimentReport } from '#console/api/experiments.ts'
import { armNames, type ExperimentRecord, fingerprintOf } from '#contract/experiment.ts'
import type { Day } from '#stats/experiment.ts'
import { type Comparison, type DayOfComparison, type Decision, judge } from '#stats/judge.ts'
import { sampleRatioAlarm } from '#stats/sample-ratio.ts'
import type { KeptRecord } from './keep-records.ts'
import type { KeptDecision } from './keep-decisions.ts'

export interface Observed {
  record: ExperimentRecord
  /** As it was first seen. Absent while its fingerprint is not written. */
  kept: KeptRecord | undefined
  /** Every whole day from the start. */
  days: readonly Day[]
  /** Verdicts that were reached before. */
  decisions: readonly KeptDecision[]
}

export interface Judged {
  report: Omit<ExperimentReport, 'timeZone' | 'paceBefore'>
  /** Verdicts that are reached for the first time. */
  reached: KeptDecision[]
}

/**
 * What may be said of an experiment. While the sample ratio is off, nothing that could be compared is in it: no goals, no effect, no
 * verdict but that one.
 */
export function judgeExperiment({ record, kept, days, decisions }: Observed): Judged {
  const isPlanned = days.length === 0 || !kept
  const shares = record.arms.map(({ share }) => share)
  const isHidden = sampleRatioAlarm(shares, days) !== undefined
  const compared = judge(
    {
      shares,
      baseline: record.baseline,
      worth: record.worth,
      goalsAmongVisits: record.goal !== 'lead',
      changedAfterStart: kept !== undefined && isChanged(record, kept),
    },
    days,
  )
  const reached: KeptDecision[] = []
  const comparisons = compared.map((comparison): ComparisonSummary => {
    const { arm, test, plan, effectChanged } = comparison
    const earlier = decisions.filter((one) => one.compared === arm)
    const verdict = isPlanned ? ({ kind: 'planned' } as const) : verdictOf(comparison, earlier)
    if (isDecision(verdict) && !earlier.some(({ kind }) => kind === verdict.kind))
      reached.push({ ...verdict, compared: arm })
    const last = comparison.days.at(-1)
    const effect = last && effectOf(last)
    return {
      arm,
      test,
      plan,
      verdict,
      ...(!isHidden && effectChanged !== undefined && { effectChanged }),
      ...(!isHidden && effect && { effect }),
    }
  })
  const { id, question, lang, goal, baseline, worth, start } = record
  const last = days.at(-1)
  return {
    report: {
      id,
      question,
      lang,
      goal,
      baseline,
      worth,
      start,
      isRegistered: kept !== undefined,
      isEnded: record.ended !== undefined,
      days: days.length,
      ...(last && { until: last.date }),
      arms: record.arms.map(({ page, share }, index) => ({
        name: armNames[index] ?? '',
        page,
        share,
        visits: sum(days, (day) => day.arms[index]?.visits),
        ...(!isHidden && { goals: sum(days, (day) => day.arms[index]?.goals) }),
      })),
      comparisons,
      ...(kept && { registered: { fields: kept.fields, on: kept.on } }),
      changed: kept ? changedFields(record, kept) : [],
      byDay: isHidden ? [] : compared.map((one) => one.days.map((day) => ({ date: day.date, effect: effectOf(day) }))),
    },
    reached,
  }
}

/** A verdict that was told stays, though events that arrived late may have moved the counts of that day. */
function verdictOf({ verdict }: Comparison, earlier: readonly KeptDecision[]): Comparison['verdict'] {
  if (verdict.kind === 'changed-after-start' || verdict.kind === 'sample-ratio') return verdict
  const told = earlier.find(({ kind }) => kind === 'better')
  if (told) return decisionOf(told)
  if (verdict.kind === 'better') return verdict
  const before = earlier[0]
  return before ? decisionOf(before) : verdict
}

function decisionOf(kept: KeptDecision): Decision {
  const { compared: _, ...decision } = kept
  return decision
}

function isDecision(verdict: { kind: string }): verdict is Decision {
  return verdict.kind === 'better' || verdict.kind === 'no-difference'
}

function isChanged(record: ExperimentRecord, kept: KeptRecord): boolean {
  const now = fingerprintOf(record)
  return now !== record.fingerprint || now !== kept.fingerprint
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
