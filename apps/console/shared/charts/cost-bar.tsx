import { useId } from 'react'
import type { CostPer } from '@repo/stats/cost-per.ts'
import type { Interval as Ends } from '@repo/stats/interval.ts'
import { Interval } from './interval.tsx'
import { placeOnLog } from './log-scale.ts'
import styles from './cost-bar.module.css'

/** What a lead costs as a bar on a logarithmic axis, with the dot of cost ÷ count. Without an upper end it fades out. */
export function CostBar({ per, scale }: { per: CostPer; scale: Ends }) {
  const id = useId()
  const low = placeOnLog(scale, per.low)
  const likely = per.likely === undefined ? undefined : placeOnLog(scale, per.likely)
  return (
    <svg
      height="20"
      className="w-full overflow-visible fill-ink in-data-faded:fill-ash rtl:-scale-x-100"
      aria-hidden="true"
    >
      {per.high === undefined && (
        <linearGradient id={id}>
          <stop className={styles.known} />
          <stop className={styles.open} offset="1" />
        </linearGradient>
      )}
      <Interval
        low={low}
        high={per.high === undefined ? low : placeOnLog(scale, per.high)}
        likely={per.high === undefined ? undefined : likely}
        size="row"
      >
        {per.high === undefined && (
          <rect x={`${low * 100}%`} width={`${(1 - low) * 100}%`} y="5" height="10" rx="5" fill={`url(#${id})`} />
        )}
      </Interval>
      {per.high === undefined && likely !== undefined && <circle cx={`${likely * 100}%`} cy="10" r="5" />}
    </svg>
  )
}

/** The ends and powers of ten of the axis, as its head. */
export function CostAxis({ scale, ticks }: { scale: Ends; ticks: readonly { at: number; text: string }[] }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {ticks.map(({ at, text }, index) => (
        <svg key={at} x={`${placeOnLog(scale, at) * 100}%`} className={styles.tick}>
          <text y="13" className={index === 0 ? styles.first : undefined}>
            {text}
          </text>
        </svg>
      ))}
    </svg>
  )
}
