import type { DayOfEffect, ExperimentSummary } from '../api/experiments.ts'
import { locales } from '@repo/contract/locale.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import { effectScale } from './effect-scale.ts'
import { effectText, noEffect } from './effect-text.ts'
import styles from './days-chart.module.css'

const height = 150

/** The effect as it was known at the end of each day: a bar for the interval, a dot for the most likely value; and as a table. */
export function DaysChart({
  experiment,
  days,
  greenFrom,
}: {
  experiment: ExperimentSummary
  days: readonly DayOfEffect[]
  /** The day on which an arm was found better. */
  greenFrom: string | undefined
}) {
  const isRtl = locales[useLocale().locale].dir === 'rtl'
  const {
    experiments: { byDay },
    format,
  } = useWords()
  const { worth } = experiment
  const { place, reverse } = effectScale(
    worth,
    days.flatMap(({ effect }) => (effect ? [effect] : [])),
  )
  const y = (value: number) => height - place(value) * height
  // The days run with the reading.
  const x = (index: number) => {
    const along = ((index + 0.5) / days.length) * 100
    return `${isRtl ? 100 - along : along}%`
  }
  const text = (value: number) =>
    value === noEffect ? '0' : effectText({ low: value, estimate: value }, format).likely
  const marks = [worth, noEffect, reverse]
  const verdict = greenFrom === undefined ? -1 : days.findIndex(({ date }) => date === greenFrom)
  return (
    <>
      <div className="grid grid-cols-[40px_minmax(0,1fr)] gap-2" aria-hidden="true">
        <svg className={styles.plot}>
          <g className="fill-slate text-micro" textAnchor="end">
            {marks.map((value) => (
              <text key={value} x={isRtl ? 0 : '100%'} y={y(value) + 4.5}>
                {text(value)}
              </text>
            ))}
          </g>
        </svg>
        <svg className={`${styles.plot} ${days.length > 45 ? styles.many : ''}`}>
          {marks.map((value) => (
            <line
              key={value}
              className={value === noEffect ? styles.none : styles.dotted}
              x1="0"
              x2="100%"
              y1={y(value)}
              y2={y(value)}
            />
          ))}
          {days.map(({ date, effect }, index) =>
            effect ? (
              <g key={date} className={greenFrom !== undefined && date >= greenFrom ? styles.green : styles.ink}>
                <line
                  className={styles.bar}
                  x1={x(index)}
                  x2={x(index)}
                  {...endsOf(effect.high === undefined ? 0 : y(effect.high), y(effect.low))}
                />
                {effect.estimate !== undefined && (
                  <circle className={styles.dot} cx={x(index)} cy={y(effect.estimate)} />
                )}
              </g>
            ) : null,
          )}
          {[...new Set([0, verdict, days.length - 1])].filter(hasRoom(0.2)).map((index) => (
            <text
              key={index}
              className={`fill-slate text-micro ${hasRoom(0.4)(index) ? '' : 'max-tab:hidden'}`}
              x={x(index)}
              y={height + 26}
              textAnchor={anchorOf(index)}
            >
              {format.day(days[index]?.date ?? '')}
            </text>
          ))}
        </svg>
      </div>
      <details className="mt-1.5">
        <summary className={`${textLink} flex min-h-9 w-fit items-center max-tab:min-h-11`}>{byDay.table}</summary>
        <CardTable
          caption={byDay.title}
          rows={days.map(({ date, effect }) => ({ date, ...(effect && effectText(effect, format)) }))}
          keyOf={({ date }) => date}
          columns={[
            { head: byDay.heads.day, cell: ({ date }) => format.day(date) },
            ...(['low', 'likely', 'high'] as const).map((end) => ({
              head: byDay.heads[end],
              kind: 'number' as const,
              cell: (row: Partial<Record<typeof end, string | undefined>>) => row[end] ?? '–',
            })),
          ]}
        />
      </details>
    </>
  )

  /** Shorter by the round caps of the line, so that a bar that ends above 0 does not touch it. */
  function endsOf(top: number, bottom: number): { y1: number; y2: number } {
    const inset = Math.min(3, (bottom - top) / 2)
    return { y1: top + inset, y2: bottom - inset }
  }

  /** The first and the last day have a label, and the day of the verdict where its own is this share of the width away from both. */
  function hasRoom(apart: number): (index: number) => boolean {
    return (index) => {
      const share = index / Math.max(1, days.length - 1)
      return index >= 0 && (index === 0 || index === days.length - 1 || (share > apart && share < 1 - apart))
    }
  }

  function anchorOf(index: number): 'start' | 'middle' | 'end' {
    return days.length === 1 ? 'middle' : index === 0 ? 'start' : index === days.length - 1 ? 'end' : 'middle'
  }
}
