import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Filters } from '../../features/funnel/api/reports.ts'
import { type FilterSearch, validFilters } from './filter-search.ts'
import { lastDays, todaySoFar } from './period.ts'
import { useIsFirstDay, useSession } from './session.ts'

/** The filters of the address, as requests send them, and their change. A change is an entry of the browser's history. */
export function useFilters() {
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const { timeZone } = useSession()
  const isFirstDay = useIsFirstDay()
  const key = JSON.stringify(validFilters(address))
  return useMemo(() => {
    const search = JSON.parse(key) as FilterSearch
    const filters: Filters = { ...(isFirstDay ? todaySoFar(timeZone) : lastDays(30, timeZone)), ...search }
    const set = (change: Partial<FilterSearch>) =>
      navigate({ to: '.', search: (previous) => ({ ...previous, ...change }), resetScroll: false })
    return { search, filters, set }
  }, [key, navigate, timeZone, isFirstDay])
}
