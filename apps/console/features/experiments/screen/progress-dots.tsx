import type { ComparisonSummary, ExperimentSummary } from '../api/experiments.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { roundedPlan, measureProgress } from './verdict-words.ts'

/** Goals so far on the way to the plan; green once an arm was found better. */
export function ProgressDots({
  experiment,
  comparison,
}: {
  experiment: ExperimentSummary
  comparison: ComparisonSummary
}) {
  const { experiments: words, format } = useWords()
  const { plan, scale, filled, left, count } = measureProgress(experiment, comparison, { words, format })
  const about = format.number(roundedPlan(plan))
  const planned = comparison.test === 'ratio' ? about : words.visitsOf(about)
  return (
    <>
      <Dots
        look="row"
        className="mb-1"
        counts={{ [comparison.verdict.kind === 'better' ? 'install' : 'here']: filled, gone: left }}
      />
      <span className="text-slate">{words.list.progress(count, planned, format.number(scale))}</span>
    </>
  )
}
