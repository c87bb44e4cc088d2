import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Lightbulb, TriangleAlert } from 'lucide-react'
import type { HealthLine } from '../../health/api/health.ts'
import type { TodayReport } from '../../funnel/api/reports.ts'
import { Notice } from '../../../shared/controls/notice.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { findNotices, type HeldLeads, type LastDecision } from './find-notices.ts'

/** At most four sentences, only if true: a tracking error, leads that were not passed on, an experiment that is decided, a step whose loss
 * rose. None: no panel. */
export function LookHere({ hint }: Pick<TodayReport, 'hint'>) {
  const words = useWords().today
  const { data: health } = useQuery(queries.health)
  const { data: experiments } = useQuery(queries.experiments)
  const { errors, held, decided } = findNotices(health?.lines ?? [], experiments?.experiments ?? [])
  if (errors.length === 0 && !held && !decided && !hint) return null
  return (
    <Panel title={words.lookHere}>
      <div className="grid gap-2.5">
        {errors.length > 0 && <TrackingError errors={errors} />}
        {held && <Held {...held} />}
        {decided && <Decided {...decided} />}
        {hint && <Hint hint={hint} />}
      </div>
    </Panel>
  )
}

/** Tracking error: names the page that stopped counting, or else how many errors Health lists. */
function TrackingError({ errors }: { errors: readonly HealthLine[] }) {
  const { today: words, format } = useWords()
  const quiet = errors.find((line) => line.id === 'quiet-page')
  const page = quiet && 'page' in quiet ? quiet : undefined
  return (
    <Notice look="error" Icon={TriangleAlert}>
      {page?.page === undefined ? (
        <>
          <b>{words.error}</b>
          <p>{words.errorMore(errors.length)}</p>
        </>
      ) : (
        <>
          <b>{words.quietPage}</b>
          <p>{words.quietPageMore(isolated(page.page), format.number(page.visits ?? 0))}</p>
        </>
      )}
      <Link to="/health" className={textLink}>
        {words.whatToDo}
      </Link>
    </Notice>
  )
}

/** In the words of Health, which has the button to send the failed ones again. */
function Held({ waiting, failed }: HeldLeads) {
  const { today: words, format } = useWords()
  return (
    <Notice Icon={TriangleAlert}>
      <b>{words.leadsHeld}</b>
      <p>{words.leadsHeldMore(format.number(waiting), format.number(failed))}</p>
      <Link to="/health" className={textLink}>
        {words.whatToDo}
      </Link>
    </Notice>
  )
}

/** Verdict of an experiment, mint only for "better". The size is the lower end of the interval, rounded down. */
function Decided({ experiment, better, atLeast }: LastDecision) {
  const { today: words, experiments } = useWords()
  const goals = experiments.goals[experiment.goal]
  return (
    <Notice look={better === undefined ? 'quiet' : 'good'} Icon={Check}>
      <b>{words.decided}</b>
      <p>
        <b className="block">
          <bdi>{experiment.question}</bdi>
        </b>
        {sentence()}
      </p>
      <Link to="/experiments/$id" params={{ id: experiment.id }} className={textLink}>
        {words.openExperiment}
      </Link>
    </Notice>
  )

  function sentence(): string {
    if (better === undefined) return words.noDifference
    if (atLeast === undefined) return words.better(better, goals)
    return words.betterBy(better, goals, isolated(`${Math.floor(atLeast * 100)}%`))
  }
}

/** The step whose loss rose against the week before. A hint and not a finding: the weeks differ in other things too. */
function Hint({ hint: { stage, before, lost } }: { hint: NonNullable<TodayReport['hint']> }) {
  const { format, ...words } = useWords()
  const readName = (of: typeof stage) => words.funnel.stages[of]
  const week = format.percent(lost.now / lost.of)
  const earlier = format.percent(lost.earlier / lost.ofEarlier)
  return (
    <Notice Icon={Lightbulb}>
      <b>{words.today.hint(readName(before))}</b>
      <p>{words.today.hintMore(week, readName(stage), earlier)}</p>
      <Link to="/funnel" search={{ tab: 'steps' }} className={textLink}>
        {words.today.openFunnel}
      </Link>
    </Notice>
  )
}
