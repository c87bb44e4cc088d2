import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PageReport } from '../../funnel/api/reports.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { FailedQuery } from '../../../shared/panels/failed-state.tsx'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { queries } from '../../../app/queries.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { formatValue } from '../../../shared/words/format-value.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** One page, opened: by day and by source. */
export function OnePage({ variant }: { variant: string }) {
  const { filters } = useFilters()
  const query = useQuery(queries.page(filters, variant))
  return (
    <div className="mb-2.5 rounded-medium bg-fog px-4.5 py-4">
      {query.data && (
        <div
          className="grid grid-cols-[minmax(0,1.5fr)_minmax(0,0.8fr)] gap-8 max-lap:gap-4 max-tab:grid-cols-1 max-tab:gap-5"
          data-faded={query.error ? '' : undefined}
        >
          <Days days={query.data.days} />
          <Sources sources={query.data.sources} />
        </div>
      )}
      <FailedQuery query={query} />
      {query.isPending && <LoadingState />}
    </div>
  )
}

/** Visits by day, as dots on one scale in a table. The dots are hidden from screen readers, which read the counts. */
function Days({ days }: Pick<PageReport, 'days'>) {
  const { pages: words, format } = useWords()
  const scale = dotScale(days.reduce((sum, { visits }) => sum + visits, 0))
  return (
    <Part title={words.byDay} more={scale === 1 ? words.oneDotIsOne : words.oneDot(format.number(scale))}>
      <table className="mt-3 block">
        <Heads heads={[words.day, words.visits]} />
        <tbody className="grid grid-cols-[repeat(auto-fill,minmax(3.4rem,1fr))] gap-x-2 gap-y-3.5">
          {days.map(({ day, visits }) => (
            <tr key={day} className="flex flex-col items-start justify-end" data-day={day}>
              <td aria-hidden="true" className="mb-1.5">
                <Dots look="day" counts={{ here: countDots(visits, scale) }} />
              </td>
              <th className="text-micro font-normal whitespace-nowrap text-slate">{format.day(day)}</th>
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
  const { format, ...words } = useWords()
  return (
    <Part title={words.pages.bySource}>
      <table className="w-full">
        <Heads heads={[words.pages.source, words.pages.visits]} />
        <tbody>
          {sources.map(({ source, visits }) => (
            <tr key={source}>
              <th scope="row" className="border-t border-fog-2 py-1.25 text-start font-normal wrap-anywhere">
                <bdi>{formatValue('source', source, words)}</bdi>
              </th>
              <td className="border-t border-fog-2 py-1.25 ps-3 text-end whitespace-nowrap tabular-nums">
                <bdi dir="ltr">{format.number(visits)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

function Part({ title, more, children }: { title: string; more?: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1.5 font-text text-plain font-semibold">
        {title} {more && <span className="font-normal text-slate">{more}</span>}
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
