import { attribution } from '#analytics/attribution.ts'
import type { Scenario } from '#contract/scenario.ts'

/** Where the plan waits. The campaign the visitor came from goes along; no answer does, apart from the scenario. */
export function resultsAddress(page: string, scenario: Scenario, search: string): string {
  return `${page}?${new URLSearchParams({ scenario, ...attribution(search) })}`
}
