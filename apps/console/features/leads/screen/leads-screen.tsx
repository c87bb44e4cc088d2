import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type LeadsFound, leadTabs } from '../api/leads.ts'
import { ApiError, sendJson } from '../../../app/api-client.ts'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { SaidOnce } from '../../../shared/shell/said-once.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { ExportButton, useExport } from './export-menu.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { LeadGone } from './lead-gone.tsx'
import { LeadList, Lines } from './lead-list.tsx'
import { nextCallLead } from './next-call-lead.ts'
import { NextCall } from './next-call.tsx'
import { SearchBox, SearchResult } from './search-box.tsx'
import { useForgetErased, useLeadList } from './use-leads.ts'
import { useListKeys } from './use-list-keys.ts'
import { useTimes } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** Role check: a viewer sees why there are no leads. The queries are below it, so that a viewer's console sends none. */
export function LeadsScreen() {
  const words = useWords().leads
  if (useSession().person.role !== 'viewer') return <OwnersLeads />
  return (
    <Screen title={words.title} isCounted={false}>
      <Panel title={words.title}>
        <NotAllowedState />
      </Panel>
    </Screen>
  )
}

/** List and detail. Tab and open lead are search parameters; a search is a mutation, so its text is in no address and no query key. */
function OwnersLeads() {
  const { leads: words, format } = useWords()
  const times = useTimes()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = leadTabs.find((one) => one === search.tab) ?? 'to-call'
  const open = search.lead
  const counts = useQuery(queries.leadCounts).data
  const find = useMutation({
    mutationFn: (text: string) => sendJson<LeadsFound>('POST', '/api/leads/search', { text }),
  })
  const isSearch = find.variables !== undefined && !find.isIdle
  const list = useLeadList(tab, counts, !isSearch)
  // Another tab reads whom to call only if that list was read already: every reading is audited.
  const toCall = useInfiniteQuery({ ...queries.leads('to-call'), enabled: false })
  const exporting = useExport(tab)
  const isOwner = useSession().person.role === 'owner'
  const [erased, setErased] = useState(0)
  useListKeys(open)
  useForgetErased(erased > 0 && open === undefined)
  const onErased = (leads: number) => {
    setErased(leads)
    find.reset()
    void navigate({ to: '/leads', search: withLead(undefined) })
  }
  // What the panel of the lead reads: asked for once, because every reading is audited.
  const { error, data } = useQuery({ ...queries.lead(open ?? ''), enabled: false })
  if (error instanceof ApiError && error.code === 'not-found' && !data)
    return (
      <Screen title={words.title} isCounted={false}>
        <LeadGone counts={counts} />
      </Screen>
    )
  return (
    <Screen
      title={words.title}
      foot={words.foot}
      isCounted={false}
      tools={
        <div className={open === undefined ? 'contents' : 'contents max-tab:hidden'}>
          <TabLinks
            label={words.tabsLabel}
            param="tab"
            current={tab === 'to-call' ? undefined : tab}
            drop={['lead']}
            tabs={leadTabs.map((one) => ({
              value: one === 'to-call' ? undefined : one,
              name: words.tabs[one],
              ...(counts && { count: format.number(counts[one]) }),
            }))}
          />
        </div>
      }
    >
      {/* On a phone the list or the lead, never both. */}
      <div className="grid items-start gap-3 lap:grid-cols-[minmax(0,1fr)_27.25rem] tab:max-lap:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <Panel
          flush
          label={words.title}
          className={`flex min-h-136 flex-col max-tab:min-h-0 ${open === undefined ? '' : 'max-tab:hidden'}`}
        >
          {/* A search says what it found; when it is cleared the list is announced again. */}
          <SaidOnce
            view={isSearch ? 'search' : tab}
            text={isSearch || !counts ? undefined : words.listed(words.tabs[tab], format.number(counts[tab]))}
          />
          <div className="flex flex-wrap items-center gap-2 px-5 py-4">
            <SearchBox search={find.mutate} clear={find.reset} />
            {isOwner && <ExportButton {...exporting} />}
          </div>
          {exporting.progress.is !== 'closed' && (
            <Suspense>
              <ExportPanel tab={tab} count={counts?.[tab]} exporting={exporting} />
            </Suspense>
          )}
          <output className={erased > 0 ? 'px-5 py-3.5' : 'sr-only'}>{erased > 0 && words.erase.done(erased)}</output>
          {isSearch ? (
            <>
              <SearchResult find={find} />
              <Lines leads={find.data?.leads ?? []} open={open} times={times} />
            </>
          ) : (
            <LeadList tab={tab} counts={counts} list={list} open={open} times={times} />
          )}
        </Panel>
        {open === undefined ? (
          <div className="max-tab:hidden">
            <NextCall
              leads={toCall.data?.pages.flatMap((page) => page.leads)}
              count={counts?.['to-call']}
              times={times}
            />
          </div>
        ) : (
          <Panel flush className="sticky top-4 self-start max-tab:static">
            <LeadDetail
              id={open}
              times={times}
              next={nextCallLead(
                toCall.data?.pages.flatMap((page) => page.leads),
                { open },
              )}
              toCall={counts?.['to-call'] ?? 0}
              onErased={onErased}
            />
          </Panel>
        )}
      </div>
    </Screen>
  )
}

const ExportPanel = lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel }))
