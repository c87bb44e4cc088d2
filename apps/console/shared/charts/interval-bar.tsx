import type { Interval as Ends } from '@repo/stats/interval.ts'
import { useWords } from '../words/use-words.tsx'
import { Interval } from './interval.tsx'
import { placeOn } from './interval-scale.ts'

/** A rate as a dot on the bar of its 95 % interval, with its figure. */
export function IntervalBar({
  rate,
  interval,
  scale,
  look,
}: {
  rate: number
  interval: Ends
  scale: Ends
  look: 'ink' | 'green'
}) {
  const { pages: words, format } = useWords()
  const low = placeOn(scale, interval.low)
  const high = placeOn(scale, interval.high)
  return (
    <span className="grid grid-cols-[minmax(60px,1fr)_3.25rem] items-center gap-2.5">
      {/* The axis runs with the reading, as the table does. */}
      <svg
        height="20"
        className={`w-full overflow-visible in-data-faded:fill-ash rtl:-scale-x-100 ${look === 'green' ? 'fill-jade-deep' : 'fill-ink'}`}
        aria-hidden="true"
      >
        <Interval low={low} high={high} likely={placeOn(scale, rate)} size="row" />
      </svg>
      <b dir="ltr" className="text-end tabular-nums">
        {format.percent(rate)}
      </b>
      <span className="sr-only">{words.interval(format.percent(interval.low), format.percent(interval.high))}</span>
    </span>
  )
}
