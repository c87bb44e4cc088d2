import type { ComparisonSummary, ExperimentReport } from '../api/experiments.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { daysAtPace, formatArm, planText, measureProgress } from './verdict-words.ts'

/** How far a comparison is on the way to its plan. */
export function ProgressPanel({
  experiment,
  comparison,
}: {
  experiment: ExperimentReport
  comparison: ComparisonSummary
}) {
  const { experiments: words, format } = useWords()
  const {
    now,
    plan,
    scale,
    filled,
    left: missing,
    count,
    what,
  } = measureProgress(experiment, comparison, { words, format })
  const before = daysAtPace(experiment, comparison)
  const perDay = experiment.days === 0 ? 0 : now / experiment.days
  const isOpen = ['running', 'too-early'].includes(comparison.verdict.kind) && !experiment.isEnded
  const left = isOpen && perDay > 0 && now < plan ? Math.ceil((plan - now) / perDay) : undefined
  const title =
    experiment.arms.length > 2
      ? words.progress.titleOf(formatArm(experiment, 0), formatArm(experiment, comparison.arm))
      : words.progress.title
  return (
    <Panel title={title} aside={words.progress.dot(format.number(scale), what)}>
      <Dots look="row" className="mt-1 mb-3 max-w-86 gap-1 *:size-3.5" counts={{ here: filled, gone: missing }} />
      <p>
        {words.progress.about(planText(experiment, comparison, { words, format }))}{' '}
        {before !== undefined && words.progress.pace(words.days(before, format.number(before)))}{' '}
        <b className="font-semibold">{words.progress.now(count)}</b>{' '}
        {left !== undefined &&
          words.progress.left(format.number(Math.round(perDay * 10) / 10), words.days(left, format.number(left)))}
      </p>
    </Panel>
  )
}
