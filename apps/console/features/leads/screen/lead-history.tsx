import { Link } from '@tanstack/react-router'
import type { LeadEvent, OneLead } from '../api/leads.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** Who did what with this lead, from the audit log, and the other requests of its phone. */
export function LeadHistory({ lead, times }: { lead: OneLead; times: Times }) {
  return (
    <ul>
      {lead.history.map((event, index) => (
        <li key={`${event.at} ${index}`} className="grid grid-cols-[56px_1fr] gap-3 py-1">
          <time dateTime={event.at} className="text-slate">
            {times.short(event.at)}
          </time>
          <span>
            <What event={event} lead={lead} times={times} />
            {event.by && (
              <span className="text-slate">
                {' '}
                · <bdi>{event.by}</bdi>
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A history entry in words. Another request of the same phone is a link to that lead. */
function What({ event, lead, times }: { event: LeadEvent; lead: OneLead; times: Times }) {
  const words = useWords().leads
  const { history } = words
  if (event.is === 'received')
    return lead.state === 'suspect' ? history.receivedApart : history.received(isolated(plainText(lead.page)))
  if (event.is === 'requested')
    return (
      <Link to="/leads" search={withLead(event.lead)} activeProps={{}} className={textLink}>
        {history.requested(words.states[event.state ?? 'new'])}
      </Link>
    )
  if (event.is === 'opened') return history.opened
  if (event.is === 'contacted') return history.contacted[event.through ?? 'call']
  const parts = [
    event.from && event.to && history.changed(words.states[event.from], words.states[event.to]),
    event.callAt && (event.callAt === 'none' ? history.callBackRemoved : history.callBack(times.time(event.callAt))),
    event.isNote && history.note,
  ]
  return parts.filter(Boolean).join(', ')
}
