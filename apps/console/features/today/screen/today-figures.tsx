import type { UseQueryResult } from '@tanstack/react-query'
import { addDays } from '@repo/contract/days.ts'
import type { TodayReport } from '../../funnel/api/reports.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { DotKey, Dots } from '../../../shared/charts/dots.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'

const figures = ['visits', 'starts', 'installClicks', 'leads'] as const

/** Today so far, each figure beside the same hours of the same weekday. */
export function TodayFigures({ query, hasLeads }: { query: UseQueryResult<TodayReport>; hasLeads: boolean }) {
  const { today: words, format } = useWords()
  const { earlier } = query.data ?? {}
  const name = useDayName(earlier)
  const upTo = earlier?.sameHours && format.time(earlier.sameHours.upTo)
  return (
    <div>
      <div className="grid grid-cols-4 gap-3 max-tab:grid-cols-2 max-tab:gap-2">
        {figures.map((figure) => (
          <ReportPanel key={figure} query={query} label={words[figure]} className="grid *:min-h-full max-tab:p-3.5">
            {(report) => <Figure figure={figure} report={report} hasLeads={hasLeads} />}
          </ReportPanel>
        ))}
      </div>
      {upTo && (
        <DotKey
          kinds={[
            ['here', words.keys.today(upTo)],
            ['since', words.keys.since(upTo)],
            ['gone', words.keys.rest(name)],
            ['tick', words.keys.tick(name, upTo)],
          ]}
        />
      )}
    </div>
  )
}

/** What the earlier day is called: last Wednesday. */
function useDayName(earlier: TodayReport['earlier']): string {
  const { today: words, format } = useWords()
  return earlier ? words.lastWeekday(format.weekdayName(earlier.day)) : ''
}

/** From when on there is a day to compare with: it is a week old, and not the first, which may have begun at noon. */
function useComparedFrom(day: string): string {
  const { today: words, format } = useWords()
  const { countedSince } = useSession()
  if (countedSince === undefined) return ''
  const first = addDays(countedSince, 8)
  return words.comparedFrom(format.day(first > day ? first : addDays(day, 7)))
}

/** One figure. Both days share a dot scale: ink is today up to the hour that is compared, the tick is where the other day was then. */
function Figure({
  figure,
  report,
  hasLeads,
}: {
  figure: (typeof figures)[number]
  report: TodayReport
  hasLeads: boolean
}) {
  const { today: words, format } = useWords()
  const name = useDayName(report.earlier)
  const comparedFrom = useComparedFrom(report.day)
  const { sameHours, all } = report.earlier ?? {}
  const [today, whole = 0] = [report.today[figure], all?.[figure]]
  const isFirst = figure === 'leads' && !all && !hasLeads && today === 0
  const scale = dotScale(Math.max(today, whole))
  const soFar = countDots(today, scale)
  const here = sameHours ? Math.min(soFar, countDots(sameHours.now[figure], scale)) : soFar
  return (
    <div className="flex h-full flex-col" data-figure={figure}>
      <p className="text-slate">{words[figure]}</p>
      <p className="mb-1 font-display text-count/none tracking-tight in-data-faded:text-slate max-tab:text-figure">
        <bdi dir="ltr">{format.number(today)}</bdi>
      </p>
      {report.earlier && <p className="mb-3 text-slate">{sameHours ? compared(sameHours) : words.noHour}</p>}
      {isFirst && (
        <i aria-hidden="true" className="mb-3.5 size-7 cut-corner rounded-circle border-2 border-dashed border-ash" />
      )}
      <Dots
        look="grid"
        className="mb-3.5"
        counts={{ here, since: soFar - here, gone: countDots(whole, scale) - soFar }}
        tick={sameHours && countDots(sameHours.before[figure], scale)}
      />
      <p className="mt-auto pt-1 text-micro text-slate">
        {isFirst ? (
          words.firstLead
        ) : (
          <>
            <span className="block">{all ? words.whole(name, format.number(whole)) : comparedFrom}</span>
            {words.oneDot[figure](scale, format.number(scale))}
          </>
        )}
      </p>
    </div>
  )

  function compared({ upTo, now, before }: NonNullable<typeof sameHours>) {
    return (
      <>
        <span className="block">{words.byHour(format.time(upTo), format.number(now[figure]))}</span>
        <b className="text-ink in-data-faded:text-slate">{format.signed(now[figure] - before[figure])}</b>
        {words.versus(name)}
      </>
    )
  }
}
