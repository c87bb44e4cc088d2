import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type QuizSessions, splits } from '@repo/console/api/reports.ts'
import { CardTable } from '../../charts/card-table.tsx'
import { dotScale, countDots } from '../../charts/dot-scale.ts'
import { enoughStarts } from '../../charts/enough.ts'
import { Dots } from '../../charts/dots.tsx'
import { TabLinks } from '../../controls/tab-links.tsx'
import { Tag } from '../../controls/tag.tsx'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { queries } from '../../queries.ts'
import { useFilters } from '../../shell/use-filters.ts'
import { formatValue } from '../../words/format-value.ts'
import { useWords } from '../../words/use-words.tsx'

interface Part extends QuizSessions {
  name: string
}

/** Quiz starts by language, page, source, campaign or variant. */
export function SplitPanel() {
  const { format, ...words } = useWords()
  const { filters } = useFilters()
  const { by = 'source' } = useSearch({ from: '/shell/funnel' })
  const query = useQuery(queries.split(filters, by))
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
          ...parts.map(({ value, ...counts }) => ({ ...counts, name: formatValue(shown, value, words) })),
          ...(others ? [{ ...others, name: words.funnel.others(others.parts) }] : []),
        ]
        const scale = dotScale(Math.max(...rows.map(({ starts }) => starts)))
        const isFew = ({ starts }: Part) => starts < enoughStarts
        return (
          <CardTable
            caption={words.funnel.splitCaption(words.funnel.splits[shown])}
            rows={rows}
            keyOf={({ name }) => name}
            isQuiet={isFew}
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
                  return (
                    !isFew(row) && (
                      <Dots
                        look="row"
                        groups={[
                          { kind: 'install', count: installed },
                          { kind: 'here', count: all - installed },
                        ]}
                      />
                    )
                  )
                },
              },
              { head: words.funnel.starts, kind: 'number', cell: ({ starts }) => figure(starts) },
              {
                head: words.funnel.agreedFirst,
                kind: 'number',
                phone: 'more',
                cell: (row) => figure(row.consentedAtStart),
              },
              {
                head: words.funnel.completed,
                kind: 'number',
                phone: 'more',
                cell: (row) => share(row, row.completed),
              },
              { head: words.funnel.installs, kind: 'number', cell: ({ installed }) => figure(installed) },
              { head: words.funnel.startToInstall, kind: 'strong', cell: (row) => share(row, row.installed) },
            ]}
          />
        )

        function share(row: Part, count: number) {
          return <bdi dir="ltr">{isFew(row) ? '–' : format.percent(count / row.starts)}</bdi>
        }
      }}
    </ReportPanel>
  )

  function figure(value: number) {
    return <bdi dir="ltr">{format.number(value)}</bdi>
  }
}
