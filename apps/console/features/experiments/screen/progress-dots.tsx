import type { ComparisonSummary, ExperimentSummary } from '../api/experiments.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { measureProgress, planText, spanText } from './verdict-words.ts'

/** Goals so far on the way to the plan. */
export function ProgressDots({
  experiment,
  comparison,
}: {
  experiment: ExperimentSummary
  comparison: ComparisonSummary
}) {
  const { experiments: words, format } = useWords()
  const language = { words, format }
  const { dots, count, what, daysLeft, isEnough } = measureProgress(experiment, comparison, language)
  return (
    <>
      <Dots look="row" className="mb-1" counts={dots} />
      <span className="text-slate">
        {isEnough
          ? words.list.enough(words.goalsOf(count, what))
          : words.list.progress(count, planText(experiment, comparison, language))}{' '}
        {daysLeft !== undefined && words.list.left(spanText(daysLeft, language))}
      </span>
    </>
  )
}
