import { useQuery } from '@tanstack/react-query'
import { Coins, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CampaignRow, CampaignsReport } from '../../cost/api/money.ts'
import { platformOf } from '@repo/contract/match-campaign.ts'
import type { CostPer } from '@repo/stats/cost-per.ts'
import { CardTable, type Column } from '../../../shared/charts/card-table.tsx'
import { CostAxis, CostBar } from '../../../shared/charts/cost-bar.tsx'
import { countDots, dotScale } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { logScale } from '../../../shared/charts/log-scale.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButtonTo } from '../../../shared/controls/small-button.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { formatValue } from '../../../shared/words/format-value.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Figure } from './key-figures.tsx'
import { MatchNotice } from './match-notice.tsx'
import { useCostText } from './use-cost-text.ts'
import { useMoneyWords } from './money-words.ts'

/** What campaigns brought and what they cost. In no colour and no order but by cost: the ad platform chose who saw which ad. */
export function CampaignPanels() {
  const { funnel, trend, format } = useWords()
  const words = useMoneyWords()
  const { filters } = useFilters()
  const query = useQuery(queries.campaigns(filters))
  const report = query.data
  const hasCost = report?.currency !== undefined && !report.isDivided
  return (
    <>
      {hasCost && <CostFigures report={report} />}
      <ReportPanel
        query={query}
        title={funnel.campaigns}
        aside={
          <>
            {report?.upTo && <span>{words.upTo(format.day(report.upTo))}</span>}
            <SmallButtonTo
              to="/funnel/cost"
              look={report && report.currency === undefined ? 'ink' : 'line'}
              className={report && report.currency === undefined ? '' : 'text-ink'}
            >
              <Plus aria-hidden="true" />
              {words.add}
            </SmallButtonTo>
          </>
        }
      >
        {(shown) => (
          <>
            {shown.currency === undefined && (
              <Notice Icon={Coins} className="mb-4">
                <b>{words.noneTitle}</b>
                <p>{words.noneMore}</p>
              </Notice>
            )}
            {shown.currency !== undefined && shown.isDivided && (
              <Notice Icon={Coins} look="quiet" className="mb-4">
                {words.divided}
              </Notice>
            )}
            <MatchNotice report={shown} />
            {hasCost && (
              <p className="mb-3.5 text-pretty">
                <b>{words.compared}</b> <span className="text-slate">{words.comparedMore}</span>
              </p>
            )}
            {shown.weekBefore && (
              <p className="mb-3.5 font-semibold">
                {trend.dayVsWeekBefore(format.weekday(filters.from), format.weekdayName(shown.weekBefore))}
              </p>
            )}
            <CampaignsTable report={shown} />
            {hasCost && <p className="mt-3.5 text-micro text-pretty text-slate">{words.foot}</p>}
          </>
        )}
      </ReportPanel>
    </>
  )
}

/** The cost of the period, and what a start, a lead and a won lead cost, of the campaigns with a cost for every day. */
function CostFigures({ report: { cost, open, all, currency = '' } }: { report: CampaignsReport }) {
  const { format } = useWords()
  const words = useMoneyWords()
  const text = useCostText(currency)
  const per = (name: string, value: CostPer | undefined, more?: string) => (
    <Figure
      name={name}
      figure={value ? text(value).main : '–'}
      isLong={value?.high !== undefined && value.about === undefined}
    >
      <span className="text-micro text-slate">{more ?? (value && text(value).more)}</span>
    </Figure>
  )
  return (
    <section className="rounded-medium bg-paper" aria-label={words.spent}>
      <dl className="grid grid-cols-4 max-tab:grid-cols-2">
        <Figure name={words.spent} figure={format.money(cost, currency)}>
          {open > 0 && <span className="text-micro text-slate">{words.spentOf(format.money(open, currency))}</span>}
        </Figure>
        {per(words.perStart, all?.perStart)}
        {per(words.perLead, all?.perLead)}
        {per(words.perWon, all?.perWon, all && words.wonAndOpen(format.number(all.won), all.open))}
      </dl>
    </section>
  )
}

function CampaignsTable({ report }: { report: CampaignsReport }) {
  const { format, ...all } = useWords()
  const words = useMoneyWords()
  const { currency, isDivided } = report
  const text = useCostText(currency ?? '')
  const rows = [...report.campaigns, ...(report.all ? [report.all] : [])]
  const isSum = (row: CampaignRow) => row === report.all
  const dot = dotScale(Math.max(1, ...report.campaigns.map(({ leads }) => leads)))
  const scale = logScale(rows.flatMap(({ perLead }) => (perLead ? [perLead.low, perLead.high ?? perLead.low] : [])))
  const money = (value: number) => format.money(value, currency ?? '')
  const number = (name: 'visits' | 'starts' | 'leads' | 'won') => (row: CampaignRow) => {
    if (row.isApart) return '–'
    const before = name === 'won' ? undefined : row.before?.[name]
    return (
      <>
        <bdi dir="ltr">{format.number(row[name])}</bdi>
        {before !== undefined && (
          <span className="block text-micro text-slate">{format.signed(row[name] - before)}</span>
        )}
      </>
    )
  }
  const counted: Column<CampaignRow>[] = [
    { head: words.heads.campaign, cell: (row) => <Name row={row} isSum={isSum(row)} /> },
    {
      head: words.heads.dots(dot, format.number(dot)),
      phone: 'whole',
      cell: (row) =>
        !isSum(row) && (
          <div className="tab:w-34">
            <Dots
              look="row"
              counts={{ install: countDots(row.won, dot), here: countDots(row.leads, dot) - countDots(row.won, dot) }}
            />
          </div>
        ),
    },
    { head: words.heads.visits, kind: 'number', phone: 'quarter', cell: number('visits') },
    { head: words.heads.starts, kind: 'number', phone: 'quarter', cell: number('starts') },
    { head: words.heads.leads, kind: 'number', phone: 'quarter', cell: number('leads') },
  ]
  const costs: Column<CampaignRow>[] = [
    {
      head: words.heads.cost,
      kind: 'number',
      phone: 'quarter',
      cell: ({ cost }) => (cost === undefined ? '–' : money(cost)),
    },
    { head: words.heads.perStart, phone: 'more', cell: ({ perStart }) => perStart && lines(text(perStart)) },
    {
      head: words.heads.perLead,
      drawnHead: (
        <>
          {words.heads.perLead}
          <CostAxis scale={scale} ticks={scale.ticks.map((at) => ({ at, text: money(at) }))} />
        </>
      ),
      kind: 'bar',
      phone: 'whole',
      cell: (row) => (row.perLead ? perLead(row, row.perLead) : <Without row={row} />),
    },
    {
      head: words.heads.perWon,
      phone: 'more',
      cell: ({ perWon, won, open }) =>
        perWon && lines({ main: text(perWon).main, more: words.wonAndOpen(format.number(won), open) }),
    },
  ]
  const plain: Column<CampaignRow>[] = [
    { head: words.heads.won, kind: 'number', phone: 'quarter', cell: number('won') },
  ]
  return (
    <CardTable
      caption={words.caption}
      rows={rows}
      keyOf={(row) => (isSum(row) ? '\0' : `${row.isApart ?? ''}${row.campaign}`)}
      look={(row) => isSum(row) && 'sum'}
      columns={[...counted, ...(currency === undefined || isDivided ? plain : costs)]}
    />
  )

  function perLead({ leads }: CampaignRow, per: CostPer): ReactNode {
    const { main, more } = text(per)
    const said =
      per.high === undefined
        ? words.sayOver(leads, money(per.low))
        : words.sayInterval(leads, money(per.low), money(per.high))
    return (
      <>
        <span aria-hidden="true" className="text-micro text-slate tab:hidden">
          {words.heads.perLeadScale(money(scale.low), money(scale.high))}
        </span>
        <CostBar per={per} scale={scale} />
        <span aria-hidden="true" data-per-lead="">
          <b>{main}</b> <span className="text-micro text-slate">{more}</span>
        </span>
        <span className="sr-only">{said}</span>
      </>
    )
  }

  function lines({ main, more }: { main: string; more: string }): ReactNode {
    return (
      <>
        <b className="block tab:whitespace-nowrap">{main}</b>
        <span className="block text-micro text-slate tab:whitespace-nowrap">{more}</span>
      </>
    )
  }

  function Name({ row, isSum: isAll }: { row: CampaignRow; isSum: boolean }) {
    if (isAll) return <b>{words.allAds}</b>
    const platform = row.isApart ? (row.sources[0] as keyof typeof words.platforms) : undefined
    const sources = platform
      ? words.platforms[platform]
      : row.sources
          .slice(0, 2)
          .map((source) => formatValue('source', source, all))
          .join(', ')
    return (
      <span className="max-tab:flex max-tab:items-baseline max-tab:justify-between max-tab:gap-4 max-tab:pe-8">
        <b className="wrap-anywhere">
          <bdi>{formatValue('campaign', row.campaign, all)}</bdi>
        </b>
        <span className="block text-micro text-slate">{sources}</span>
      </span>
    )
  }

  function Without({ row }: { row: CampaignRow }) {
    const isAd = row.sources.some((source) => platformOf(source) !== undefined) && row.campaign !== ''
    const why = row.missingDays > 0 ? words.missing(row.missingDays) : words.none
    return (
      <span className="text-slate">
        {row.isApart ? words.apart : row.missingDays > 0 || isAd ? why : `${why} · ${words.notAd}`}
      </span>
    )
  }
}
