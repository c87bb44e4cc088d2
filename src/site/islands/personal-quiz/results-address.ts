import { attribution } from '#analytics/attribution.ts'
import type { Answers } from '#quiz/journey.ts'
import { scenarioFor } from '#quiz/personal.ts'
import { planFragment } from '#quiz/plan-answers.ts'

/**
 * Address of the results: the scenario and the UTM parameters of the landing in the query, the other answers in the fragment,
 * which no server receives.
 */
export function resultsAddress(page: string, answers: Answers, search: string): string {
  const query = new URLSearchParams({ scenario: scenarioFor(answers), ...attribution(search) })
  return `${page}?${query}${planFragment(answers)}`
}
