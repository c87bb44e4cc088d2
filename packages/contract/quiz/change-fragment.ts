import type { Scenario } from '@repo/contract/scenario.ts'
import type { PlanStep } from './plan-answers.ts'

/** A question whose answer a plan shows. */
export type PlanQuestion = 'goal' | PlanStep

/**
 * Writes the fragment that changes one answer of a plan: the question, the scenario and the plan's own fragment,
 * `#traffic.A.1.low_cr.meta.b1.none.very`. `change-answer.ts` reads it, in a file of its own: the results page only writes.
 */
export function changeFragment(question: PlanQuestion, scenario: Scenario, planFragment: string): string {
  return `#${question}.${scenario}.${planFragment.slice(1)}`
}
