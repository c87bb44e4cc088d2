import type { ComparisonSummary, ExperimentReport } from '../api/experiments.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { effectText } from './effect-text.ts'
import { Registration } from './registration-panel.tsx'
import { formatArm, planText, measureProgress, spanText } from './verdict-words.ts'

/** How far a comparison is on the way to its plan. */
export function ProgressPanel({
  experiment,
  comparison,
}: {
  experiment: ExperimentReport
  comparison: ComparisonSummary
}) {
  const { experiments: words, format } = useWords()
  const language = { words, format }
  const { scale, dots, count, what, daysLeft } = measureProgress(experiment, comparison, language)
  const { worth } = experiment
  const lift = effectText({ low: worth, estimate: worth }, format).likely ?? ''
  const title =
    experiment.arms.length > 2
      ? words.progress.titleOf(formatArm(experiment, 0), formatArm(experiment, comparison.arm))
      : words.progress.title
  return (
    <Panel title={title} aside={words.progress.dot(format.number(scale), what)}>
      <Dots look="row" className="mt-1 mb-3 max-w-none" counts={dots} />
      <p>
        {words.progress.needs(lift, planText(experiment, comparison, language))}{' '}
        <b className="font-semibold">{words.progress.now(count)}</b>{' '}
        {daysLeft !== undefined && words.list.left(spanText(daysLeft, language))}
      </p>
      <Registration experiment={experiment} />
    </Panel>
  )
}
