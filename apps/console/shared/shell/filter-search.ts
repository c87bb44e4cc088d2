import { isLocale, type Locale } from '@repo/contract/locale.ts'
import { readText } from '../../app/search-params.ts'

/** The filters as they stand in the address. Without `from` and `to`: the 30 whole days up to yesterday; on day one today. */
export interface FilterSearch {
  from?: string
  to?: string
  lang?: Locale
  source?: string
  campaign?: string
  page?: string
}

/** What an address may hold. Anything else is as if it were not there. */
export function validFilters(search: Readonly<Record<string, unknown>>): FilterSearch {
  const from = readDay(search.from)
  const to = readDay(search.to)
  return {
    ...(from !== undefined && to !== undefined && from <= to ? { from, to } : {}),
    lang: isLocale(search.lang) ? search.lang : undefined,
    source: readText(search.source),
    campaign: readText(search.campaign),
    page: readText(search.page),
  }
}

function readDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined
  const time = Date.parse(`${value}T00:00:00Z`)
  // 2026-02-31 would become a day of March.
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value ? undefined : value
}
