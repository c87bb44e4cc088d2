import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Phone } from 'lucide-react'
import type { ContactWay, LeadCounts, LeadRow, LeadsPage } from '#console/api/leads.ts'
import { getJson, sendJson } from '../../api-client.ts'
import { SmallButtonLink } from '../../controls/small-button.tsx'
import { Tag } from '../../controls/tag.tsx'
import { textLink } from '../../controls/text-link.ts'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { useReport } from '../../panels/use-report.ts'
import { nameOfValue } from '../../words/name-of-value.ts'
import { useWords } from '../../words/use-words.tsx'
import { useReadAgain } from '../leads/use-read-again.ts'
import { type Times, useTimes } from '../leads/use-times.ts'
import styles from './call-list.module.css'
import { initialsOf } from './initials-of.ts'

const first = { tab: 'to-call', limit: 5, phones: 1 }

/** The first five to call: callbacks that are due, then new leads. */
export function CallList() {
  const words = useWords().today
  const query = useQuery({
    queryKey: ['/api/leads', first],
    queryFn: ({ signal }) => getJson<LeadsPage>('/api/leads', first, signal),
    refetchInterval: ({ state }) => (state.status === 'error' ? 10_000 : false),
  })
  const { data: counts } = useReport<LeadCounts>('/api/leads/counts')
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

function Row({ lead, isNext, times }: { lead: LeadRow; isNext: boolean; times: Times }) {
  const words = useWords()
  const { today: w } = words
  const name = lead.fullName ?? w.noName
  const isCallback = lead.isDue && lead.callAt !== undefined
  const state = isCallback ? w.callBack(times.short(lead.callAt ?? '')) : w.new
  const age = isCallback ? w.late(times.age(lead.callAt ?? '')) : w.ago(times.age(lead.receivedAt))
  return (
    <li className={isNext ? `${styles.row} ${styles.next}` : styles.row}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(lead.fullName)}
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
        <bdi>{nameOfValue('source', lead.source ?? '', words)}</bdi> · <bdi dir="ltr">{lead.page}</bdi>
      </span>
      <span className={styles.state}>
        <Tag look={isNext && isCallback ? 'ink' : isCallback ? 'ask' : 'soft'}>{state}</Tag>
      </span>
      <span className={styles.age}>{age}</span>
      <Actions lead={lead} name={name} isNext={isNext} />
    </li>
  )
}

/** The contact is written down, and the lead opens behind the phone: there it asks how the call went. */
function Actions({ lead, name, isNext }: { lead: LeadRow; name: string; isNext: boolean }) {
  const words = useWords().today
  const navigate = useNavigate()
  const digits = lead.phone && /^\d{6,15}$/.test(lead.phone) ? lead.phone : undefined
  const contact = async (through: ContactWay) => {
    await sendJson('POST', `/api/leads/${lead.id}/contact`, { through }).catch(() => undefined)
    await navigate({ to: '/leads', search: { tab: 'to-call', lead: lead.id } })
  }
  if (!digits) return <span className={styles.actions} />
  return (
    <span className={styles.actions}>
      <SmallButtonLink
        look={isNext ? 'ink' : 'line'}
        href={`tel:+${digits}`}
        aria-label={words.callSomeone(name)}
        onClick={() => void contact('call')}
      >
        <Phone aria-hidden="true" strokeWidth={1.9} />
        <span className={styles.callWord}>{words.call}</span>
      </SmallButtonLink>
      <SmallButtonLink
        look="line"
        round
        href={`https://wa.me/${digits}`}
        target="_blank"
        rel="noreferrer"
        aria-label={words.whatsApp(name)}
        onClick={() => void contact('whatsapp')}
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.9} />
      </SmallButtonLink>
    </span>
  )
}
