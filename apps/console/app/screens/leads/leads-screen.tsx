import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { type LeadsFound, leadTabs } from '@repo/console/api/leads.ts'
import { sendJson } from '../../api-client.ts'
import { TabLinks } from '../../controls/tab-links.tsx'
import { NotAllowedState } from '../../panels/not-allowed-state.tsx'
import { Panel } from '../../panels/panel.tsx'
import { leadCountsQuery } from '../../queries.ts'
import { Screen } from '../../shell/screen.tsx'
import { useSession } from '../../shell/session.tsx'
import { useFormat } from '../../words/use-format.ts'
import { useWords } from '../../words/use-words.tsx'
import { ExportButton, ExportPanel, useExport } from './export-menu.tsx'
import { LeadDetail } from './lead-detail.tsx'
import { LeadList, Lines } from './lead-list.tsx'
import styles from './leads.module.css'
import { SearchBox, SearchResult } from './search-box.tsx'
import { useForgetErased, useLeadList } from './use-leads.ts'
import { useListKeys } from './use-list-keys.ts'
import { useTimes } from './use-times.ts'
import { withLead } from './with-lead.ts'

/** Role check: a viewer sees why there are no leads. The queries are below it, so that a viewer's console sends none. */
export function LeadsScreen() {
  const words = useWords().leads
  if (useSession().person.role === 'owner') return <OwnersLeads />
  return (
    <Screen title={words.title} foot={null}>
      <Panel title={words.title}>
        <NotAllowedState />
      </Panel>
    </Screen>
  )
}

/** List and detail. Tab and open lead are search parameters; a search is a mutation, so its text is in no address and no query key. */
function OwnersLeads() {
  const words = useWords().leads
  const format = useFormat()
  const times = useTimes()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const tab = leadTabs.find((one) => one === search.tab) ?? 'to-call'
  const open = search.lead
  const counts = useQuery(leadCountsQuery).data
  const find = useMutation({
    mutationFn: (text: string) => sendJson<LeadsFound>('POST', '/api/leads/search', { text }),
  })
  const isSearch = find.variables !== undefined && !find.isIdle
  const list = useLeadList(tab, counts, !isSearch)
  const exporting = useExport(tab)
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
      foot={null}
      tools={
        <div className={styles.tabs} data-has-lead={open !== undefined}>
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
      <Panel flush label={words.title} className={styles.inbox}>
        <div className={styles.list} data-has-lead={open !== undefined}>
          <div className={styles.tools}>
            <SearchBox search={find.mutate} clear={find.reset} />
            <ExportButton {...exporting} />
          </div>
          <ExportPanel tab={tab} count={counts?.[tab]} exporting={exporting} />
          <output className={erased > 0 ? styles.state : 'sr-only'}>{erased > 0 && words.erase.done(erased)}</output>
          {isSearch ? (
            <>
              <SearchResult
                found={find.data}
                error={find.error}
                retry={() => find.mutate(find.variables)}
                clear={find.reset}
              />
              <Lines leads={find.data?.leads ?? []} open={open} times={times} />
            </>
          ) : (
            <LeadList tab={tab} counts={counts} list={list} open={open} times={times} />
          )}
        </div>
        <div className={styles.side} data-has-lead={open !== undefined}>
          {open === undefined ? (
            <p className={styles.choose}>{words.choose}</p>
          ) : (
            <LeadDetail id={open} times={times} onErased={onErased} />
          )}
        </div>
      </Panel>
      <p className={styles.foot}>{words.foot}</p>
    </Screen>
  )
}
