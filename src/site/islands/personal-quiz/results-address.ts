import { attribution } from '#analytics/attribution.ts'
import type { Scenario } from '#contract/scenario.ts'

/** Address of the results: the scenario and the UTM parameters of the landing, and no other answer. */
export function resultsAddress(page: string, scenario: Scenario, search: string): string {
  return `${page}?${new URLSearchParams({ scenario, ...attribution(search) })}`
}
