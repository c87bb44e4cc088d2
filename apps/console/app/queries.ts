import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { ExperimentReport, ExperimentsReport } from '../features/experiments/api/experiments.ts'
import type { ExperimentChoices, OneProposal, Proposals } from '../features/experiments/api/proposals.ts'
import type { HealthReport } from '../features/health/api/health.ts'
import type { LeadCounts, LeadsPage, LeadTab, OneLead, WhatsAppTexts } from '../features/leads/api/leads.ts'
import type { LetterPreview, MessagesReport } from '../features/settings/api/messages.ts'
import type { CampaignsReport, StoredCosts } from '../features/cost/api/money.ts'
import type * as reports from '../features/funnel/api/reports.ts'
import type { Session } from '../features/sign-in/api/session.ts'
import type { AuditKind, AuditPage, Passkeys, People, Sessions } from '../features/settings/api/settings.ts'
import type { Locale } from '@repo/contract/locale.ts'
import { getJson, type Params } from './api-client.ts'
import { needsPasskey } from './passkeys.ts'

/** Every 10 seconds while the tab is visible. None of these is in the audit log. */
const often: Polling = { refetchInterval: 10_000, staleTime: 9000 }
/** Not by the clock: every reading is in the audit log. Nor while a passkey is asked for: the question would go away. */
const afterFailure: Polling = {
  refetchInterval: ({ state: { error } }) => (error && !needsPasskey(error) ? 10_000 : false),
}
type Filters = reports.Filters

/**
 * Every GET request of the console, with its path, parameters and response: one entry in the cache for each, so that a number is the same
 * wherever it stands. Panels are drawn apart, so one that fails leaves the others alone.
 */
export const queries = {
  /** Polled like the rest: one that has ended is noticed, and the page goes to the sign-in. */
  session: read<Session>('/api/session'),
  /** How current the counts are, and what is new. */
  pulse: read<reports.Pulse>('/api/pulse', {}, often),
  today: read<reports.TodayReport>('/api/today'),
  totals: (filters: Filters) => read<reports.TotalsReport>('/api/reports/totals', { ...filters }),
  trend: (filters: Filters) => read<reports.TrendReport>('/api/reports/trend', { ...filters }),
  steps: (filters: Filters) => read<reports.StepsReport>('/api/reports/steps', { ...filters }),
  split: (filters: Filters, by: reports.Split) => read<reports.SplitReport>('/api/reports/split', { ...filters, by }),
  answers: (filters: Filters) => read<reports.AnswersReport>('/api/reports/answers', { ...filters }),
  choices: ({ from, to }: Filters) => read<reports.ChoicesReport>('/api/reports/choices', { from, to }),
  campaigns: (filters: Filters) => read<CampaignsReport>('/api/money/campaigns', { ...filters }),
  /** For the comparison with a file: read once. */
  storedCosts: read<StoredCosts>('/api/money/costs', {}, { refetchInterval: false }),
  experiments: read<ExperimentsReport>('/api/experiments'),
  experiment: (id: string) => read<ExperimentReport>(`/api/experiments/${encodeURIComponent(id)}`),
  /** For owners. */
  experimentChoices: read<ExperimentChoices>('/api/experiment-choices', {}, { refetchInterval: false, staleTime: 0 }),
  proposals: read<Proposals>('/api/proposals'),
  proposal: (id: string) => read<OneProposal>(`/api/proposals/${encodeURIComponent(id)}`),
  health: read<HealthReport>('/api/health', {}, often),
  people: read<People>('/api/people'),
  messages: read<MessagesReport>('/api/messages'),
  letterPreview: (lang: Locale) => read<LetterPreview>('/api/messages/preview', { lang }),
  passkeys: read<Passkeys>('/api/passkeys'),
  sessions: read<Sessions>('/api/sessions'),
  everyonesSessions: read<Sessions>('/api/people/sessions'),
  /** Reading the audit log is no reason to read it again every minute. */
  audit: (filters: { kind: AuditKind | undefined; person: string | undefined }) =>
    readPages<AuditPage>('/api/audit', filters, 'before', { refetchInterval: false }),
  /** Of the tabs of leads. */
  leadCounts: read<LeadCounts>('/api/leads/counts', {}, often),
  /** The list of a tab. */
  leads: (tab: LeadTab) => readPages<LeadsPage>('/api/leads', { tab }, 'after', afterFailure),
  /** The first six to call, with their phones. */
  firstCalls: read<LeadsPage>('/api/leads', { tab: 'to-call', limit: 6, phones: 1 }, afterFailure),
  whatsAppTexts: read<WhatsAppTexts>('/api/leads/texts', {}, { refetchInterval: false }),
  /** One lead, without polling or refetch on focus: the audit log has every reading. Its key is not below that of the lists. */
  lead: (id: string) =>
    queryOptions({
      queryKey: [oneLead, id],
      queryFn: ({ signal }) => getJson<OneLead>(`/api/leads/${id}`, {}, signal),
      // Opened again, it is read again: a call may have begun on another screen.
      staleTime: 0,
      refetchInterval: false,
      refetchOnWindowFocus: false,
    }),
}

/** The first part of the key of every lead that was opened. */
export const oneLead = '/api/leads/one'

interface Polling {
  refetchInterval: number | false | ((query: { state: { error: Error | null } }) => number | false)
  staleTime?: number
}

function read<T>(path: string, params: Params = {}, polling?: Polling) {
  return queryOptions({
    queryKey: [path, params],
    queryFn: ({ signal }) => getJson<T>(path, params, signal),
    ...polling,
  })
}

/** Page after page: `cursor` names the parameter that takes `next` of the page before. */
function readPages<T extends { next?: string }>(path: string, params: Params, cursor: string, polling: Polling) {
  return infiniteQueryOptions({
    queryKey: [path, 'pages', params],
    queryFn: ({ pageParam, signal }) => getJson<T>(path, { ...params, [cursor]: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: T) => next,
    ...polling,
  })
}
