import { useQuery } from '@tanstack/react-query'
import type { Pulse } from '#console/api/reports.ts'
import { getJson } from '../api-client.ts'

/** How current the counts are, and what is new: asked every 10 seconds while the tab is visible. */
export function usePulse(): Pulse | undefined {
  return useQuery({
    queryKey: ['/api/pulse'],
    queryFn: ({ signal }) => getJson<Pulse>('/api/pulse', {}, signal),
    refetchInterval: 10_000,
    staleTime: 9_000,
  }).data
}
