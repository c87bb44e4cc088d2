import { addDays } from '@repo/contract/days.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'

/** A registered experiment; a test changes what it is about. Its arms are two pages of the site with the same text. */
export function sampleExperiment(change: Partial<ExperimentRecord> = {}): ExperimentRecord {
  const draft: ExperimentRecord = {
    id: 'five-question',
    question: 'Does a question in the headline bring more install clicks?',
    lang: 'en',
    goal: 'install',
    baseline: 0.05,
    worth: 1.5,
    start: '2026-11-01',
    arms: halves('/5-reasons-v2', '/5-reasons-copy'),
    fingerprint: '',
    ...change,
  }
  return { ...draft, fingerprint: experimentFingerprint(draft) }
}

/** Two arms of half of the visits each. */
export function halves(first: string, second: string): ExperimentRecord['arms'] {
  return [first, second].map((page) => ({ page, share: 0.5 }))
}

/** The experiments of the demo: `five-question` has a planted effect, `he-headline` is running. */
export function sampleExperiments(today: string): ExperimentRecord[] {
  return [
    sampleExperiment({ baseline: 0.08, start: addDays(today, -26) }),
    sampleExperiment({
      id: 'he-headline',
      question: 'האם כותרת שפותחת בכאב מביאה יותר לידים?',
      lang: 'he',
      goal: 'lead',
      baseline: 0.03,
      start: addDays(today, -14),
      arms: halves('/he-landing', '/duplicate'),
    }),
  ]
}

/** The assignment that a visit or a lead carries; its nonce is the end of that one's id. */
export function sampleAssignment(id: string, arm: string, at: number, of: string = crypto.randomUUID()): string {
  return `${id}.${arm}.${Math.floor(at / 1000)}.${of.slice(-12)}`
}
