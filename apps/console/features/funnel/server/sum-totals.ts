import type { QuizSessions, Totals } from '../api/reports.ts'
import type { StageCount } from './read-stage-counts.ts'

/** Sums counts by stage into the figures of a report. Click bits: 1 install, 2 chat. */
export function sumTotals(counts: readonly StageCount[]): Totals {
  const { starts, completed, installed } = sumSessions(counts)
  return {
    visits: sum(counts, ({ stage }) => stage === 'visit'),
    starts,
    completed,
    installed,
    installClicks: sum(counts, ({ stage, clicks }) => stage === 'visit' && (clicks & 1) !== 0),
    chatClicks: sum(counts, ({ stage, clicks }) => stage === 'visit' && (clicks & 2) !== 0),
    leads: sum(counts, ({ stage }) => stage === 'lead'),
  }
}

/** The sessions of the quiz. A plan that was opened without it is none. */
export function sumSessions(counts: readonly StageCount[]): QuizSessions {
  const sessions = counts.filter(({ entry }) => entry === 'start' || entry === 'later')
  return {
    starts: sum(sessions, () => true),
    consentedAtStart: sum(sessions, ({ entry }) => entry === 'start'),
    completed: sum(sessions, ({ stage }) => stage === 'completed' || stage === 'plan' || stage === 'install'),
    installed: sum(sessions, ({ stage }) => stage === 'install'),
  }
}

/** The counts by key: one list for each day, page, source … */
export function byKey(counts: readonly StageCount[]): Map<string, StageCount[]> {
  return Map.groupBy(counts, ({ key }) => key)
}

function sum(counts: readonly StageCount[], isCounted: (count: StageCount) => boolean): number {
  return counts.reduce((total, count) => total + (isCounted(count) ? count.visits : 0), 0)
}
