import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Phone } from 'lucide-react'
import type { ContactWay, LeadRow } from '../../leads/api/leads.ts'
import { SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { ReportPanel } from '../../../shared/panels/report-panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { isCallingTime } from '../../leads/screen/calling-hours.ts'
import { LeadToCall } from '../../leads/screen/lead-line.tsx'
import { plainText } from '../../leads/screen/plain-text.ts'
import { useContact, useReadAgain } from '../../leads/screen/use-leads.ts'
import { useTimes } from '../../leads/screen/use-times.ts'

/** The first six to call: callbacks that are due, then new leads. */
export function CallList() {
  const words = useWords().today
  const query = useQuery(queries.firstCalls)
  const { data: counts } = useQuery(queries.leadCounts)
  useReadAgain('to-call', counts, queries.firstCalls.queryKey)
  const times = useTimes()
  const count = counts?.['to-call'] ?? 0
  return (
    <ReportPanel
      query={query}
      title={isCallingTime(times.now, times.timeZone) ? words.callNow : words.callInTheMorning}
      flush
      aside={
        count > 0 && (
          <>
            {counts && <span>{words.waiting(counts.due, count - counts.due)}</span>}
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
          <ol className="flex flex-col *:flex-auto *:last:flex-none">
            {leads.map((lead, index) => (
              <LeadToCall key={lead.id} lead={lead} isNext={index === 0} times={times}>
                <Actions lead={lead} isNext={index === 0} />
              </LeadToCall>
            ))}
            {count > leads.length && (
              <li className="border-t border-fog-2 px-5 py-3 text-slate">
                {words.moreWait(count - leads.length)} {oldestOf(leads)}
              </li>
            )}
          </ol>
        )
      }
    </ReportPanel>
  )

  /** Of those that are not listed: new leads, the newest first, follow the callbacks. */
  function oldestOf(leads: readonly LeadRow[]): string {
    const oldest = counts?.oldestNew
    if (oldest === undefined || leads.every(({ isDue }) => isDue)) return ''
    return words.oldest(times.age(oldest))
  }
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
        className={isNext ? '' : 'max-tab:w-11 max-tab:p-0'}
        href={`tel:+${digits}`}
        aria-label={words.today.callSomeone(name)}
        onClick={() => begin('call')}
      >
        <Phone aria-hidden="true" strokeWidth={1.9} />
        <span className={isNext ? 'max-mini:hidden' : 'max-tab:hidden'}>{words.leads.call}</span>
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
