import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { auditActions, type AuditEntry, type AuditPage, type People } from '@repo/console/api/settings.ts'
import { getJson } from '../../api-client.ts'
import { SmallButton, SmallButtonLink } from '../../controls/small-button.tsx'
import { FailedState } from '../../panels/failed-state.tsx'
import { LoadingState } from '../../panels/loading-state.tsx'
import { Panel } from '../../panels/panel.tsx'
import { useReport } from '../../panels/use-report.ts'
import { isolated } from '../../words/isolated.ts'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import styles from './audit-panel.module.css'

/** The audit log, newest first. Its filters are in the address. */
export function AuditPanel() {
  const words = useWords().settings
  const { dayAndTime } = useFormat()
  const { action, person } = route.useSearch()
  const navigate = route.useNavigate()
  const people = useReport<People>('/api/people')
  const filters = { action, person }
  const query = useInfiniteQuery({
    queryKey: ['/api/audit', filters],
    queryFn: ({ pageParam, signal }) =>
      getJson<AuditPage>('/api/audit', { ...filters, before: pageParam || undefined }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Reading the log is no reason to read it again every minute.
    refetchInterval: false,
  })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel flush title={words.audit} aside={words.auditMore}>
      <div className={styles.tools}>
        <Choice
          label={words.filterAction}
          all={words.allActions}
          value={action}
          options={auditActions.map((value) => ({ value, name: words.actions[value] ?? value }))}
          change={(value) => void navigate({ search: (old) => ({ ...old, action: value }) })}
        />
        <Choice
          label={words.filterPerson}
          all={words.allPeople}
          value={person}
          options={(people.data?.people ?? []).map(({ name }) => ({ value: name, name }))}
          change={(value) => void navigate({ search: (old) => ({ ...old, person: value }) })}
        />
        <SmallButtonLink look="line" href={csvAddress(filters)} download>
          <Download aria-hidden="true" />
          {words.csv}
        </SmallButtonLink>
      </div>
      {query.data ? (
        <table className={styles.table}>
          <caption className="sr-only">{words.audit}</caption>
          <thead>
            <tr>
              <th scope="col">{words.columns.at}</th>
              <th scope="col">{words.columns.person}</th>
              <th scope="col">{words.columns.action}</th>
              <th scope="col">{words.columns.facts}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{dayAndTime(entry.at)}</td>
                <td>{entry.person === undefined ? withoutPerson(entry) : <bdi>{entry.person}</bdi>}</td>
                <td>{words.actions[entry.action] ?? entry.action}</td>
                <td>{factsOf(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        !query.error && <LoadingState />
      )}
      {query.data && entries.length === 0 && <p className={styles.none}>{words.noEntry}</p>}
      {query.error && (
        <FailedState error={query.error} retry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.hasNextPage && (
        <div className={styles.more}>
          <SmallButton look="line" disabled={query.isFetching} onClick={() => void query.fetchNextPage()}>
            {words.more}
          </SmallButton>
        </div>
      )}
    </Panel>
  )

  function withoutPerson({ action: what }: AuditEntry): string {
    return what === 'refused' ? words.signedOut : words.onServer
  }

  function factsOf({ lead, count, facts }: AuditEntry): string {
    return [
      ...(count === undefined ? [] : [words.countOf(String(count))]),
      ...Object.entries(facts).map(([name, value]) => isolated(`${name}: ${value}`)),
      ...(lead === undefined ? [] : [words.leadOf(lead.slice(-8))]),
    ].join(', ')
  }
}

const route = getRouteApi('/shell/settings')

function csvAddress(filters: Record<string, string | undefined>): string {
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return `/api/audit.csv?${new URLSearchParams(given)}`
}

/** Labelled native select. Its first option is empty and removes the filter from the address. */
function Choice({
  label,
  all,
  value,
  options,
  change,
}: {
  label: string
  all: string
  value: string | undefined
  options: readonly { value: string; name: string }[]
  change: (value: string | undefined) => void
}) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value ?? ''}
        onChange={({ target }) => change(target.value || undefined)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  )
}
