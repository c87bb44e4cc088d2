import { queryOptions } from '@tanstack/react-query'
import type { HealthReport } from '@repo/console/api/health.ts'
import type { LeadCounts } from '@repo/console/api/leads.ts'
import type { Pulse } from '@repo/console/api/reports.ts'
import { getJson } from './api-client.ts'

/**
 * Requests that several screens send, each defined once: one entry in the cache, so that a number is the same wherever it stands, and
 * one rhythm, every 10 seconds while the tab is visible. None of them is in the audit log.
 */
const often = { refetchInterval: 10_000, staleTime: 9000 }

/** How current the counts are, and what is new. */
export const pulseQuery = queryOptions({
  queryKey: ['/api/pulse'],
  queryFn: ({ signal }) => getJson<Pulse>('/api/pulse', {}, signal),
  ...often,
})

/** The lines of the Health screen. Today reads its faults from the same cache entry. */
export const healthQuery = queryOptions({
  queryKey: ['/api/health'],
  queryFn: ({ signal }) => getJson<HealthReport>('/api/health', {}, signal),
  ...often,
})

/** Of the tabs of leads. */
export const leadCountsQuery = queryOptions({
  queryKey: ['/api/leads/counts'],
  queryFn: ({ signal }) => getJson<LeadCounts>('/api/leads/counts', {}, signal),
  ...often,
})
