import type { Pool } from 'pg'
import { addDays } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { type Comparison, type Decision, isDecision, judge } from '@repo/stats/judge.ts'
import type { Day, Experiment } from '@repo/stats/experiment.ts'
import { isChanged, type KeptRecord, keepRecords, readKept } from './keep-records.ts'
import { readDays } from './read-days.ts'

/** `compared` is the arm that was compared with arm a. */
export type KeptDecision = Decision & { compared: number }

/**
 * A turn of the worker: registers experiments as they are first seen, and keeps each verdict with the day on which it was first reached.
 * By the worker, so that neither depends on who opens the console, and when.
 */
export async function keepVerdicts(
  pool: Pool,
  records: readonly ExperimentRecord[],
  { timeZone, now }: { timeZone: string; now: number },
): Promise<void> {
  if (records.length === 0) return
  await keepRecords(pool, records, now)
  const yesterday = addDays(new Date(now).toLocaleDateString('sv-SE', { timeZone }), -1)
  const [kept, observed] = await Promise.all([readKept(pool, records, timeZone), readDays(pool, records, yesterday)])
  for (const record of records) {
    const registered = kept.get(record.id)
    const { days = [] } = observed.get(record.id) ?? {}
    if (!registered || registered.voided || registered.isOfOldTest || days.length === 0) continue
    for (const { arm, verdict } of compare(record, registered, days))
      if (isDecision(verdict)) await keep(pool, record.id, { ...verdict, compared: arm })
  }
}

/** Judges the days of a record, beside what was registered. */
export function compare(record: ExperimentRecord, kept: KeptRecord | undefined, days: readonly Day[]): Comparison[] {
  return judge(experimentOf(record, kept), days)
}

/** A record as the statistics know it. */
export function experimentOf(record: ExperimentRecord, kept: KeptRecord | undefined): Experiment {
  return {
    shares: record.arms.map(({ share }) => share),
    baseline: record.baseline,
    worth: record.worth,
    goalsAmongVisits: record.goal !== 'lead',
    changedAfterStart: kept !== undefined && isChanged(record, kept),
  }
}

/** The verdicts that were kept, by experiment. */
export async function readDecisions(pool: Pool, experiments: readonly string[]): Promise<Map<string, KeptDecision[]>> {
  const { rows } = await pool.query<{ experiment: string; compared: number; kind: string; arm: number; since: string }>(
    `select experiment, arm as compared, kind, better_arm as arm, reached_on::text as since
    from console_verdicts where experiment = any($1)`,
    [experiments],
  )
  const byExperiment = Map.groupBy(rows, ({ experiment }) => experiment)
  return new Map(
    [...byExperiment].map(([experiment, kept]) => [
      experiment,
      kept.map(({ compared, kind, arm, since }) =>
        kind === 'better' ? { compared, kind, arm, since } : { compared, kind: 'no-difference', since },
      ),
    ]),
  )
}

/** One that is kept stays, though later counts may look otherwise. */
async function keep(pool: Pool, experiment: string, decision: KeptDecision): Promise<void> {
  await pool.query(
    `insert into console_verdicts (experiment, arm, kind, better_arm, reached_on) values ($1, $2, $3, $4, $5)
    on conflict do nothing`,
    [experiment, decision.compared, decision.kind, decision.kind === 'better' ? decision.arm : null, decision.since],
  )
}
