import { useQuery } from '@tanstack/react-query'
import type { Pulse } from '@repo/console/api/reports.ts'
import { pulseQuery } from '../queries.ts'

/** Polling query of the pulse. All callers share one cache entry; undefined before the first response. */
export function usePulse(): Pulse | undefined {
  return useQuery(pulseQuery).data
}
