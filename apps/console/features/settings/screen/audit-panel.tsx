import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { type AuditAction, type AuditEntry, auditKinds } from '../api/settings.ts'
import { todayIn } from '@repo/content/schedule.ts'
import { addDays } from '@repo/contract/days.ts'
import { addressOf } from '../../../app/api-client.ts'
import { Choice } from '../../../shared/controls/choice.tsx'
import { Face } from '../../../shared/controls/face.tsx'
import { SmallButton, SmallButtonLink } from '../../../shared/controls/small-button.tsx'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedQuery } from '../../../shared/panels/failed-state.tsx'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { useLocale, useWords } from '../../../shared/words/use-words.tsx'
import { auditSentence, leadPlace } from './audit-sentence.ts'
import { auditWords } from './audit-words.ts'

/** The audit log, newest first. Its filters are in the address. */
export function AuditPanel() {
  const words = useWords().settings
  const { kind, person } = route.useSearch()
  const navigate = route.useNavigate()
  const people = useQuery(queries.people)
  const filters = { kind, person }
  const filterBy = (change: Partial<typeof filters>) => void navigate({ search: (old) => ({ ...old, ...change }) })
  const query = useInfiniteQuery(queries.audit(filters))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel flush title={words.audit} aside={words.auditMore}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 pb-3.5">
        <Choice
          label={words.filterKind}
          value={kind ?? ''}
          options={[
            { value: '', name: words.allKinds },
            ...auditKinds.map((value) => ({ value, name: words.kinds[value] })),
          ]}
          change={(value) => filterBy({ kind: auditKinds.find((one) => one === value) })}
        />
        <Choice
          label={words.filterPerson}
          value={person ?? ''}
          options={[
            { value: '', name: words.allPeople },
            ...(people.data?.people ?? []).map(({ name }) => ({ value: name, name })),
          ]}
          change={(value) => filterBy({ person: value || undefined })}
        />
        <SmallButtonLink look="line" href={addressOf('/api/audit.csv', filters)} download>
          <Download aria-hidden="true" />
          {words.csv}
        </SmallButtonLink>
      </div>
      {query.data ? <Entries entries={entries} /> : !query.error && <LoadingState />}
      {query.data && entries.length === 0 && <p className="border-t border-fog-2 px-5 py-3.5">{words.noEntry}</p>}
      <FailedQuery query={query} />
      {query.hasNextPage && (
        <div className="border-t border-fog-2 px-5 py-3.5">
          <SmallButton look="line" disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </SmallButton>
        </div>
      )}
    </Panel>
  )
}

/** Entries by day, a sentence each. Lemon: personal data left or was erased; tomato: refused. */
function Entries({ entries }: { entries: readonly AuditEntry[] }) {
  const { format, ...words } = useWords()
  const { timeZone } = format
  const days = Map.groupBy(entries, ({ at }) => todayIn(timeZone, new Date(at)))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={nameOfDay(day)}>
      <h3 className="bg-fog px-5 py-2 font-text text-micro font-semibold">{nameOfDay(day)}</h3>
      <ol>
        {ofDay.map((entry) => (
          <li key={entry.id} className={`${line} ${surfaces[entry.action] ?? ''}`}>
            <time dateTime={entry.at} className="text-slate tabular-nums">
              {format.time(entry.at)}
            </time>
            <Who entry={entry} />
            <span className="text-pretty wrap-anywhere max-tab:col-start-2">
              <Sentence entry={entry} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  ))

  function nameOfDay(day: string): string {
    const today = todayIn(timeZone)
    if (day === today) return words.leads.today
    if (day === addDays(today, -1)) return words.leads.yesterday
    return format.weekday(day)
  }
}

const line =
  'grid min-h-11 grid-cols-[3rem_9rem_minmax(0,1fr)] items-center gap-x-4 border-fog-2 px-5 py-2 not-first:border-t max-tab:grid-cols-[3rem_minmax(0,1fr)] max-tab:items-baseline'
const surfaces: Partial<Record<AuditAction, string>> = {
  'export-begun': 'bg-lemon-soft',
  'export-finished': 'bg-lemon-soft',
  'lead-erased': 'bg-lemon-soft',
  'receiver-added': 'bg-lemon-soft',
  refused: 'bg-tomato-soft',
}

/** The person with initials, or why there is none: no one was signed in, or a command on the server. */
function Who({ entry: { person, action } }: { entry: AuditEntry }) {
  const words = useWords().settings
  if (person === undefined)
    return <span className="text-slate">{action === 'refused' ? words.signedOut : words.onServer}</span>
  return (
    <b className="flex min-w-0 items-center gap-2">
      <Face name={person} className="size-6 bg-fog-2 text-micro/none max-tab:hidden" />
      <bdi className="truncate">{person}</bdi>
    </b>
  )
}

/** The sentence of an entry; the last four characters of the lead's id are a link to it. */
function Sentence({ entry }: { entry: AuditEntry }) {
  const { locale, words } = useLocale()
  const { format } = useWords()
  const [before, after] = auditSentence(entry, auditWords[locale], words, format).split(leadPlace)
  if (after === undefined || entry.lead === undefined) return before
  return (
    <>
      {before}
      <Link to="/leads" search={{ tab: 'all', lead: entry.lead }} className={textLink}>
        <bdi dir="ltr">{entry.lead.slice(-4)}</bdi>
      </Link>
      {after}
    </>
  )
}

const route = getRouteApi('/shell/settings')
