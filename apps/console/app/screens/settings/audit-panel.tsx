import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { auditActions, type AuditEntry } from '@repo/console/api/settings.ts'
import { SmallButton, SmallButtonLink } from '../../controls/small-button.tsx'
import { FailedState } from '../../panels/failed-state.tsx'
import { LoadingState } from '../../panels/loading-state.tsx'
import { Panel } from '../../panels/panel.tsx'
import { queries } from '../../queries.ts'
import { isolated } from '../../words/isolated.ts'
import { useWords } from '../../words/use-words.tsx'

/** The audit log, newest first. Its filters are in the address. */
export function AuditPanel() {
  const { settings: words, format } = useWords()
  const { action, person } = route.useSearch()
  const navigate = route.useNavigate()
  const people = useQuery(queries.people)
  const filters = { action, person }
  const query = useInfiniteQuery(queries.audit(filters))
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel flush title={words.audit} aside={words.auditMore}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 px-5 pb-3.5">
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
        <table className="w-full max-tab:block *:[tbody]:max-tab:block">
          <caption className="sr-only">{words.audit}</caption>
          <thead className="max-tab:sr-only">
            <tr>
              <th scope="col" className={`${cell} font-normal text-slate`}>
                {words.columns.at}
              </th>
              <th scope="col" className={`${cell} font-normal text-slate`}>
                {words.columns.person}
              </th>
              <th scope="col" className={`${cell} font-normal text-slate`}>
                {words.columns.action}
              </th>
              <th scope="col" className={`${cell} font-normal text-slate`}>
                {words.columns.facts}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr
                key={entry.id}
                className="max-tab:grid max-tab:grid-cols-[minmax(0,1fr)_auto] max-tab:gap-x-4 max-tab:border-t max-tab:border-fog-2 max-tab:px-4 max-tab:py-3"
              >
                <td className={`${cell} whitespace-nowrap`}>{format.dayAndTime(entry.at)}</td>
                <td className={`${cell} whitespace-nowrap max-tab:-order-1`}>
                  {entry.person === undefined ? withoutPerson(entry) : <bdi>{entry.person}</bdi>}
                </td>
                <td className={`${cell} font-semibold max-tab:-order-2`}>
                  {words.actions[entry.action] ?? entry.action}
                </td>
                <td className={`${cell} max-tab:col-span-full max-tab:text-slate`}>{factsOf(entry)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        !query.error && <LoadingState />
      )}
      {query.data && entries.length === 0 && <p className="border-t border-fog-2 px-5 py-3.5">{words.noEntry}</p>}
      {query.error && (
        <FailedState error={query.error} retry={() => void query.refetch()} isRetrying={query.isFetching} />
      )}
      {query.hasNextPage && (
        <div className="border-t border-fog-2 px-5 py-3.5">
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

const cell = 'border-t border-fog-2 px-5 py-2.5 text-start align-top wrap-anywhere max-tab:border-0 max-tab:p-0'
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
    <span className="inline-flex min-w-0 items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="min-h-9 max-w-56 min-w-0 rounded-small border border-line bg-paper px-2.5 max-tab:min-h-11"
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
