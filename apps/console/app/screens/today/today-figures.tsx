import type { UseQueryResult } from '@tanstack/react-query'
import type { TodayReport } from '@repo/console/api/reports.ts'
import { dotScale, dotsOf } from '../../charts/dot-scale.ts'
import { Dots } from '../../charts/dots.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './today-figures.module.css'

const figures = ['visits', 'starts', 'installClicks', 'leads'] as const

/** Today so far, each figure beside yesterday's whole day: ink dots are today, grey ones what is left up to yesterday. */
export function TodayFigures({ query }: { query: UseQueryResult<TodayReport> }) {
  const words = useWords().today
  return (
    <section className={styles.todayFigures} aria-label={words.figures}>
      {figures.map((name) => (
        <ReportPanel key={name} query={query} label={words[name]} className={styles.panel}>
          {({ today, yesterday }) => <Figure name={name} today={today[name]} yesterday={yesterday[name]} />}
        </ReportPanel>
      ))}
    </section>
  )
}

/** One figure. Today and yesterday share a dot scale, so that their dots can be compared. */
function Figure({ name, today, yesterday }: { name: (typeof figures)[number]; today: number; yesterday: number }) {
  const words = useWords().today
  const format = useFormat()
  const scale = dotScale(Math.max(today, yesterday))
  const soFar = dotsOf(today, scale)
  return (
    <div className={styles.figure} data-figure={name}>
      <p className={styles.quiet}>{words[name]}</p>
      <p className={styles.number}>
        <bdi dir="ltr">{format.number(today)}</bdi>
      </p>
      <Dots
        look="grid"
        className={styles.dots}
        groups={[
          { kind: 'here', count: soFar },
          { kind: 'gone', count: dotsOf(yesterday, scale) - soFar },
        ]}
      />
      <p className={styles.yesterday}>
        {words.yesterday}{' '}
        <bdi dir="ltr" className={styles.earlier}>
          {format.number(yesterday)}
        </bdi>
      </p>
      <p className={styles.scale}>{words.oneDot[name](scale, format.number(scale))}</p>
    </div>
  )
}
