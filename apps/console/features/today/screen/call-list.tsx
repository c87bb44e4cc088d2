import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Phone } from 'lucide-react'
import type { ContactWay, LeadRow } from '../../leads/api/leads.ts'
import { SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { LeadToCall } from '../../leads/screen/lead-line.tsx'
import { plainText } from '../../leads/screen/plain-text.ts'
import { useContact, useReadAgain } from '../../leads/screen/use-leads.ts'
import { useTimes } from '../../leads/screen/use-times.ts'

/** The first five to call: callbacks that are due, then new leads. */
export function CallList() {
  const words = useWords().today
  const query = useQuery(queries.calls)
  const { data: counts } = useQuery(queries.leadCounts)
  useReadAgain('to-call', counts, query.refetch)
  const times = useTimes()
  const count = counts?.['to-call'] ?? 0
  return (
    <ReportPanel
      query={query}
      title={words.callNow}
      flush
      aside={
        count > 0 && (
          <>
            {counts && <span>{words.waiting(count - counts.new, counts.new)}</span>}
            {count > 1 && (
              <Link to="/leads" search={{ tab: 'to-call' }} className={textLink}>
                {words.all(count)}
              </Link>
            )}
          </>
        )
      }
    >
      {({ leads }) =>
        leads.length === 0 ? (
          <p className="px-5 pb-5">
            <b>{words.noCalls}</b> {words.noCallsMore}
          </p>
        ) : (
          <ol>
            {leads.map((lead, index) => (
              <LeadToCall key={lead.id} lead={lead} isNext={index === 0} times={times}>
                <Actions lead={lead} isNext={index === 0} />
              </LeadToCall>
            ))}
          </ol>
        )
      }
    </ReportPanel>
  )
}

/** The contact is written down, and the lead opens behind the phone: there it asks how the call went, or says what failed. */
function Actions({ lead, isNext }: { lead: LeadRow; isNext: boolean }) {
  const words = useWords()
  const name = lead.fullName === undefined ? words.leads.cannotOpen : plainText(lead.fullName)
  const navigate = useNavigate()
  const { contact } = useContact(lead.id)
  const digits = lead.phone && /^\d{6,15}$/.test(lead.phone) ? lead.phone : undefined
  const begin = (through: ContactWay) =>
    contact(through, {
      onSettled: () => void navigate({ to: '/leads', search: { tab: 'to-call', lead: lead.id } }),
    })
  if (!digits) return <span />
  return (
    <span className="flex gap-1.5">
      <SmallButtonLink
        look={isNext ? 'ink' : 'line'}
        href={`tel:+${digits}`}
        aria-label={words.today.callSomeone(name)}
        onClick={() => begin('call')}
      >
        <Phone aria-hidden="true" strokeWidth={1.9} />
        <span className="max-mini:hidden">{words.leads.call}</span>
      </SmallButtonLink>
      <SmallButtonLink
        look="line"
        round
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.today.whatsApp(name)}
        onClick={() => begin('whatsapp')}
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.9} />
      </SmallButtonLink>
    </span>
  )
}
