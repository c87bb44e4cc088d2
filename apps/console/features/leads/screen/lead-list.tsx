import { Fragment, type ReactNode } from 'react'
import type { LeadCounts, LeadRow, LeadTab } from '../api/leads.ts'
import { isInSeveralTabs } from './in-several-tabs.ts'
import { textLink } from '../../../shared/controls/text-link.ts'
import { FailedState } from '../../../shared/panels/failed-state.tsx'
import { LoadingState } from '../../../shared/panels/loading-state.tsx'
import { useWords } from '../../../shared/words/use-words.tsx'
import { LeadLine } from './lead-line.tsx'
import type { useLeadList } from './use-leads.ts'
import type { Times } from './use-times.ts'

const pageRows = 50

/** The look of a line above a group of leads. */
export const groupHead = 'bg-fog px-5 py-2 text-micro font-semibold'

/** The leads of a tab, in groups where it has some, page after page. */
export function LeadList({
  tab,
  counts,
  list,
  open,
  times,
}: {
  tab: LeadTab
  counts: LeadCounts | undefined
  list: ReturnType<typeof useLeadList>
  open: string | undefined
  times: Times
}) {
  const { leads: words, format } = useWords()
  const leads = list.data?.pages.flatMap((page) => page.leads) ?? []
  const total = Math.max(counts?.[tab] ?? 0, leads.length)
  return (
    <>
      {list.data === undefined && !list.error && (
        <div className="px-5 py-3.5">
          <LoadingState />
        </div>
      )}
      {!list.isFetchNextPageError && failed(() => void list.refetch())}
      {list.data !== undefined && leads.length === 0 && <p className="px-5 py-3.5">{words.empty[tab]}</p>}
      <Lines leads={leads} tab={tab} counts={counts} open={open} times={times} />
      {list.isFetchNextPageError && failed(() => void list.fetchNextPage())}
      {list.data !== undefined && (
        <div className="mt-auto flex justify-between gap-4 border-t border-fog-2 px-5 py-4 text-slate">
          <span>{words.shown(format.number(leads.length), format.number(total))}</span>
          {list.hasNextPage ? (
            <button
              type="button"
              className={textLink}
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {words.showMore(format.number(Math.min(pageRows, Math.max(total - leads.length, 1))))}
            </button>
          ) : (
            <span className="max-tab:hidden">{words.keys}</span>
          )}
        </div>
      )}
    </>
  )

  /** Above the list, or below it if its next page did not come. */
  function failed(retry: () => void): ReactNode {
    return (
      list.error && (
        <div className="px-5 py-3.5">
          <FailedState
            error={list.error}
            figuresOf={list.dataUpdatedAt || undefined}
            retry={retry}
            isRetrying={list.isFetching}
          />
        </div>
      )
    )
  }
}

/** Rows of leads, of a tab or of a search. A search passes no `tab` and has no group headings. */
export function Lines({
  leads,
  tab,
  counts,
  open,
  times,
}: {
  leads: readonly LeadRow[]
  tab?: LeadTab
  counts?: LeadCounts | undefined
  open: string | undefined
  times: Times
}) {
  const { leads: words, format } = useWords()
  return (
    <ul>
      {leads.map((lead, index) => (
        <Fragment key={lead.id}>
          {drawHead(lead, leads[index - 1])}
          <li>
            <LeadLine
              lead={lead}
              isOpen={lead.id === open}
              isNext={index === 0 && tab === 'to-call' && open === undefined}
              times={times}
            />
          </li>
        </Fragment>
      ))}
    </ul>
  )

  /** Above the first lead of a group. */
  function drawHead(lead: LeadRow, before: LeadRow | undefined): ReactNode {
    if (tab === 'suspects' && !before)
      return (
        <li data-group="" className={groupHead}>
          {words.groupSuspects} <span className="font-normal text-slate">{words.newestFirst}</span>
        </li>
      )
    if (tab === 'all' && !before && counts && counts.requests > counts.all) {
      return (
        <li data-group="" className={groupHead}>
          {words.peopleAndRequests(format.number(counts.all), format.number(counts.requests))}{' '}
          {isInSeveralTabs(counts) && <span className="font-normal text-slate">{words.inSeveralTabs}</span>}
        </li>
      )
    }
    if (tab !== 'to-call' || before?.isDue === lead.isDue) return null
    const count = counts && (lead.isDue ? counts.due : counts['to-call'] - counts.due)
    return (
      <li data-group="" className={groupHead}>
        {lead.isDue ? words.groupDue : words.groupNew}{' '}
        {count !== undefined && <span className="font-normal text-slate">{format.number(count)}</span>}
      </li>
    )
  }
}
