import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StepsReport } from '../api/reports.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { DotKey } from '../../../shared/charts/dots.tsx'
import { enoughStarts } from '../../../shared/charts/enough.ts'
import { StepColumns } from '../../../shared/charts/step-columns.tsx'
import { type DrawnStep, stepDots } from '../../../shared/charts/step-dots.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useFilters } from '../../../shared/shell/use-filters.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { ViewLink } from './view-link.tsx'

/** The funnel by step, as dots or as a table: what a visitor sees. That a quiz was completed is a key figure, and no screen of it. */
export function StepsPanel() {
  const { format, ...words } = useWords()
  const { filters } = useFilters()
  const query = useQuery(queries.steps(filters))
  const { view } = useSearch({ from: '/shell/funnel' })
  const drawn = drawSteps(query.data)
  const isTable = view === 'table'
  // Percentages of a handful would say more than is known.
  const isFew = (query.data?.consentedAtStart ?? 0) < enoughStarts
  const steps = isFew ? drawn.steps.map(withoutLoss) : drawn.steps
  return (
    <ReportPanel
      query={query}
      title={words.funnel.byStep}
      isEmpty={({ starts }) => starts === 0}
      aside={
        <>
          {query.data && query.data.consentedAtStart > 0 && !isTable && (
            <span>
              {drawn.scale === 1 ? words.funnel.oneDotIsOne : words.funnel.oneDot(format.number(drawn.scale))}
            </span>
          )}
          <ViewLink drawn={words.panels.asDots} />
        </>
      }
    >
      {({ starts, consentedAtStart: began }) => (
        <>
          <p className="mb-4.5 font-semibold text-pretty">
            {began === 0
              ? words.funnel.noneBegan(format.number(starts))
              : words.funnel.began(format.number(starts), format.number(began))}
          </p>
          {began > 0 && (
            <>
              {!isTable && <StepColumns steps={steps} names={words.funnel.stages} />}
              <div className={isTable ? undefined : 'sr-only'}>
                <StepsTable steps={steps} isFew={isFew} />
              </div>
              {isFew ? (
                <p className="mt-4 text-slate">{words.funnel.few(format.number(enoughStarts))}</p>
              ) : (
                <LargestLoss steps={steps} />
              )}
              {!isTable && (
                <DotKey
                  kinds={[
                    ['here', words.funnel.keys.here],
                    ['left', words.funnel.keys.left],
                    ...(isFew ? [] : [['loss', words.funnel.keys.loss] as const]),
                    ['install', words.funnel.keys.install],
                    ['gone', words.funnel.keys.gone],
                  ]}
                />
              )}
            </>
          )}
        </>
      )}
    </ReportPanel>
  )
}

function drawSteps(report: StepsReport | undefined) {
  return stepDots(report?.steps.filter(({ stage }) => stage !== 'completed') ?? [])
}

/** Below the trend: where most leave, in a sentence. Nothing while there are too few. */
export function LossPanel() {
  const { trend: words } = useWords()
  const { filters } = useFilters()
  const { data } = useQuery(queries.steps(filters))
  if (!data || data.consentedAtStart < enoughStarts) return null
  return (
    <LargestLoss steps={drawSteps(data).steps}>
      <Link from="/funnel" to="." search={(previous) => ({ ...previous, tab: 'steps' as const })} className={textLink}>
        {words.allSteps}
      </Link>
    </LargestLoss>
  )
}

function withoutLoss(step: DrawnStep): DrawnStep {
  const groups = step.groups.map((group) => (group.kind === 'loss' ? { ...group, kind: 'left' as const } : group))
  return { ...step, loss: undefined, isLargest: false, groups }
}

/** The funnel as a table. Behind the dots it is visually hidden, for screen readers. */
function StepsTable({ steps, isFew }: { steps: readonly DrawnStep[]; isFew: boolean }) {
  const { funnel, format } = useWords()
  const { table, stages } = funnel
  const start = steps[0]?.reached ?? 0
  return (
    <CardTable
      caption={table.caption}
      rows={steps}
      keyOf={({ stage }) => stage}
      columns={[
        { head: table.step, cell: ({ stage }) => <b>{stages[stage]}</b> },
        {
          head: table.reached,
          kind: 'number',
          cell: ({ stage, reached }) => (
            <bdi dir="ltr" data-reached={stage}>
              {format.number(reached)}
            </bdi>
          ),
        },
        {
          head: table.loss,
          kind: 'number',
          cell: ({ loss }) => <bdi dir="ltr">{loss === undefined ? '–' : format.signedPercent(-loss)}</bdi>,
        },
        {
          head: table.ofStart,
          kind: 'number',
          cell: ({ reached }) => <bdi dir="ltr">{start === 0 || isFew ? '–' : format.percent(reached / start)}</bdi>,
        },
      ]}
    />
  )
}

/** In words: where most leave. A step is counted when it is seen, so the loss lies with the one before. */
function LargestLoss({ steps, children }: { steps: readonly DrawnStep[]; children?: ReactNode }) {
  const { funnel: words, format } = useWords()
  const index = steps.findIndex(({ isLargest }) => isLargest)
  const step = steps[index]
  const before = steps[index - 1]
  if (!step?.loss || !before) return null
  const [left, arrived] = [words.stages[before.stage], words.stages[step.stage]]
  return (
    <Notice Icon={Lightbulb} className={children ? '' : 'mt-4'}>
      <b>{words.largest(left, arrived, format.percent(step.loss))}</b> {words.largestMore(left, arrived)} {children}
    </Notice>
  )
}
