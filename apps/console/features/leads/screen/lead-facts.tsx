import type { ReactNode } from 'react'
import type { OneLead } from '../api/leads.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { Source } from './lead-line.tsx'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'

/** What is known of a request, a line each. */
export function LeadFacts({
  lead,
  times,
  removeCallBack,
}: {
  lead: OneLead
  times: Times
  removeCallBack: () => void
}) {
  const words = useWords().leads
  const { facts } = words
  const { person } = lead
  return (
    <dl className="grid grid-cols-mark gap-x-4.5 gap-y-1.75">
      <Fact name={facts.received}>
        {times.full(lead.receivedAt)}, {times.ago(lead.receivedAt)}
      </Fact>
      {lead.callAt && (
        <Fact name={facts.callBack}>
          {times.full(lead.callAt)}{' '}
          <button type="button" className={textLink} onClick={removeCallBack}>
            {words.callBack.remove}
          </button>
        </Fact>
      )}
      {person?.email && (
        <Fact name={facts.email}>
          <bdi dir="ltr">{plainText(person.email)}</bdi>
        </Fact>
      )}
      {person?.storeAddress && (
        <Fact name={facts.store}>
          <bdi dir="ltr">{plainText(person.storeAddress)}</bdi>
        </Fact>
      )}
      <Fact name={facts.landing}>
        <b>
          <bdi dir="ltr">{plainText(lead.from ?? lead.page)}</bdi>
        </b>
      </Fact>
      <Fact name={facts.campaign}>
        {lead.campaign ? (
          <b>
            <bdi>{plainText(lead.campaign)}</bdi> · <Source source={lead.source} />
          </b>
        ) : lead.source ? (
          <Source source={lead.source} />
        ) : (
          words.none
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-slate">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  )
}
