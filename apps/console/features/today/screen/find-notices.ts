import type { ExperimentSummary } from '../../experiments/api/experiments.ts'
import type { HealthLine } from '../../health/api/health.ts'

/** What Today shows under "Look here", besides the hint of its report. */
export interface Notices {
  errors: readonly HealthLine[]
  /** Messages about leads that wait or have failed. */
  held?: HeldLeads
  decided?: LastDecision
}

export interface HeldLeads {
  waiting: number
  failed: number
}

export interface LastDecision {
  experiment: ExperimentSummary
  since: string
  /** Absent: no difference that matters. */
  better?: string
  /** The least that it brings more: 0.08. */
  atLeast?: number
}

/** Of the lines of Health the errors, and of its warnings the one about leads: a caller who gets no message makes no call. */
export function findNotices(lines: readonly HealthLine[], experiments: readonly ExperimentSummary[]): Notices {
  const held = lines.find((line) => line.id === 'outbox' && line.state === 'look' && !('unreadable' in line))
  const decided = decidedLast(experiments)
  return {
    errors: lines.filter(({ state }) => state === 'error'),
    ...(held && 'waiting' in held && { held: { waiting: held.waiting, failed: held.failed } }),
    ...(decided && { decided }),
  }
}

/** The running experiment that was decided last. An ended one asks for nothing any more. */
function decidedLast(experiments: readonly ExperimentSummary[]): LastDecision | undefined {
  return experiments
    .filter(({ isEnded }) => !isEnded)
    .flatMap((experiment) =>
      experiment.comparisons.flatMap(({ arm, effect, verdict }): LastDecision[] => {
        if (verdict.kind === 'no-difference') return [{ experiment, since: verdict.since }]
        if (verdict.kind !== 'better') return []
        const better = (experiment.arms[verdict.arm]?.name ?? '').toUpperCase()
        const isLift = verdict.arm === arm && effect !== undefined && effect.low >= 1.01
        return [{ experiment, since: verdict.since, better, ...(isLift && { atLeast: effect.low - 1 }) }]
      }),
    )
    .toSorted((one, other) => (one.since < other.since ? 1 : -1))[0]
}
