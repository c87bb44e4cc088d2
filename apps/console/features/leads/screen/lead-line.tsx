import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LeadRow } from '../api/leads.ts'
import { Face } from '../../../shared/controls/face.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import styles from './lead-line.module.css'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** A lead in the inbox. The whole line opens it. */
export function LeadLine({ lead, isOpen, times }: { lead: LeadRow; isOpen: boolean; times: Times }) {
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
      <Columns lead={lead} times={times} isOpen={isOpen} name={<Name lead={lead} />} />
    </Link>
  )
}

/** A lead to call, with its buttons. The name alone opens it, and a narrow window has the state in words: the buttons need the room. */
export function LeadToCall({
  lead,
  isNext,
  times,
  children,
}: {
  lead: LeadRow
  isNext: boolean
  times: Times
  children: ReactNode
}) {
  return (
    <li className={`${styles.line} ${styles.toCall} ${isNext ? styles.next : ''}`}>
      <Columns
        lead={lead}
        times={times}
        isNext={isNext}
        name={
          <Link to="/leads" search={{ tab: 'to-call', lead: lead.id }}>
            <Name lead={lead} />
          </Link>
        }
      />
      {children}
    </li>
  )
}

/** Who, from where, in which state, how long ago. The age of a callback is how late it is, that of a new lead how long it has waited. */
function Columns({
  lead,
  times,
  name,
  isOpen = false,
  isNext,
}: {
  lead: LeadRow
  times: Times
  name: ReactNode
  isOpen?: boolean
  /** Of a lead to call: whether it is the first of them. */
  isNext?: boolean
}) {
  const words = useWords().leads
  const { requests = 1 } = lead
  const isCallback = lead.isDue && lead.callAt !== undefined
  const age = isCallback ? words.late(times.age(lead.callAt ?? '')) : words.old(times.age(lead.receivedAt))
  return (
    <>
      <Face
        name={lead.fullName}
        className={`size-8.5 text-micro/none ${isOpen || isNext ? 'bg-ink text-paper' : 'bg-fog-2'}`}
      />
      <span className={styles.who}>
        <b className={styles.name}>
          {name}
          {requests > 1 && (
            <span className={styles.requests} aria-hidden="true">
              {Array.from({ length: Math.min(requests, 5) }, (_, index) => (
                <i key={index} />
              ))}
            </span>
          )}
        </b>
        {lead.lastDigits && <bdi dir="ltr">··· {lead.lastDigits}</bdi>}
        {requests > 1 && ` · ${words.requests(requests)}`}
        <span className="lap:hidden">
          {' '}
          · {isNext !== undefined && (isCallback ? stateText() : `${stateText()}, `)}
          {(isNext === undefined || !isCallback) && <span className="whitespace-nowrap">{age}</span>}
        </span>
      </span>
      <span className={styles.source}>
        <b className={styles.landing}>
          <bdi dir="ltr">{plainText(lead.landing)}</bdi>
        </b>
        {lead.campaign && (
          <>
            <bdi>{plainText(lead.campaign)}</bdi> ·{' '}
          </>
        )}
        <Source source={lead.source} />
      </span>
      <span className={isNext === undefined ? undefined : 'max-lap:hidden'}>
        <StateTag lead={lead} times={times} isOnLemon={isNext} />
      </span>
      <time className={styles.age} dateTime={lead.receivedAt}>
        {age}
      </time>
    </>
  )

  function stateText(): string {
    return isCallback ? words.callBackAt(times.short(lead.callAt ?? '')) : words.states[lead.state]
  }
}

function Name({ lead: { fullName } }: { lead: LeadRow }) {
  const words = useWords().leads
  return fullName === undefined ? words.cannotOpen : <bdi>{plainText(fullName)}</bdi>
}

/** Traffic source by its name. An unknown `utm_source` is input from an address, so it is sanitized and isolated. */
export function Source({ source }: { source: string | undefined }) {
  const { leads: words, shell } = useWords()
  if (!source) return words.direct
  return shell.sources[source.toLowerCase()] ?? <bdi>{plainText(source)}</bdi>
}

/** A callback stands in the place of the state; so do the spam flags of a suspect, the first of them. */
export function StateTag({
  lead,
  times,
  isOnLemon = false,
}: {
  lead: Pick<LeadRow, 'state' | 'callAt' | 'spamFlags'>
  times: Times
  isOnLemon?: boolean | undefined
}) {
  const words = useWords().leads
  if (lead.callAt) {
    const look = Date.parse(lead.callAt) > times.now ? 'quiet' : isOnLemon ? 'ink' : 'ask'
    return <Tag look={look}>{words.callBackAt(times.short(lead.callAt))}</Tag>
  }
  if (lead.state === 'suspect') {
    const [flag] = lead.spamFlags
    return <Tag look="error">{flag ? (words.spamFlags[flag] ?? words.states.suspect) : words.states.suspect}</Tag>
  }
  return <Tag look={isOnLemon ? 'ink' : lead.state === 'new' ? 'soft' : 'quiet'}>{words.states[lead.state]}</Tag>
}
