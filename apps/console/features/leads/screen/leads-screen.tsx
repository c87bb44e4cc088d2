import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { type LeadCounts, type LeadsFound, leadTabs } from '../api/leads.ts'
import { sendJson } from '../../../app/api-client.ts'
import { dotScale, countDots } from '../../../shared/charts/dot-scale.ts'
import { Dots } from '../../../shared/charts/dots.tsx'
import { TabLinks } from '../../../shared/controls/tab-links.tsx'
import { NotAllowedState } from '../../../shared/panels/not-allowed-state.tsx'
import { Panel } from '../../../shared/panels/panel.tsx'
import { queries } from '../../../app/queries.ts'
import { Screen } from '../../../shared/shell/screen.tsx'
import { useSession } from '../../../shared/shell/session.ts'
import { useWords } from '../../../shared/words/use-words.tsx'
import { ExportButton, useExport } from './export-menu.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { LeadList, Lines } from './lead-list.tsx'
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
      <Panel
        flush
        label={words.title}
        className="grid min-h-136 grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] max-tab:min-h-0 max-tab:grid-cols-1"
      >
        <div className={`flex min-w-0 flex-col ${open === undefined ? '' : 'max-tab:hidden'}`}>
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
        </div>
        <div className={`min-w-0 border-s border-fog-2 max-tab:border-0 ${open === undefined ? 'max-tab:hidden' : ''}`}>
          {open === undefined ? (
            <NoLeadOpen counts={counts} />
          ) : (
            <LeadDetail id={open} times={times} onErased={onErased} />
          )}
        </div>
      </Panel>
    </Screen>
  )
}

/** Beside the list while no lead is open: how many wait for a call. None is opened by itself, because every reading is audited. */
function NoLeadOpen({ counts }: { counts: LeadCounts | undefined }) {
  const { leads: words, today, format } = useWords()
  const waiting = counts?.['to-call'] ?? 0
  const due = counts ? waiting - counts.new : 0
  const scale = dotScale(waiting)
  const dueDots = countDots(due, scale)
  return (
    <div className="sticky top-0 grid justify-items-start gap-3 p-8">
      {waiting > 0 && counts && (
        <>
          <p>
            <b className="block font-display text-count/none font-normal">{format.number(waiting)}</b>
            <span className="text-slate">{today.waiting(due, counts.new)}</span>
          </p>
          <Dots
            look="row"
            className="gap-1.5 *:size-4"
            counts={{ here: dueDots, gone: countDots(waiting, scale) - dueDots }}
          />
        </>
      )}
      <p className="text-slate">{words.choose}</p>
    </div>
  )
}

const ExportPanel = lazy(async () => ({ default: (await import('./export-panel.tsx')).ExportPanel }))
