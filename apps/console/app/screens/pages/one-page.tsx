import type { ReactNode } from 'react'
import type { PageReport } from '@repo/console/api/reports.ts'
import { dotScale, dotsOf } from '../../charts/dot-scale.ts'
import { Dots } from '../../charts/dots.tsx'
import { FailedState } from '../../panels/failed-state.tsx'
import { LoadingState } from '../../panels/loading-state.tsx'
import { useReport } from '../../panels/use-report.ts'
import { useFilters } from '../../shell/use-filters.ts'
import { nameOfValue } from '../../words/name-of-value.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './one-page.module.css'
import { ratingOf } from './rating-of.ts'

/** One page, opened: by day, by source, and how fast it was. */
export function OnePage({ variant }: { variant: string }) {
  const { filters } = useFilters()
  const query = useReport<PageReport>('/api/reports/page', { ...filters, variant })
  return (
    <div className={styles.onePage}>
      {query.data && (
        <div className={styles.parts} data-faded={query.error ? '' : undefined}>
          <Days days={query.data.days} />
          <Sources sources={query.data.sources} />
          <Vitals vitals={query.data.vitals} />
        </div>
      )}
      {query.error && (
        <FailedState
          error={query.error}
          figuresOf={query.data ? query.dataUpdatedAt : undefined}
          retry={() => query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.isPending && <LoadingState />}
    </div>
  )
}

/** Visits by day, as dots on one scale in a table. The dots are hidden from screen readers, which read the counts. */
function Days({ days }: Pick<PageReport, 'days'>) {
  const words = useWords().pages
  const format = useFormat()
  const scale = dotScale(days.reduce((sum, { visits }) => sum + visits, 0))
  return (
    <Part title={words.byDay} more={scale === 1 ? words.oneDotIsOne : words.oneDot(format.number(scale))}>
      <table className={styles.days}>
        <Heads heads={[words.day, words.visits]} />
        <tbody>
          {days.map(({ day, visits }) => (
            <tr key={day} className={styles.day} data-day={day}>
              <td aria-hidden="true" className={styles.dayDots}>
                <Dots look="day" groups={[{ kind: 'here', count: dotsOf(visits, scale) }]} />
              </td>
              <th className={styles.dayName}>{format.day(day)}</th>
              <td>
                <bdi dir="ltr">{format.number(visits)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Sources({ sources }: Pick<PageReport, 'sources'>) {
  const words = useWords()
  const format = useFormat()
  return (
    <Part title={words.pages.bySource}>
      <table className={styles.list}>
        <Heads heads={[words.pages.source, words.pages.visits]} />
        <tbody>
          {sources.map(({ source, visits }) => (
            <tr key={source}>
              <th scope="row" className={styles.label}>
                <bdi>{nameOfValue('source', source, words)}</bdi>
              </th>
              <td className={styles.number}>
                <bdi dir="ltr">{format.number(visits)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** Web vitals at the 75th percentile, rated by the limits of rating-of.ts. */
function Vitals({ vitals }: Pick<PageReport, 'vitals'>) {
  const words = useWords().pages
  const format = useFormat()
  return (
    <Part title={words.vitals}>
      {vitals.length === 0 ? (
        <p className={styles.quiet}>{words.noVitals}</p>
      ) : (
        <table className={styles.list}>
          <Heads heads={[words.metric, words.p75, words.rating]} />
          <tbody>
            {inOrder(vitals).map(({ metric, p75 }) => {
              const rating = ratingOf(metric, p75)
              return (
                <tr key={metric}>
                  <th scope="row" className={styles.label}>
                    {words.metrics[metric] ?? metric}
                  </th>
                  <td className={styles.number}>{valueOf(metric, p75)}</td>
                  <td className={styles.quiet}>{rating && words.ratings[rating]}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      )}
    </Part>
  )

  function valueOf(metric: string, value: number): string {
    if (metric === 'CLS') return format.decimal(value, 2)
    return value >= 1000 ? words.seconds(format.decimal(value / 1000, 1)) : words.milliseconds(format.decimal(value, 0))
  }
}

/** As they are read: paint, tap, shift. */
function inOrder(vitals: PageReport['vitals']): PageReport['vitals'] {
  const order = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB']
  return vitals.toSorted((one, other) => order.indexOf(one.metric) - order.indexOf(other.metric))
}

function Part({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3 className={styles.title}>
        {title} {more && <span className={styles.quiet}>{more}</span>}
      </h3>
      {children}
    </div>
  )
}

function Heads({ heads }: { heads: readonly string[] }) {
  return (
    <thead className="sr-only">
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
  )
}
