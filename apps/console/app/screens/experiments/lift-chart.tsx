import type { Effect, ExperimentSummary } from '@repo/console/api/experiments.ts'
import type { EffectTest } from '@repo/stats/effect-test.ts'
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
  const low = place(effect.low)
  const high = effect.high === undefined ? 1 : place(effect.high)
  return (
    <svg className={`${styles.liftChart} ${isGreen ? styles.green : ''}`} aria-hidden="true">
      <line className={styles.axis} x1="0" x2="100%" y1="34" y2="34" />
      {[reverse, worth].map((value) => (
        <line key={value} className={styles.dotted} x1={at(value)} x2={at(value)} y1="8" y2="58" />
      ))}
      <line className={styles.none} x1={at(none)} x2={at(none)} y1="8" y2="58" />
      <rect className={styles.bar} x={`${low * 100}%`} width={`${(high - low) * 100}%`} y="28" height="12" rx="6" />
      {effect.estimate !== undefined && (
        <svg className={styles.place} x={at(effect.estimate)} y="34">
          <path d="M0-12a12 12 0 1 1 0 24h-9a3 3 0 0 1-3-3V0A12 12 0 0 1 0-12Z" />
        </svg>
      )}
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
