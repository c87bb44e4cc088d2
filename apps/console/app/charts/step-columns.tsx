import type { FunnelStage } from '@repo/contract/quiz-stages.ts'
import { useFormat } from '../words/use-format.ts'
import { Dots } from './dots.tsx'
import type { DrawnStep } from './step-dots.ts'
import styles from './step-columns.module.css'

/** The funnel by step. Hidden from screen readers: the table beside it has the same figures. */
export function StepColumns({ steps, names }: { steps: readonly DrawnStep[]; names: Record<FunnelStage, string> }) {
  const format = useFormat()
  return (
    <div className={styles.stepColumns} aria-hidden="true">
      {steps.map(({ stage, reached, loss, isLargest, groups }) => (
        <div key={stage} className={styles.step} data-step={stage}>
          <Dots look="column" groups={groups} className={styles.dots} />
          <b className={styles.name}>{names[stage]}</b>
          <bdi dir="ltr" className={styles.count}>
            {format.number(reached)}
          </bdi>
          <bdi dir="ltr" className={isLargest ? `${styles.loss} ${styles.largest}` : styles.loss}>
            {loss === undefined ? '100%' : format.signedPercent(-loss)}
          </bdi>
        </div>
      ))}
    </div>
  )
}
