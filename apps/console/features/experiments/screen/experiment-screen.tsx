import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Check, Clock, type LucideIcon, Minus, TriangleAlert } from 'lucide-react'
import type { ExperimentReport } from '../api/experiments.ts'
import { ApiError } from '../../../app/api-client.ts'
import { DeveloperSteps } from '../../../shared/controls/developer-steps.tsx'
import { Notice } from '../../../shared/controls/notice.tsx'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { BackLink, Screen } from '../../../shared/shell/screen.tsx'
import { developerSteps } from '../../../shared/words/developer-steps.ts'
import { ownDirection } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Written } from '../../../shared/words/written.tsx'
import { ArmsPanel } from './arms-panel.tsx'
import { BrokenSplit } from './broken-split.tsx'
import { ComparisonPanels } from './comparison-panels.tsx'
import { EndPanel } from './end-panel.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { RegistrationPanel } from './registration-panel.tsx'
import { type Look, verdictWords } from './verdict-words.ts'
import { UnknownExperiment } from './unknown-experiment.tsx'

/** One experiment: the verdict first, then what it stands on. */
export function ExperimentScreen() {
  const { experiments: words, shell, format } = useWords()
  const id = useParams({ from: '/shell/experiments/$id' }).id
  const query = useQuery(queries.experiment(id))
  const { data } = query
  // From the list its question is known before its report is.
  const listed = useQuery({ ...queries.experiments, enabled: false }).data?.experiments.find((one) => one.id === id)
  const question = (data ?? listed)?.question
  const isUnknown = query.error instanceof ApiError && query.error.code === 'not-found'
  return (
    <Screen
      // Opened by its address it is another screen once its question is known: the heading gets the focus and is announced.
      key={String(question !== undefined)}
      // Isolated: a question in the other language keeps its question mark.
      title={isUnknown || question === undefined ? words.title : ownDirection(question)}
      heading={!isUnknown && question !== undefined ? <Written>{question}</Written> : undefined}
      foot={data && experimentFoot(data)}
      isCounted={false}
      tools={!isUnknown && <BackLink to="/experiments">{words.all}</BackLink>}
    >
      {isUnknown && <UnknownExperiment id={id} />}
      {!isUnknown && (data === undefined || query.error) && <ReportPanel query={query} label={words.title} />}
      {data && !isUnknown && <Experiment experiment={data} />}
    </Screen>
  )

  function experimentFoot({ until, goal, start }: ExperimentReport): string | undefined {
    if (until === undefined) return undefined
    const days = words.foot(shell.zone(format.timeZone), format.day(start), format.day(until))
    return goal === 'lead' ? days : `${words.among} ${days}`
  }
}

const icons: Record<Look, LucideIcon> = { good: Check, ask: Clock, error: TriangleAlert, quiet: Minus }

/** Panels by verdict: where there is no effect to show, the missing visits or the registration take its place. */
function Experiment({ experiment }: { experiment: ExperimentReport }) {
  const { experiments: words, format } = useWords()
  const { comparisons, byDay, crowd } = experiment
  const isOwner = useSession().person.role === 'owner'
  const isStopped = comparisons.some(({ verdict }) => verdict.kind === 'stopped')
  const isVoided = comparisons.some(({ verdict }) => verdict.kind === 'stopped' && verdict.why === 'voided')
  const isPlanned = comparisons.every(({ verdict }) => verdict.kind === 'planned')
  // They hold for all arms alike.
  const reported = isStopped ? comparisons.slice(0, 1) : comparisons
  const isHidden = experiment.arms.some(({ goals }) => goals === undefined)
  const steps = !isPlanned
    ? undefined
    : { kept: undefined, unseen: developerSteps.updateWorker, draft: developerSteps.registerExperiment }[
        experiment.registration
      ]
  return (
    <>
      {reported.map((comparison) => {
        const { look, title, more } = verdictWords(experiment, comparison, { words, format })
        return (
          <Notice key={comparison.arm} look={look} Icon={icons[look]}>
            <p className="mb-1 font-display text-figure/7 text-pretty">{title}</p>
            <p>{more}</p>
            {steps !== undefined && <DeveloperSteps text={steps} className="mt-2.5" />}
          </Notice>
        )
      })}
      {crowd && !isVoided && (
        <Notice look="error" Icon={TriangleAlert}>
          <b className="block font-semibold">
            {words.crowd.title(format.day(crowd.date), format.number(crowd.visits), format.number(crowd.all))}
          </b>
          <p>{words.crowd.more}</p>
        </Notice>
      )}
      <div className="grid gap-3 tab:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-3 *:last:flex-1">
          {isHidden ? (
            <BrokenSplit experiment={experiment} />
          ) : isStopped ? (
            <RegistrationPanel experiment={experiment} />
          ) : (
            comparisons.map((comparison, index) => (
              <Fragment key={comparison.arm}>
                {!isPlanned && (
                  <ComparisonPanels experiment={experiment} comparison={comparison} days={byDay[index] ?? []} />
                )}
                <ProgressPanel experiment={experiment} comparison={comparison} />
              </Fragment>
            ))
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-3 *:last:flex-1">
          <ArmsPanel experiment={experiment} />
          {isHidden && <RegistrationPanel experiment={experiment} />}
          {isOwner && !isStopped && !isPlanned && <EndPanel experiment={experiment} />}
        </div>
      </div>
    </>
  )
}
