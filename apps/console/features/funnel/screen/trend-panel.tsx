import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { Period } from '@repo/contract/days.ts'
import { saveFile } from '../../../app/save-file.ts'
import { queries } from '../../../app/queries.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { SmallButton } from '../../../shared/controls/small-button.tsx'
import { Toggles } from '../../../shared/controls/toggles.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { isSamePeriod, lastDays } from '../../../shared/shell/period.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import type { TrendDay, TrendReport } from '../api/reports.ts'
import { TrendChart } from './trend-chart.tsx'
import { type DrawnDay, drawnDays, readTrendSentence, startShare, sumWeeks } from './trend-days.ts'
import { TrendKey } from './trend-key.tsx'
import { ViewLink } from './view-link.tsx'

const counts = [30, 90]

/** The period day by day, as a chart or as a table, with a sentence if something changed. */
export function TrendPanel() {
  const { shell, trend: words } = useWords()
  const { filters, set } = useFilters()
  const { timeZone } = useSession()
  const query = useQuery(queries.trend(filters))
  const isTable = useSearch({ from: '/shell/funnel' }).view === 'table'
  return (
    <ReportPanel
      query={query}
      title={words.title}
      aside={
        <>
          <Toggles
            chosen={counts.find((count) => isSamePeriod(lastDays(count, timeZone), filters))}
            choices={counts.map((count) => ({ value: count, name: shell.filters.wholeDays(count) }))}
            choose={(count) => void set(lastDays(count, timeZone))}
          />
          <ViewLink drawn={words.asChart} />
        </>
      }
    >
      {(report) => <Trend report={report} filters={filters} isTable={isTable} />}
    </ReportPanel>
  )
}

function Trend({ report, filters, isTable }: { report: TrendReport; filters: Period; isTable: boolean }) {
  const words = useWords().trend
  const { timeZone, person } = useSession()
  const navigate = useNavigate({ from: '/funnel' })
  const { from, to } = filters
  // What ads cost is for owners.
  const isOwner = person.role === 'owner'
  const openCampaigns = (day: string) =>
    void navigate({ search: (previous) => ({ ...previous, tab: 'campaigns' as const, from: day, to: day }) })
  const all = drawnDays(report.days)
  const days = all.filter(({ day }) => day >= from)
  if (days.length === 0) return <p className="text-slate">{words.noDay}</p>
  return (
    <>
      <ChangeSentence all={all} from={from} isUpToNow={to >= lastDays(1, timeZone).to} />
      {!isTable && (
        <>
          <TrendChart
            key={from}
            days={days}
            experiments={report.experiments}
            open={isOwner ? openCampaigns : undefined}
          />
          <TrendKey experiments={report.experiments} />
        </>
      )}
      <TrendTable days={days} isShown={isTable} />
    </>
  )
}

/** From when on the averages are outside of what they were for eight weeks, if they are; else why that cannot be said. */
function ChangeSentence({ all, from, isUpToNow }: { all: readonly DrawnDay[]; from: string; isUpToNow: boolean }) {
  const { trend: words, format } = useWords()
  const sentence = readTrendSentence(all, from, isUpToNow)
  return <p className={`mb-3 text-pretty ${sentence.says === 'change' ? 'font-semibold' : ''}`}>{text()}</p>

  function text(): string {
    switch (sentence.says) {
      case 'change': {
        const { day, figure, now, before } = sentence
        return words.since[figure](format.day(day), format.number(now), format.number(before), now > before)
      }
      case 'no-change':
        return sentence.days === sentence.of
          ? words.noChange(sentence.of)
          : words.noChangeIn(sentence.days, sentence.of)
      case 'few-weeks':
        return words.fewWeeks(format.day(sentence.day))
      case 'few-days':
        return words.fewDays
      case 'short-period':
        return words.shortPeriod
      case 'no-weeks':
        return words.noWeeks
    }
  }
}

/** By day or by week, newest first, and as a file. Behind the chart it is visually hidden, for screen readers. */
function TrendTable({ days, isShown }: { days: readonly TrendDay[]; isShown: boolean }) {
  const { funnel, trend: words, format } = useWords()
  const [by, setBy] = useState<'day' | 'week'>('day')
  const isByWeek = by === 'week'
  const rows = (isByWeek ? sumWeeks(days) : days).toReversed()
  const figures = ['visits', 'starts', 'leads'] as const
  const first = isByWeek ? words.week : words.day
  const save = () => {
    const lines = rows.map(({ day, visits, starts, leads }) => [day, visits, starts, leads].join(','))
    const head = [first, ...figures.map((figure) => funnel[figure])].join(',')
    // With a byte order mark: Excel reads Hebrew without it as another encoding.
    const text = `\uFEFF${[head, ...lines].join('\r\n')}\r\n`
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), `trend-${days[0]?.day}-${days.at(-1)?.day}.csv`)
  }
  return (
    <div className={isShown ? undefined : 'sr-only'}>
      {isShown && (
        <div className="mb-2 flex flex-wrap items-center gap-2">
          <Toggles
            chosen={by}
            choices={[
              { value: 'day', name: words.byDay },
              { value: 'week', name: words.byWeek },
            ]}
            choose={setBy}
          />
          <SmallButton look="line" className="ms-auto" onClick={save}>
            <Download aria-hidden="true" />
            {words.download}
          </SmallButton>
        </div>
      )}
      <CardTable
        caption={words.label}
        rows={rows}
        keyOf={({ day }) => day}
        columns={[
          { head: first, cell: ({ day }) => <b>{isByWeek ? format.day(day) : format.weekday(day)}</b> },
          ...figures.map((figure) => ({
            head: funnel[figure],
            kind: 'number' as const,
            cell: (row: TrendDay) => <bdi dir="ltr">{format.number(row[figure])}</bdi>,
          })),
          {
            head: words.perVisit,
            kind: 'number',
            cell: (row) => {
              const share = startShare(row)
              return <bdi dir="ltr">{share === undefined ? '–' : format.percent(share)}</bdi>
            },
          },
        ]}
      />
    </div>
  )
}
