import type { Effect, ExperimentSummary } from '@repo/console/api/experiments.ts'
import type { EffectTest } from '@repo/stats/effect-test.ts'
import { Interval } from '../../charts/interval.tsx'
import { useWords } from '../../words/use-words.tsx'
import { effectScale } from './effect-scale.ts'
import { effectText } from './effect-text.ts'
import styles from './lift-chart.module.css'

/** The interval of an effect as a bar, its most likely value as a dot: a picture of the sentence below. 0 is solid, what was worth knowing dotted. */
export function LiftChart({
  experiment,
  test,
  effect,
  isGreen,
}: {
  experiment: ExperimentSummary
  test: EffectTest['name']
  effect: Effect
  isGreen: boolean
}) {
  const { format } = useWords()
  const { place, worth, none, reverse } = effectScale(test, experiment, [effect])
  const at = (value: number) => `${place(value) * 100}%`
  const markText = (value: number) => effectText(test, { low: value, estimate: value }, format).likely
  const likely = effect.estimate === undefined ? undefined : place(effect.estimate)
  const high = effect.high === undefined ? 1 : place(effect.high)
  return (
    <svg className={`${styles.liftChart} ${isGreen ? styles.green : ''}`} aria-hidden="true">
      <Interval low={place(effect.low)} high={high} likely={likely} none={place(none)} size="chart">
        {[reverse, worth].map((value) => (
          <line key={value} className={styles.dotted} x1={at(value)} x2={at(value)} y1="8" y2="58" />
        ))}
      </Interval>
      {[reverse, none, worth].map((value) => (
        <text
          key={value}
          className={value === none ? styles.noneText : styles.text}
          x={at(value)}
          y="76"
          textAnchor="middle"
        >
          {value === none ? '0' : markText(value)}
        </text>
      ))}
    </svg>
  )
}
