import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Phone } from 'lucide-react'
import type { ContactWay, LeadRow, LeadsPage } from '@repo/console/api/leads.ts'
import { getJson } from '../../api-client.ts'
import { SmallButtonLink } from '../../controls/small-button.tsx'
import { Tag } from '../../controls/tag.tsx'
import { textLink } from '../../controls/text-link.ts'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { leadCountsQuery } from '../../queries.ts'
import { useWords } from '../../words/use-words.tsx'
import { Source } from '../leads/lead-line.tsx'
import { initials, plainText } from '../leads/plain-text.ts'
import { useContact } from '../leads/use-leads.ts'
import { useReadAgain } from '../leads/use-read-again.ts'
import { type Times, useTimes } from '../leads/use-times.ts'
import styles from './call-list.module.css'

const first = { tab: 'to-call', limit: 5, phones: 1 }

/** The first five to call: callbacks that are due, then new leads. */
export function CallList() {
  const words = useWords().today
  const query = useQuery({
    queryKey: ['/api/leads', first],
    queryFn: ({ signal }) => getJson<LeadsPage>('/api/leads', first, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  })
  const { data: counts } = useQuery(leadCountsQuery)
  useReadAgain('to-call', counts, query.refetch)
  const times = useTimes()
  const count = counts?.['to-call'] ?? 0
  return (
    <ReportPanel
      query={query}
      title={words.callNow}
      flush
      className={styles.callList}
      aside={
        count > 0 && (
          <>
            {counts && <span>{words.waiting(count - counts.new, counts.new)}</span>}
            <Link to="/leads" search={{ tab: 'to-call' }} className={textLink}>
              {words.all(count)}
            </Link>
          </>
        )
      }
    >
      {({ leads }) =>
        leads.length === 0 ? (
          <p className={styles.noCalls}>
            <b>{words.noCalls}</b> {words.noCallsMore}
          </p>
        ) : (
          <ol>
            {leads.map((lead, index) => (
              <Row key={lead.id} lead={lead} isNext={index === 0} times={times} />
            ))}
          </ol>
        )
      }
    </ReportPanel>
  )
}

/** Row of the call list. The age of a callback is how late it is, that of a new lead how long it has waited. */
function Row({ lead, isNext, times }: { lead: LeadRow; isNext: boolean; times: Times }) {
  const words = useWords().leads
  const name = lead.fullName === undefined ? words.cannotOpen : plainText(lead.fullName)
  const isCallback = lead.isDue && lead.callAt !== undefined
  const state = isCallback ? words.callBackAt(times.short(lead.callAt ?? '')) : words.states.new
  const age = isCallback ? words.late(times.age(lead.callAt ?? '')) : words.old(times.age(lead.receivedAt))
  return (
    <li className={isNext ? `${styles.row} ${styles.next}` : styles.row}>
      <span className={styles.initials} aria-hidden="true">
        {lead.fullName === undefined ? '?' : initials(lead.fullName)}
      </span>
      <span className={styles.who}>
        <Link to="/leads" search={{ tab: 'to-call', lead: lead.id }} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.small}>
          {lead.lastDigits && <bdi dir="ltr">··· {lead.lastDigits}</bdi>}
          <span className={styles.onPhone}>
            {' '}
            · {state}
            {!isCallback && (
              <>
                , <span className={styles.unbroken}>{age}</span>
              </>
            )}
          </span>
        </span>
      </span>
      <span className={styles.source}>
        <Source source={lead.source} /> · <bdi dir="ltr">{plainText(lead.page)}</bdi>
      </span>
      <span className={styles.state}>
        <Tag look={isNext && isCallback ? 'ink' : isCallback ? 'ask' : 'soft'}>{state}</Tag>
      </span>
      <span className={styles.age}>{age}</span>
      <Actions lead={lead} name={name} isNext={isNext} />
    </li>
  )
}

/** The contact is written down, and the lead opens behind the phone: there it asks how the call went, or says what failed. */
function Actions({ lead, name, isNext }: { lead: LeadRow; name: string; isNext: boolean }) {
  const words = useWords()
  const navigate = useNavigate()
  const { contact } = useContact(lead.id)
  const digits = lead.phone && /^\d{6,15}$/.test(lead.phone) ? lead.phone : undefined
  const begin = (through: ContactWay) =>
    contact(through, {
      onSettled: () => void navigate({ to: '/leads', search: { tab: 'to-call', lead: lead.id } }),
    })
  if (!digits) return <span className={styles.actions} />
  return (
    <span className={styles.actions}>
      <SmallButtonLink
        look={isNext ? 'ink' : 'line'}
        href={`tel:+${digits}`}
        aria-label={words.today.callSomeone(name)}
        onClick={() => begin('call')}
      >
        <Phone aria-hidden="true" strokeWidth={1.9} />
        <span className={styles.callWord}>{words.leads.call}</span>
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
