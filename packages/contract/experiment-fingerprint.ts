import { hash } from 'node:crypto'
import type { ExperimentRecord } from './experiment.ts'

/** The registered fields as one short hash: a record that was changed after its start has another. */
export function experimentFingerprint(experiment: ExperimentRecord): string {
  const fields = Object.entries(experiment)
    .filter(([name]) => name !== 'fingerprint' && name !== 'ended')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hash('sha256', JSON.stringify(fields)).slice(0, 12)
}
