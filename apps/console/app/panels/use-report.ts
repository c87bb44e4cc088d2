import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getJson, type Params } from '../api-client.ts'

/** One request of a panel, with its failures: panels are drawn apart, so one that fails leaves the others alone. */
export function useReport<T>(path: string, params: Params = {}, isWanted = true): UseQueryResult<T> {
  return useQuery({
    queryKey: [path, params],
    queryFn: ({ signal }) => getJson<T>(path, params, signal),
    enabled: isWanted,
  })
}
