import type { Effect, ExperimentSummary } from '../api/experiments.ts'
import { Interval } from '../../../shared/charts/interval.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { effectScale } from './effect-scale.ts'
import { effectText, noEffect } from './effect-text.ts'

/** The interval of an effect as a bar, its most likely value as a dot: a picture of the sentence below. 0 is solid, what was worth knowing dotted. */
export function LiftChart({
  experiment,
  effect,
  isGreen,
}: {
  experiment: ExperimentSummary
  effect: Effect
  isGreen: boolean
}) {
  const { experiments, format } = useWords()
  const { worth } = experiment
  const { place, reverse } = effectScale(worth, [effect])
  const at = (value: number) => `${place(value) * 100}%`
  const markText = (value: number) => effectText({ low: value, estimate: value }, format).likely
  const likely = effect.estimate === undefined ? undefined : place(effect.estimate)
  const high = effect.high === undefined ? 1 : place(effect.high)
  // The axis runs with the reading, as the days below do.
  return (
    <svg
      height="82"
      direction="ltr"
      className={`w-full overflow-visible in-data-faded:fill-ash rtl:-scale-x-100 ${isGreen ? 'fill-jade-deep' : 'fill-ink'}`}
      aria-hidden="true"
    >
      <Interval low={place(effect.low)} high={high} likely={likely} none={place(noEffect)} size="chart">
        <g className="stroke-ash stroke-2" strokeDasharray="2 3">
          {[reverse, worth].map((value) => (
            <line key={value} x1={at(value)} x2={at(value)} y1="8" y2="58" />
          ))}
        </g>
      </Interval>
      {[reverse, noEffect, worth].map((value) => (
        <text
          key={value}
          className={`origin-center text-micro [transform-box:fill-box] rtl:-scale-x-100 ${value === noEffect ? 'fill-ink font-semibold' : 'fill-slate'}`}
          x={at(value)}
          y="76"
          textAnchor="middle"
        >
          {value === noEffect ? experiments.lift.noDifference : markText(value)}
        </text>
      ))}
    </svg>
  )
}
