import { withRecord } from '@repo/content/source/experiment-records.ts'
import type { ExperimentRecord } from '@repo/contract/experiment.ts'
import { recordsFile } from '@repo/server/changes/change.ts'

/** The file of the records with these experiments, for the fake GitHub. */
export function sampleRecords(experiments: readonly ExperimentRecord[]): Record<string, string> {
  const none = 'export const experiments: readonly ExperimentRecord[] = []\n'
  return { [recordsFile]: experiments.reduce(withRecord, none) }
}
