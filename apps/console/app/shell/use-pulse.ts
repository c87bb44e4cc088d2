import { useQuery } from '@tanstack/react-query'
import type { Pulse } from '@repo/console/api/reports.ts'
import { pulseQuery } from '../queries.ts'

export function usePulse(): Pulse | undefined {
  return useQuery(pulseQuery).data
}
