import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LeadRow } from '../api/leads.ts'
import { Face } from '../../../shared/controls/face.tsx'
import { Tag } from '../../../shared/controls/tag.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { isCallingTime } from './calling-hours.ts'
import styles from './lead-line.module.css'
import { plainText } from './plain-text.ts'
import type { Times } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** A lead in the inbox. The whole line opens it. */
export function LeadLine({
  lead,
  isOpen,
  isNext = false,
  times,
}: {
  lead: LeadRow
  isOpen: boolean
  /** The next to call. */
  isNext?: boolean
  times: Times
}) {
  return (
    <Link
      to="/leads"
      search={withLead(lead.id)}
      resetScroll={false}
      activeProps={{}}
      className={styles.line}
      data-lead={lead.id}
      data-next={isNext ? '' : undefined}
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
  const { requests = 1, callAt } = lead
  const isToCall = isNext !== undefined
  const state = useStateText(lead, times)
  const since = (lead.isDue && callAt) || lead.receivedAt
  // At night a call is not late: it is made in the morning.
  const isLate = since === callAt && isCallingTime(times.now, times.timeZone)
  const age = isLate ? words.late(times.age(since)) : words.old(times.age(since))
  return (
    <>
      <Face
        name={lead.fullName}
        className={`size-8.5 text-micro/none ${isOpen || isNext ? 'bg-ink text-paper' : 'bg-fog-2'}`}
      />
      <span className={styles.who}>
        <b className={styles.name}>{name}</b>
        <span className={isToCall ? 'max-tab:hidden' : undefined}>
          {lead.lastDigits && <LastDigits digits={lead.lastDigits} />}
          {requests > 1 && ` · ${words.requests(requests)}`}
          {isToCall && <span className="lap:hidden"> · </span>}
        </span>
        {isToCall && (
          <span className="lap:hidden">
            <span className="whitespace-nowrap">{state},</span> <span className="whitespace-nowrap">{age}</span>
          </span>
        )}
      </span>
      <span className={styles.source}>
        <b>
          <bdi dir="ltr">{plainText(lead.landing)}</bdi>
        </b>
        {lead.campaign && (
          <>
            <bdi>{plainText(lead.campaign)}</bdi> ·{' '}
          </>
        )}
        <Source source={lead.source} />
      </span>
      <span className={`${styles.state} ${isToCall ? 'max-lap:hidden' : ''}`}>
        <b>{state}</b>
        <time dateTime={lead.receivedAt}>{age}</time>
      </span>
    </>
  )
}

/** A masked phone: the dots are seen, and read as what they mean. */
function LastDigits({ digits }: { digits: string }) {
  const words = useWords().leads
  return (
    <>
      <bdi dir="ltr" aria-hidden="true">
        ··· {digits}
      </bdi>
      <span className="sr-only">{words.endsIn(digits)}</span>
    </>
  )
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

/** The state of an open lead. */
export function StateTag({ lead, times }: { lead: StatedLead; times: Times }) {
  const text = useStateText(lead, times)
  if (lead.callAt) return <Tag look={Date.parse(lead.callAt) > times.now ? 'quiet' : 'ask'}>{text}</Tag>
  return <Tag look={lead.state === 'new' ? 'soft' : 'quiet'}>{text}</Tag>
}

type StatedLead = Pick<LeadRow, 'state' | 'callAt' | 'spamFlags'>

/** A callback stands in the place of the state; so do the spam flags of a suspect, the first of them. */
function useStateText({ state, callAt, spamFlags: [flag] }: StatedLead, times: Times): string {
  const words = useWords().leads
  if (callAt) return words.callBackAt(times.short(callAt))
  return (state === 'suspect' && flag && words.spamFlags[flag]) || words.states[state]
}
