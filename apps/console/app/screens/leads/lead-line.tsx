import { Link } from '@tanstack/react-router'
import type { LeadRow } from '@repo/console/api/leads.ts'
import { Tag } from '../../controls/tag.tsx'
import { useWords } from '../../words/use-words.tsx'
import styles from './lead-line.module.css'
import { initials, plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** A line of the list: who, from where, in which state, how long ago. */
export function LeadLine({ lead, isOpen, times }: { lead: LeadRow; isOpen: boolean; times: Times }) {
  const words = useWords().leads
  const age = lead.isDue && lead.callAt ? words.late(times.age(lead.callAt)) : words.old(times.age(lead.receivedAt))
  return (
    <Link
      to="/leads"
      search={withLead(lead.id)}
      resetScroll={false}
      activeProps={{}}
      className={styles.line}
      data-lead={lead.id}
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className={styles.avatar} aria-hidden="true">
        {lead.fullName === undefined ? '?' : initials(lead.fullName)}
      </span>
      <span className={styles.who}>
        <b>{lead.fullName === undefined ? words.cannotOpen : <bdi>{plainText(lead.fullName)}</bdi>}</b>
        <span>
          {lead.lastDigits && <bdi dir="ltr">··· {lead.lastDigits}</bdi>}
          <span className={styles.narrow}> · {age}</span>
        </span>
      </span>
      <span className={styles.source}>
        <Source source={lead.source} /> · <bdi dir="ltr">{plainText(lead.page)}</bdi>
      </span>
      <span className={styles.state}>
        <StateTag lead={lead} times={times} />
      </span>
      <time className={styles.age} dateTime={lead.receivedAt}>
        {age}
      </time>
    </Link>
  )
}

/** Traffic source by its name. An unknown `utm_source` is input from an address, so it is sanitized and isolated. */
export function Source({ source }: { source: string | undefined }) {
  const { leads: words, shell } = useWords()
  if (!source) return words.direct
  return shell.sources[source.toLowerCase()] ?? <bdi>{plainText(source)}</bdi>
}

/** A callback stands in the place of the state; so do the spam marks of a suspect, the first of them. */
export function StateTag({ lead, times }: { lead: Pick<LeadRow, 'state' | 'callAt' | 'marks'>; times: Times }) {
  const words = useWords().leads
  if (lead.callAt) {
    const isDue = Date.parse(lead.callAt) <= times.now
    return <Tag look={isDue ? 'ask' : 'quiet'}>{words.callBackAt(times.short(lead.callAt))}</Tag>
  }
  if (lead.state === 'suspect') {
    const [mark] = lead.marks
    return <Tag look="fault">{mark ? (words.marks[mark] ?? words.states.suspect) : words.states.suspect}</Tag>
  }
  return <Tag look={lead.state === 'new' ? 'soft' : 'quiet'}>{words.states[lead.state]}</Tag>
}
