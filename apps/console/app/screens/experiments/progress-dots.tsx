import type { ComparisonSummary, ExperimentSummary } from '@repo/console/api/experiments.ts'
import { dotScale, dotsOf } from '../../charts/dot-scale.ts'
import { Dots } from '../../charts/dots.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import { roundedPlan, progressOf } from './verdict-words.ts'

/** Goals so far on the way to the plan; green once an arm was found better. */
export function ProgressDots({
  experiment,
  comparison,
}: {
  experiment: ExperimentSummary
  comparison: ComparisonSummary
}) {
  const words = useWords().experiments
  const format = useFormat()
  const { now, plan, count } = progressOf(experiment, comparison, { words, format })
  const scale = dotScale(roundedPlan(plan))
  const about = format.number(roundedPlan(plan))
  const planned = comparison.test === 'ratio' ? about : words.visitsOf(about)
  const filled = Math.min(dotsOf(now, scale), 2 * dotsOf(plan, scale))
  return (
    <>
      <Dots
        look="row"
        className="mb-1"
        groups={[
          { kind: comparison.verdict.kind === 'better' ? 'install' : 'here', count: filled },
          { kind: 'gone', count: dotsOf(plan, scale) - filled },
        ]}
      />
      <span className="text-slate">{words.list.progress(count, planned, format.number(scale))}</span>
    </>
  )
}
