import type { Interval } from '@repo/stats/interval.ts'
import { useWords } from '../words/use-words.tsx'
import { placeOn } from './interval-scale.ts'
import styles from './interval-bar.module.css'

/** A rate as a dot on the bar of its 95 % interval, with its figure. */
export function IntervalBar({
  rate,
  interval,
  scale,
  look,
}: {
  rate: number
  interval: Interval
  scale: Interval
  look: 'ink' | 'green'
}) {
  const { pages: words, format } = useWords()
  const low = placeOn(scale, interval.low) * 100
  const high = placeOn(scale, interval.high) * 100
  return (
    <span className="grid grid-cols-[minmax(60px,1fr)_3.25rem] items-center gap-2.5">
      <svg className={`${styles.drawing} ${styles[look]}`} aria-hidden="true">
        <line className={styles.axis} x1="0" x2="100%" y1="10" y2="10" />
        <rect className={styles.bar} x={`${low}%`} width={`${high - low}%`} y="5" height="10" rx="5" />
        <svg className={styles.place} x={`${placeOn(scale, rate) * 100}%`} y="10">
          <path d="M0-6a6 6 0 1 1 0 12h-4a2 2 0 0 1-2-2V0a6 6 0 0 1 6-6Z" />
        </svg>
      </svg>
      <b dir="ltr" className="text-end tabular-nums">
        {format.percent(rate)}
      </b>
      <span className="sr-only">{words.interval(format.percent(interval.low), format.percent(interval.high))}</span>
    </span>
  )
}
