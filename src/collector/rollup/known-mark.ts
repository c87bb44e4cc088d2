import { escapeLiteral } from 'pg'
import { armNames, type ExperimentRecord } from '#contract/experiment.ts'
import { experimentMark } from '#contract/visit-origin.ts'

/** SQL: the mark of an experiment, or '' if it is malformed, or names an experiment or an arm that is not registered. */
export function knownMark(mark: string, experiments: readonly ExperimentRecord[]): string {
  const arms = experiments.flatMap(({ id, arms }) => arms.map((_, index) => `${id}.${armNames[index]}`))
  return `case when ${mark} ~ ${escapeLiteral(experimentMark.source)}
    and substring(${mark} from '^[^.]+\\.[^.]+') = any (${escapeLiteral(`{${arms.join(',')}}`)}::text[])
    then ${mark} else '' end`
}
