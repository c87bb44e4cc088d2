import type { PartOfStarts, Totals } from '#console/api/reports.ts'
import type { StageCount } from './read-stage-counts.ts'

/** Sums counts by stage into the figures of a report. Click bits: 1 install, 2 chat. */
export function totalsOf(counts: readonly StageCount[]): Totals & PartOfStarts {
  const sum = (isCounted: (count: StageCount) => boolean) =>
    counts.reduce((total, count) => total + (isCounted(count) ? count.visits : 0), 0)
  const isSession = ({ entry }: StageCount) => entry === 'start' || entry === 'later'
  return {
    visits: sum(({ stage }) => stage === 'visit'),
    starts: sum(isSession),
    began: sum(({ entry }) => entry === 'start'),
    completed: sum((one) => isSession(one) && ['completed', 'plan', 'install'].includes(one.stage)),
    installed: sum((one) => isSession(one) && one.stage === 'install'),
    installClicks: sum(({ stage, clicks }) => stage === 'visit' && (clicks & 1) !== 0),
    chatClicks: sum(({ stage, clicks }) => stage === 'visit' && (clicks & 2) !== 0),
    leads: sum(({ stage }) => stage === 'lead'),
    gameStarts: sum(({ stage }) => stage === 'game' || stage === 'game:completed'),
    gameCompleted: sum(({ stage }) => stage === 'game:completed'),
  }
}

/** The counts by key: one list for each day, page, source … */
export function byKey(counts: readonly StageCount[]): Map<string, StageCount[]> {
  return Map.groupBy(counts, ({ key }) => key)
}
