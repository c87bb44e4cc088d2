import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ComparedPage, ExperimentsReport, ExperimentSummary } from '../api/experiments.ts'
import { isLocale, locales } from '@repo/contract/locale.ts'
import { CardTable } from '../../../shared/charts/card-table.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { SmallButtonTo } from '../../../shared/controls/small-button.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Written } from '../../../shared/words/written.tsx'
import { HowLongPanel } from './how-long-panel.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { useProposeWords } from './propose-words.ts'
import { ProgressDots } from './progress-dots.tsx'
import { findLeading, tagLook, verdictWords } from './verdict-words.ts'

/** Every experiment with its verdict, and below them the pages that ads divide, which have none. */
export function ExperimentsScreen() {
  const words = useWords().experiments
  const [isPlanning, setIsPlanning] = useState(false)
  const query = useQuery(queries.experiments)
  const isOwner = useSession().person.role === 'owner'
  const propose = useProposeWords()
  return (
    <Screen title={words.title} tools={isOwner && <SmallButtonTo to="/experiments/new">{propose.title}</SmallButtonTo>}>
      <ReportPanel
        query={query}
        title={query.data ? words.list.count(query.data.experiments.length) : words.title}
        aside={words.list.look}
      >
        {(data) => <ExperimentList report={data} />}
      </ReportPanel>
      {isOwner && <Proposed />}
      <HowLongPanel pace={query.data?.pace} />
      <Notice look="quiet">
        <b className="font-semibold">{words.list.works}</b> {words.list.worksMore}{' '}
        <button
          type="button"
          className={textLink}
          aria-expanded={isPlanning}
          onClick={() => setIsPlanning((is) => !is)}
        >
          {isPlanning ? words.plan.close : words.plan.open}
        </button>
      </Notice>
      {isPlanning && <PlanPanel pace={query.data?.pace} />}
    </Screen>
  )
}

/** Experiments that were proposed here and wait for a review. None: nothing is said. */
function Proposed() {
  const words = useProposeWords()
  const { format } = useWords()
  const proposals = useQuery(queries.proposals).data?.proposals ?? []
  if (proposals.length === 0) return null
  return (
    <Panel title={words.waitingTitle}>
      <ul className="grid gap-2">
        {proposals.map(({ experiment, by, at }) => (
          <li key={experiment} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link to="/experiments/proposed/$id" params={{ id: experiment }} className={textLink}>
              <bdi dir="ltr">/try/{experiment}</bdi>
            </Link>
            <span className="text-slate">{words.steps.writtenBy(format.dayAndTime(at), ownDirection(by))}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Row = { experiment: ExperimentSummary } | { compared: ComparedPage }

/** Table of experiments, then of pages that the ad platform divides: without our own assignment these have no verdict and no plan. */
function ExperimentList({ report: { experiments, compared } }: { report: ExperimentsReport }) {
  const { experiments: words, format } = useWords()
  const { list } = words
  const rows: Row[] = [
    ...experiments.map((experiment) => ({ experiment })),
    ...compared.map((page) => ({ compared: page })),
  ]
  if (rows.length === 0) return <p>{list.none}</p>
  return (
    <>
      {experiments.length === 0 && <p className="mb-3">{list.none}</p>}
      <CardTable
        caption={words.title}
        rows={rows}
        keyOf={(row) => ('experiment' in row ? row.experiment.id : `${row.compared.page} ${row.compared.lang}`)}
        columns={[
          { head: list.heads.experiment, cell: drawName },
          { head: list.heads.goal, phone: 'whole', cell: goalOf },
          { head: list.heads.verdict, phone: 'whole', cell: drawVerdict },
          { head: list.heads.plan, phone: 'whole', cell: drawPlan },
          { head: list.heads.when, kind: 'number', phone: 'whole', cell: whenOf },
        ]}
      />
    </>
  )

  function drawName(row: Row) {
    if ('compared' in row) {
      const { page, variants } = row.compared
      return (
        <>
          <span className="block font-display text-body/tight">
            <bdi dir="ltr">{page}</bdi>
          </span>
          <span className="text-slate">{list.comparedPage(format.number(variants.length))}</span>
        </>
      )
    }
    const { id, question } = row.experiment
    return (
      <>
        <Link
          to="/experiments/$id"
          params={{ id }}
          className="block py-1 font-display text-body/tight text-ink no-underline hover:underline"
        >
          <Written>{question}</Written>
        </Link>
        <bdi dir="ltr" className="text-slate">
          /try/{id}
        </bdi>
      </>
    )
  }

  function goalOf(row: Row) {
    const lang = 'experiment' in row ? row.experiment.lang : row.compared.lang
    return (
      <span className="text-slate">
        {'experiment' in row ? (
          words.goalHeads[row.experiment.goal]
        ) : (
          <bdi>{isLocale(lang) ? locales[lang].name : lang}</bdi>
        )}
      </span>
    )
  }

  function drawVerdict(row: Row) {
    if ('compared' in row) {
      return (
        <>
          <Tag>{words.tags.compared}</Tag>
          <p className="mt-1.5">
            {list.comparedShort}{' '}
            <Link to="/funnel" search={{ tab: 'steps', by: 'variant' }} className={textLink}>
              {list.toVersions}
            </Link>
          </p>
        </>
      )
    }
    const leading = findLeading(row.experiment)
    if (!leading) return null
    const { tag, short } = verdictWords(row.experiment, leading, { words, format })
    return (
      <>
        <Tag look={tagLook(leading.verdict)}>{tag}</Tag>
        <p className="mt-1.5 text-pretty">{short}</p>
      </>
    )
  }

  function drawPlan(row: Row) {
    if ('compared' in row) return <span className="text-slate">{list.noPlan}</span>
    const leading = findLeading(row.experiment)
    if (!leading || leading.verdict.kind === 'stopped') return <span className="text-slate">{list.hidden}</span>
    return <ProgressDots experiment={row.experiment} comparison={leading} />
  }

  function whenOf(row: Row) {
    if ('compared' in row) return null
    const { start, until, isEnded } = row.experiment
    const text = isEnded && until !== undefined ? list.fromTo(format.day(start), format.day(until)) : format.day(start)
    return <span className="text-slate">{text}</span>
  }
}
