import { Fragment, type ReactNode } from 'react'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Written } from '../../../shared/words/written.tsx'
import type { TrendReport } from '../api/reports.ts'
import styles from './trend-chart.module.css'

/** The key to the chart: what its dots and lines mean, and which experiments began. */
export function TrendKey({ experiments }: Pick<TrendReport, 'experiments'>) {
  const { trend: words, format } = useWords()
  const kinds: [name: ReactNode, drawing: ReactNode][] = [
    [words.keys.day, <circle key="" className={styles.dot} cx="7" cy="7" />],
    [words.keys.weekend, <circle key="" className={`${styles.dot} ${styles.ring}`} cx="7" cy="7" />],
    [words.keys.average, <line key="" className={styles.line} x2="14" y1="7" y2="7" />],
    ...experiments.map(({ id, start, question }): [ReactNode, ReactNode] => [
      <Fragment key={id}>
        {words.began(format.day(start))} <Written>{question}</Written>
      </Fragment>,
      <line key="" className={styles.mark} x1="7" x2="7" y2="14" />,
    ]),
  ]
  return (
    <ul className="mt-4 flex flex-wrap gap-x-4 gap-y-1 text-micro text-slate">
      {kinds.map(([name, drawing], index) => (
        <li key={index} className="flex items-start gap-1.5">
          <svg width="14" height="14" className="mt-0.75 flex-none" aria-hidden="true">
            {drawing}
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
