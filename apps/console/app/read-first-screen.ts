import type { LeadsPage } from '../features/leads/api/leads.ts'
import { leadTabs } from '../features/leads/api/leads.ts'
import type { Session, Start } from '../features/sign-in/api/session.ts'
import { addressOf, getJson } from './api-client.ts'
import { queries } from './queries.ts'
import { queryClient } from './query-client.ts'

/**
 * Reads what the first screen needs in one request, while its script still loads. The session's query waits for it; the others find
 * their data there, or ask by themselves if it was left out.
 */
export function readFirstScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (pathname === '/sign-in') return
  void queryClient.prefetchQuery({
    ...queries.session,
    queryFn: async ({ signal }) => {
      const tab = leadTabs.find((one) => one === new URLSearchParams(search).get('tab')) ?? 'to-call'
      const [session, counts, list] = ['/api/session', '/api/leads/counts', addressOf('/api/leads', { tab })] as const
      const reads = pathname === '/leads' ? [session, counts, list] : [session]
      if (reads.length === 1) return getJson<Session>(session, {}, signal)
      const answers = await getJson<Start>('/api/start', { read: reads.join(' ') }, signal)
      if (answers[counts]) queryClient.setQueryData(queries.leadCounts.queryKey, answers[counts] as never)
      if (answers[list])
        queryClient.setQueryData(queries.leads(tab).queryKey, {
          pages: [answers[list] as LeadsPage],
          pageParams: [undefined],
        })
      return (answers[session] as Session | undefined) ?? getJson<Session>(session, {}, signal)
    },
  })
}
