import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Split, type SplitCounts, splits } from '../api/reports.ts'
import type { CostPer } from '@repo/stats/cost-per.ts'
import { CardTable, type Column } from '../../../shared/charts/card-table.tsx'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { enoughStarts, enoughVisits } from '../../../shared/charts/enough.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useSession } from '../../../shared/shell/session.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { formatValue } from '../../../shared/words/format-value.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { useQuizLabels } from './use-quiz-labels.ts'
import { perHundred } from './per-hundred.ts'
import { useCostText } from './use-cost-text.ts'

interface Part extends SplitCounts {
  name: string
  /** Its path, of a page of the site. */
  path?: string | undefined
  perLead?: CostPer | undefined
}

const isAnswer = (split: Split) => split === 'goal' || split === 'pain' || split === 'traffic'
const isOfPages = (split: Split) => split === 'page' || split === 'variant'

/** Quiz starts by language, page, source, campaign, variant, device, referrer, or an earlier answer. */
export function SplitPanel() {
  const { format, ...words } = useWords()
  const { filters } = useFilters()
  const labels = useQuizLabels()
  const { by = 'source' } = useSearch({ from: '/shell/funnel' })
  const query = useQuery(queries.split(filters, by))
  const { person, editUrl } = useSession()
  const isOwner = person.role === 'owner'
  const costs = useQuery({ ...queries.campaigns(filters), enabled: by === 'campaign' && isOwner }).data
  const totals = useQuery(queries.totals(filters)).data
  const costText = useCostText(costs?.currency ?? '')
  return (
    <ReportPanel
      query={query}
      title={words.funnel.splitBy}
      isEmpty={({ parts, others }) => parts.length === 0 && !others}
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
            path: isOfPages(shown) ? value : undefined,
            perLead: costs?.campaigns.find(({ campaign, isApart }) => campaign === value && !isApart)?.perLead,
          })),
          ...(others ? [{ ...others, name: words.funnel.others(others.parts) }] : []),
        ]
        const scale = dotScale(Math.max(...rows.map(({ starts }) => starts)))
        const isFew = ({ starts, visits }: Part) => (isOfPages(shown) ? visits < enoughVisits : starts < enoughStarts)
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
        const ofPages: Column<Part>[] = [
          number(visits, (row) => figure(row.visits)),
          number(starts, (row) => figure(row.starts)),
          number(leads, (row) => figure(row.leads)),
          rate(words.funnel.startsPerHundred, ({ starts }) => starts),
          rate(words.funnel.leadsPerHundred, ({ leads }) => leads),
        ]
        const known = rows.reduce((sum, row) => sum + row.starts, 0)
        const all = totals?.now.starts ?? known
        return (
          <>
            {shown === 'variant' && <p className="mb-3 font-semibold text-pretty">{words.funnel.compared}</p>}
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
                      {row.path !== undefined && editUrl !== undefined && (
                        <a
                          href={editUrl + row.path}
                          target="_blank"
                          rel="noreferrer"
                          aria-label={words.funnel.editPage(row.path)}
                          className={`mt-1 block w-fit py-1 text-micro ${textLink}`}
                        >
                          {words.funnel.edit}
                        </a>
                      )}
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
                ...(shown === 'campaign' ? ofCampaign : isOfPages(shown) ? ofPages : ofOthers),
              ]}
            />
            {isOfPages(shown) && <p className="mt-3.5 text-micro text-pretty text-slate">{words.funnel.pagesFoot}</p>}
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

  function rate(head: string, countOf: (row: Part) => number): Column<Part> {
    const cell = (row: Part) => {
      const value = perHundred(countOf(row), row.visits)
      return <bdi dir="ltr">{value === undefined ? '–' : format.decimal(value, 1)}</bdi>
    }
    return { head, kind: 'strong', phone: 'half', cell }
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
