import { Link, useNavigate } from '@tanstack/react-router'
import { MessageCircle, Phone } from 'lucide-react'
import type { ContactWay, LeadCounts, LeadRow, LeadsPage } from '#console/api/leads.ts'
import { sendJson } from '../../api-client.ts'
import { SmallButtonLink } from '../../controls/small-button.tsx'
import { Tag } from '../../controls/tag.tsx'
import { textLink } from '../../controls/text-link.ts'
import { ReportPanel } from '../../panels/report-panel.tsx'
import { useReport } from '../../panels/use-report.ts'
import { nameOfValue } from '../../words/name-of-value.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './call-list.module.css'
import { initialsOf } from './initials-of.ts'

/** The first five to call: callbacks that are due, then new leads. */
export function CallList() {
  const words = useWords().today
  const query = useReport<LeadsPage>('/api/leads', { tab: 'to-call', limit: 5, phones: 1 })
  const { data: counts } = useReport<LeadCounts>('/api/leads/counts')
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
              <Row key={lead.id} lead={lead} isNext={index === 0} />
            ))}
          </ol>
        )
      }
    </ReportPanel>
  )
}

function Row({ lead, isNext }: { lead: LeadRow; isNext: boolean }) {
  const words = useWords()
  const format = useFormat()
  const { today: w } = words
  const name = lead.fullName ?? w.noName
  const isCallback = lead.isDue && lead.callAt !== undefined
  const state = isCallback ? w.callBack(format.time(lead.callAt ?? '')) : w.new
  const age = isCallback ? w.late(ageOf(lead.callAt ?? '')) : w.ago(ageOf(lead.receivedAt))
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
          <span className={styles.onPhone}> · {isCallback ? state : `${state}, ${age}`}</span>
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

  function ageOf(instant: string): string {
    const minutes = Math.max(1, Math.round((Date.now() - Date.parse(instant)) / 60_000))
    if (minutes < 60) return w.minutes(minutes)
    const hours = Math.round(minutes / 60)
    return hours < 24 ? w.hours(hours) : w.days(Math.round(hours / 24))
  }
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
        {words.call}
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
