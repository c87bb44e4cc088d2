import { signedMark } from '@repo/collector/experiments/signed-mark.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { experimentFingerprint } from '@repo/contract/experiment-fingerprint.ts'
import { addDays } from '@repo/contract/days.ts'

/** Two invented experiments: `five-question` has a planted effect, `he-headline` is running. */
export function sampleExperiments(today: string): ExperimentRecord[] {
  const records: Omit<ExperimentRecord, 'fingerprint'>[] = [
    {
      id: 'five-question',
      question: 'Does a question in the headline bring more install clicks?',
      lang: 'en',
      goal: 'install',
      baseline: 0.08,
      worth: 1.5,
      start: addDays(today, -26),
      arms: [
        { page: '/5-reasons-v2', share: 0.5 },
        { page: '/5-reasons-copy', share: 0.5 },
      ],
    },
    {
      id: 'he-headline',
      question: 'האם כותרת שפותחת בכאב מביאה יותר לידים?',
      lang: 'he',
      goal: 'lead',
      baseline: 0.03,
      worth: 1.5,
      start: addDays(today, -14),
      arms: [
        { page: '/he-landing', share: 0.5 },
        { page: '/duplicate', share: 0.5 },
      ],
    },
  ]
  return records.map((record) => ({ ...record, fingerprint: experimentFingerprint({ ...record, fingerprint: '' }) }))
}

/** Signs the draws of the demo. */
export const sampleKey = Buffer.alloc(32, 1)

/** The mark of a draw for a visit or a lead. */
export function sampleMark(id: string, arm: string, at: number, of: string): string {
  return signedMark(sampleKey, { id, arm, at, nonce: of.slice(-12) })
}
