import { attribution } from '@repo/site/analytics/attribution.ts'
import type { Answers } from '@repo/contract/quiz/journey.ts'
import { scenarioFor } from '@repo/contract/quiz/personal.ts'
import { planFragment } from '@repo/contract/quiz/plan-answers.ts'

/**
 * Address of the results: the scenario and the UTM parameters of the landing in the query, the other answers in the fragment,
 * which no server receives.
 */
export function resultsAddress(page: string, answers: Answers, search: string): string {
  const query = new URLSearchParams({ scenario: scenarioFor(answers), ...attribution(search) })
  return `${page}?${query}${planFragment(answers)}`
}
