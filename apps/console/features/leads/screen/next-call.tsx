import { useQuery } from '@tanstack/react-query'
import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { LeadRow } from '../api/leads.ts'
import { queries } from '../../../app/queries.ts'
import { countDots, dotScale } from '../../../shared/charts/dot-scale.ts'
import { DotKey, Dots } from '../../../shared/charts/dots.tsx'
import { Face } from '../../../shared/controls/face.tsx'
import { SmallButtonTo } from '../../../shared/controls/small-button.tsx'
import { TextButton } from '../../../shared/controls/text-button.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { WayOut } from '../../../shared/panels/way-out.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Source } from './lead-line.tsx'
import { nextCallLead } from './next-call-lead.ts'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** Beside the list while no lead is open: whom to call next, and how long all of them wait. None is opened by itself, because that is audited. */
export function NextCall({
  leads,
  count = 0,
  times,
}: {
  /** Absent: not read yet, because another tab is open. */
  leads: readonly LeadRow[] | undefined
  count: number | undefined
  times: Times
}) {
  const { leads: words, format } = useWords()
  const [skipped, setSkipped] = useState(0)
  if (!leads && count > 0)
    return (
      <Panel title={words.nextCall}>
        <WayOut to="/leads" count={format.number(count)}>
          {words.toCall}
        </WayOut>
      </Panel>
    )
  const lead = nextCallLead(leads, { skipped })
  if (!leads || !lead) return <CallsToday left={count} />
  const { fullName, callAt, isDue, receivedAt, changedAt, state, landing, campaign, source } = lead
  return (
    <div className="sticky top-4 grid gap-3">
      <section className="cut-corner-end rounded-medium bg-lemon px-5 py-4.5" aria-labelledby="next-call">
        <h2 id="next-call" className="mb-3 text-plain/tight">
          {words.nextCall}
        </h2>
        <div className="flex items-center gap-3.5">
          <Face name={fullName} className="size-12 flex-none bg-ink text-plain/none text-paper" />
          <p className="min-w-0" aria-live="polite">
            <b className="block font-display text-figure/7 font-normal wrap-anywhere">
              {fullName === undefined ? words.cannotOpen : <bdi>{plainText(fullName)}</bdi>}
            </b>
            {isDue && callAt !== undefined
              ? words.askedFor(times.short(callAt), times.ago(callAt))
              : words.waits(times.age(receivedAt))}
          </p>
        </div>
        <dl className="my-3.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1">
          <dt>{words.cameFrom}</dt>
          <dd className="wrap-anywhere">
            <bdi dir="ltr">{plainText(landing)}</bdi>
            {campaign && (
              <>
                {' · '}
                <bdi>{plainText(campaign)}</bdi>
              </>
            )}
            {' · '}
            <Source source={source} />
          </dd>
          {changedAt && state !== 'new' && (
            <>
              <dt>{words.lastTime}</dt>
              <dd>
                {times.short(changedAt)}: {words.states[state]}
              </dd>
            </>
          )}
          {lead.hasAnswers && (
            <>
              <dt>{words.quiz}</dt>
              <dd>{words.finished}</dd>
            </>
          )}
        </dl>
        <p className="flex flex-wrap items-center gap-x-3">
          <SmallButtonTo to="/leads" search={withLead(lead.id)}>
            <Phone aria-hidden="true" /> {words.openAndCall}
          </SmallButtonTo>
          {leads.length > 1 && <TextButton onClick={() => setSkipped((before) => before + 1)}>{words.skip}</TextButton>}
        </p>
        <p className="mt-3 text-micro">{words.openingMore}</p>
      </section>
      <CallsToday left={count} />
      <Waiting />
    </div>
  )
}

/** Phones whose outcome was written down today, a dot each, and those that are left. */
function CallsToday({ left }: { left: number }) {
  const { leads: words, trend, format } = useWords()
  const { data } = useQuery(queries.calls)
  const { won = 0, talked = 0, noAnswer = 0 } = data ?? {}
  const done = won + talked + noAnswer
  if (!data || done + left === 0) return null
  const scale = dotScale(done + left)
  const dots = (count: number) => Math.ceil(count / scale)
  const kinds = [
    ['install', words.calls.won(won), won],
    ['here', words.calls.talked(talked), talked],
    ['since', words.calls.noAnswer(noAnswer), noAnswer],
  ] as const
  return (
    <Panel title={words.callsToday} aside={words.done(format.number(done), format.number(left))}>
      <Dots
        look="waiting"
        className="grid-cols-[repeat(auto-fill,1.125rem)]"
        counts={{ install: dots(won), here: dots(talked), since: dots(noAnswer), gone: dots(left) }}
      />
      {done > 0 && <DotKey kinds={kinds.filter(([, , count]) => count > 0).map(([kind, name]) => [kind, name])} />}
      {scale > 1 && <p className="mt-2 text-micro text-slate">{trend.oneDot(scale)}</p>}
    </Panel>
  )
}

/** How many of all to call wait how long: of a callback since its time, of a new lead since it came. */
function Waiting() {
  const { leads: words, trend, format } = useWords()
  const waits = useQuery(queries.calls).data?.waits
  if (!waits) return null
  const scale = dotScale(Math.max(...waits))
  return (
    <Panel title={words.howLong}>
      <dl>
        {waits.map((count, place) => (
          <div
            key={words.spans[place]}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] items-center gap-3 border-fog-2 py-1.5 not-first:border-t"
          >
            <dt>{words.spans[place]}</dt>
            <dd className="flex items-center justify-between gap-3">
              <Dots look="row" counts={{ here: countDots(count, scale) }} /> {format.number(count)}
            </dd>
          </div>
        ))}
      </dl>
      {scale > 1 && <p className="mt-2 text-micro text-slate">{trend.oneDot(scale)}</p>}
    </Panel>
  )
}
