import { longestDays } from '@repo/stats/plan-days.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useProposeWords } from './propose-words.ts'
import { spanText } from './verdict-words.ts'
import styles from './new-experiment.module.css'

const lifts = [2, 1.5, 1.3, 1.2, 1.1]
const fewestDays = 7
const mostDots = 90

/** Smallest effects with the days that each takes, one dot a day, cut at 90. */
export function EffectChoice({
  worth,
  change,
  daysOf,
}: {
  worth: number
  change: (worth: number) => void
  daysOf: (worth: number) => number | undefined
}) {
  const { experiments, format } = useWords()
  const words = useProposeWords()
  return (
    <div role="radiogroup" aria-label={words.q3}>
      {lifts.map((lift) => {
        const days = daysOf(lift)
        const isFar = days !== undefined && days > longestDays
        const span = spanText(days ?? 0, { words: experiments, format })
        return (
          <label key={lift} className={styles.effect} data-far={isFar ? '' : undefined}>
            <input type="radio" name="worth" checked={worth === lift} onChange={() => change(lift)} />
            <b className="font-semibold">{isolated(`+${Math.round((lift - 1) * 100)}%`)}</b>
            <span className="max-tab:order-3 max-tab:col-span-full">
              <Dots look="row" counts={{ here: Math.min(days ?? 0, mostDots) }} />
              {days !== undefined && days > mostDots && <span aria-hidden="true">…</span>}
            </span>
            <span className="text-end">
              {days === undefined
                ? ''
                : isFar
                  ? words.tooLong(span)
                  : days === fewestDays
                    ? words.fewest(format.number(days))
                    : span}
            </span>
          </label>
        )
      })}
    </div>
  )
}
