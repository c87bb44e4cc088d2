import pg from 'pg'
import { keepVerdicts } from '@repo/server/experiments/kept-verdicts.ts'
import { addDays } from '@repo/contract/days.ts'
import type { TestConsole } from '@repo/testing/console/test-console.ts'
import { todayIn } from '@repo/content/schedule.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { zone } from './known-counts.ts'

const days = 10
const start = dayOf(days)

/** One in which b is better, one whose draw is off, one that is not registered yet. */
export const knownExperiments: readonly ExperimentRecord[] = [
  registered({ id: 'five-question', question: 'Does a question in the headline bring more install clicks?' }),
  registered({ id: 'price-first', question: 'Does the price first bring more install clicks?' }),
  { ...registered({ id: 'draft', question: 'Does a shorter text bring more install clicks?' }), fingerprint: '' },
]

/** Visits and install clicks of a day. */
export const counted = {
  'five-question': { a: [400, 20], b: [400, 40] },
  'price-first': { a: [264, 41], b: [236, 43] },
} as const

export async function writeKnownExperiments(running: TestConsole): Promise<void> {
  for (const [id, arms] of Object.entries(counted))
    for (const [arm, [visits, clicks]] of Object.entries(arms))
      for (let day = 1; day <= days; day++)
        await running.rows(
          'insert into experiment_daily (experiment, day, arm, goals, nth, visits) values ($1, $2, $3, 0, 1, $4), ($1, $2, $3, 1, 1, $5)',
          [id, dayOf(day), arm, visits - clicks, clicks],
        )
  const worker = new pg.Pool({ connectionString: running.urls.worker })
  await keepVerdicts(worker, knownExperiments, { timeZone: zone, now: Date.now() })
  await worker.end()
}

function registered(record: Pick<ExperimentRecord, 'id' | 'question'>): ExperimentRecord {
  const draft: ExperimentRecord = {
    ...record,
    lang: 'en',
    goal: 'install',
    baseline: 0.05,
    worth: 1.5,
    start,
    arms: [
      { page: '/5-reasons-v2', share: 0.5 },
      { page: '/5-reasons-copy', share: 0.5 },
    ],
    fingerprint: '',
  }
  return { ...draft, fingerprint: experimentFingerprint(draft) }
}

function dayOf(ago: number): string {
  return addDays(todayIn(zone), -ago)
}
