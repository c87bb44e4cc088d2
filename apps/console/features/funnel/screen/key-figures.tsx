import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Totals } from '../api/reports.ts'
import { countDays } from '@repo/contract/days.ts'
import { enoughStarts } from '../../../shared/charts/enough.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

/** The period in six figures, each against as many whole days before. */
export function KeyFigures() {
  const { funnel: words, format } = useWords()
  const { filters } = useFilters()
  const query = useQuery(queries.totals(filters))
  return (
    <ReportPanel query={query} label={words.figures}>
      {({ now, before }) => (
        <dl className="-mx-5 -my-4.5 grid grid-cols-6 max-tab:grid-cols-2">
          <Count name={words.visits} now={now.visits} before={before?.visits} days={countDays(filters)} />
          <Count name={words.starts} now={now.starts} before={before?.starts} />
          <Share name={words.completed} of="completed" now={now} before={before} />
          <Count
            name={words.installClicks}
            now={now.installClicks}
            before={before?.installClicks}
            more={words.afterQuizOf(format.number(now.installed))}
          />
          <Count name={words.leads} now={now.leads} before={before?.leads} />
          <Share name={words.startToInstall} of="installed" now={now} before={before} />
        </dl>
      )}
    </ReportPanel>
  )
}

/** Key figure with its relative change, in no colour: green is an install or a verdict, tomato an error or the largest loss. Without one if the period before had 0, because 0 cannot be divided by. */
function Count({
  name,
  now,
  before,
  days,
  more,
}: {
  name: string
  now: number
  before: number | undefined
  days?: number
  /** What part of it is counted elsewhere. */
  more?: string
}) {
  const { funnel: words, format } = useWords()
  const hasDelta = before !== undefined && before > 0
  return (
    <Figure name={name} figure={format.number(now)}>
      {hasDelta && (
        <>
          <span className="text-micro font-semibold whitespace-nowrap in-data-faded:text-slate">
            {format.signedPercent(now / before - 1)}
          </span>
          {days !== undefined && <span className="text-micro text-slate"> {words.onDaysBefore(days)}</span>}
        </>
      )}
      {more && <span className="block text-micro text-slate">{more}</span>}
    </Figure>
  )
}

/** Key figure in percent of the starts. Its change is in percentage points: a percent of a percent would be misread. */
function Share({
  name,
  of,
  now,
  before,
}: {
  name: string
  of: 'completed' | 'installed'
  now: Totals
  before: Totals | undefined
}) {
  const { funnel: words, format } = useWords()
  const shareOf = (totals: Totals) => (totals.starts === 0 ? undefined : totals[of] / totals.starts)
  const isFew = now.starts < enoughStarts
  const share = shareOf(now)
  const earlier = before && shareOf(before)
  return (
    <Figure
      name={name}
      figure={
        share === undefined
          ? '–'
          : isFew
            ? words.partOf(format.number(now[of]), format.number(now.starts))
            : format.percent(share)
      }
    >
      {share !== undefined && earlier !== undefined && !isFew && (
        <span className="text-micro font-semibold whitespace-nowrap in-data-faded:text-slate">
          {format.signedPoints(share - earlier)} {words.points}
        </span>
      )}
    </Figure>
  )
}

export function Figure({
  name,
  figure,
  isLong = false,
  children,
}: {
  name: string
  figure: string
  /** Two figures instead of one. */
  isLong?: boolean
  children: ReactNode
}) {
  return (
    <div className="min-w-0 border-fog-2 px-5 py-4 tab:not-first:border-s max-lap:px-3.5 max-tab:px-5 max-tab:py-3 max-tab:nth-[n+3]:border-t">
      <dt className="text-micro text-slate">{name}</dt>
      <dd>
        <b
          className={`mt-0.5 block w-fit font-display font-normal tracking-tight in-data-faded:text-slate ${isLong ? 'text-figure/[1.44] max-tab:text-large/[1.75]' : 'text-figure/tight'}`}
        >
          {figure.split(/([₪$€£])/).map((part, index) =>
            // The sign in the font of texts: that of titles draws it as letters.
            index % 2 === 1 ? (
              <span key={index} className="font-text text-[0.86em] font-semibold">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </b>
        {children}
      </dd>
    </div>
  )
}
