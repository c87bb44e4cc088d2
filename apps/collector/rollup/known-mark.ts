import { escapeLiteral } from 'pg'
import { armNames, type ExperimentRecord } from '@repo/contract/experiment.ts'

/** SQL: whether a text is the mark of an experiment as the service stores it (experiments/accept-marks.ts). */
export function isMark(text: string): string {
  return `${text} ~ '^[a-z][a-z0-9-]{1,23}\\.[a-e]\\.(\\d{7}|\\d{10}\\.\\d{1,6})$'`
}

/** SQL: whether a mark names an experiment and an arm that are registered. */
export function isKnown(mark: string, experiments: readonly ExperimentRecord[]): string {
  const arms = experiments.flatMap(({ id, arms }) => arms.map((_, index) => `${id}.${armNames[index]}`))
  return `substring(${mark} from '^[^.]+\\.[^.]+') = any (${escapeLiteral(`{${arms.join(',')}}`)}::text[])`
}
