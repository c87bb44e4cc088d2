import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Split, type SplitCounts, splits } from '../api/reports.ts'
import type { CostPer } from '@repo/stats/cost-per.ts'
import { CardTable, type Column } from '../../../shared/charts/card-table.tsx'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { enoughStarts } from '../../../shared/charts/enough.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { formatValue } from '../../../shared/words/format-value.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useQuizLabels } from './use-quiz-labels.ts'
import { useCostText } from './use-cost-text.ts'

interface Part extends SplitCounts {
  name: string
  perLead?: CostPer | undefined
}

const isAnswer = (split: Split) => split === 'goal' || split === 'pain' || split === 'traffic'

/** Quiz starts by language, page, source, campaign, variant, device, referrer, or an earlier answer. */
export function SplitPanel() {
  const { format, ...words } = useWords()
  const { filters } = useFilters()
  const labels = useQuizLabels()
  const { by = 'source' } = useSearch({ from: '/shell/funnel' })
  const query = useQuery(queries.split(filters, by))
  const isOwner = useSession().person.role === 'owner'
  const costs = useQuery({ ...queries.campaigns(filters), enabled: by === 'campaign' && isOwner }).data
  const totals = useQuery(queries.totals(filters)).data
  const costText = useCostText(costs?.currency ?? '')
  return (
    <ReportPanel
      query={query}
      title={words.funnel.splitBy}
      isEmpty={({ parts }) => parts.length === 0}
      aside={
        <TabLinks
          label={words.funnel.splitBy}
          param="by"
          current={by}
          tabs={splits.map((split) => ({ value: split, name: words.funnel.splits[split] }))}
        />
      }
    >
      {({ by: shown, parts, others }) => {
        const rows: Part[] = [
          ...parts.map(({ value, ...counts }) => ({
            ...counts,
            name: isAnswer(shown) ? labels.option(shown, value) : formatValue(shown, value, words),
            perLead: costs?.campaigns.find(({ campaign, isApart }) => campaign === value && !isApart)?.perLead,
          })),
          ...(others ? [{ ...others, name: words.funnel.others(others.parts) }] : []),
        ]
        const scale = dotScale(Math.max(...rows.map(({ starts }) => starts)))
        const isFew = ({ starts }: Part) => starts < enoughStarts
        const { visits, starts, agreedFirst, completed, afterQuiz, leads, startToInstall } = words.funnel
        const finished = number(completed, (row) => share(row, row.completed), 'more')
        const ofCampaign: Column<Part>[] = [
          number(visits, (row) => figure(row.visits)),
          number(starts, (row) => figure(row.starts)),
          finished,
          number(afterQuiz, (row) => figure(row.installed)),
          number(leads, (row) => figure(row.leads)),
          { head: words.funnel.perLead, kind: 'strong', phone: 'half', cell: perLeadOf },
        ]
        const ofOthers: Column<Part>[] = [
          number(starts, (row) => figure(row.starts)),
          number(agreedFirst, (row) => figure(row.consentedAtStart), 'more'),
          finished,
          number(afterQuiz, (row) => figure(row.installed)),
          { head: startToInstall, kind: 'strong', cell: (row) => share(row, row.installed) },
        ]
        const known = rows.reduce((sum, row) => sum + row.starts, 0)
        const all = totals?.now.starts ?? known
        return (
          <>
            {known < all && (
              <p className="mb-3 text-slate">
                {(isAnswer(shown) ? words.funnel.answeredOf : words.funnel.knownOf)(
                  format.number(known),
                  format.number(all),
                )}
              </p>
            )}
            <CardTable
              caption={words.funnel.splitCaption(words.funnel.splits[shown])}
              rows={rows}
              keyOf={({ name }) => name}
              look={(row) => isFew(row) && 'quiet'}
              columns={[
                {
                  head: words.funnel.splits[shown],
                  cell: (row) => (
                    <>
                      <span className="me-2 font-semibold wrap-anywhere">
                        <bdi>{row.name}</bdi>
                      </span>
                      {isFew(row) && <Tag>{words.panels.tooFew}</Tag>}
                    </>
                  ),
                },
                {
                  head: words.funnel.splitDots(scale, format.number(scale)),
                  phone: 'whole',
                  cell: (row) => {
                    const all = countDots(row.starts, scale)
                    const installed = Math.min(all, countDots(row.installed, scale))
                    return !isFew(row) && <Dots look="row" counts={{ install: installed, here: all - installed }} />
                  },
                },
                ...(shown === 'campaign' ? ofCampaign : ofOthers),
              ]}
            />
          </>
        )

        function share(row: Part, count: number) {
          return <bdi dir="ltr">{isFew(row) ? '–' : format.percent(count / row.starts)}</bdi>
        }
      }}
    </ReportPanel>
  )

  function number(head: string, cell: Column<Part>['cell'], phone?: 'more'): Column<Part> {
    return { head, kind: 'number', phone, cell }
  }

  function figure(value: number) {
    return <bdi dir="ltr">{format.number(value)}</bdi>
  }

  function perLeadOf({ perLead }: Part) {
    if (!perLead) return '–'
    const { main, more } = costText(perLead)
    return (
      <>
        {main}
        <span className="block text-micro font-normal text-slate">{more}</span>
      </>
    )
  }
}
