import { Phone } from 'lucide-react'
import { useState } from 'react'
import type { LeadRow } from '../api/leads.ts'
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

/** Beside the list while no lead is open: whom to call next. None is opened by itself, because that is audited. */
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
  if (!leads || !lead) return null
  const { fullName, callAt, isDue, receivedAt, changedAt, state, landing, campaign, source } = lead
  return (
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
  )
}
