import type { ComparisonSummary, DayOfEffect, ExperimentReport } from '../api/experiments.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { DaysChart } from './days-chart.tsx'
import { effectText } from './effect-text.ts'
import { LiftChart } from './lift-chart.tsx'
import { fitsText, formatArm, wantedText } from './verdict-words.ts'

/** The effect of one arm beside arm a: now, and day by day. */
export function ComparisonPanels({
  experiment,
  comparison,
  days,
}: {
  experiment: ExperimentReport
  comparison: ComparisonSummary
  days: readonly DayOfEffect[]
}) {
  const { experiments: words, format } = useWords()
  const { effect, verdict } = comparison
  const goals = words.goals[experiment.goal]
  const arm = formatArm(experiment, comparison.arm)
  const isBetter = verdict.kind === 'better'
  const text = effect && effectText(effect, format)
  const range =
    text?.high === undefined
      ? fitsText(comparison, { words, format })
      : `${[
          words.lift.between(text.low, text.high),
          ...(text.likely === undefined ? [] : [words.lift.likely(text.likely)]),
        ].join(', ')}.`
  return (
    <>
      <Panel title={words.lift.title(goals, arm)} aside={words.lift.note}>
        {effect ? (
          <LiftChart experiment={experiment} effect={effect} isGreen={isBetter} />
        ) : (
          <p className="text-slate">{words.lift.none}</p>
        )}
        <p className="mt-1 text-slate">
          {range} {effect && words.lift.dotted(wantedText(experiment, format))}
        </p>
      </Panel>
      {days.some((day) => day.effect) && (
        <Panel title={words.byDay.title} aside={isBetter ? words.byDay.green : words.byDay.narrows(goals)}>
          <DaysChart experiment={experiment} days={days} greenFrom={isBetter ? verdict.since : undefined} />
        </Panel>
      )}
    </>
  )
}
