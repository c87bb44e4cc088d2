import { type FilterSearch, validFilters } from './filter-search.ts'

/** For links between screens: the filters go along, the tab and the open row stay behind. */
export function keepFilters(previous: Readonly<Record<string, unknown>>): FilterSearch {
  return validFilters(previous)
}
