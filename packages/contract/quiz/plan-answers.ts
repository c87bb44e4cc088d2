import type { Scenario } from '@repo/contract/scenario.ts'
import type { Answers } from './journey.ts'
import { personalQuiz, type OptionOf } from './personal.ts'

/** The answers that a plan uses besides the goal, which is its scenario. In the order of the fragment. */
export const planSteps = ['pain', 'traffic', 'aov', 'tools', 'question'] as const

export type PlanStep = (typeof planSteps)[number]

export type PlanAnswers = { [Id in PlanStep]: OptionOf<Id> }

/** Part of the fragment, so that a link of an older quiz is recognised: raise it when a step joins, leaves or moves. */
const version = 1

/** The pain that the conversation of a plan is about when only the scenario arrived. */
export const usualPain: Readonly<Record<Scenario, OptionOf<'pain'>>> = {
  A: 'low_cr',
  B: 'pdp_drop',
  C: 'low_cr',
  D: 'low_cr',
}

/**
 * A whole fragment, `#1.low_cr.meta.b1.none.very`, with the five option ids as its groups. One unknown value, and it does not
 * match. A pattern rather than a parser, because the inline script that runs before the first paint needs it too.
 */
export const answersPattern = new RegExp(
  `^#${version}${planSteps.map((id) => String.raw`\.(${getOptions(id).join('|')})`).join('')}$`,
)

/** Writes the answers as a fragment, `#` included. Empty while one is missing: then the plan is that of the scenario. */
export function planFragment(answers: Answers): string {
  const fragment = `#${[version, ...planSteps.map((id) => answers[id])].join('.')}`
  return answersPattern.test(fragment) ? fragment : ''
}

/** The option ids of a step. */
export function getOptions<Id extends PlanStep>(id: Id): readonly OptionOf<Id>[] {
  for (const step of personalQuiz)
    if (step.id === id) return step.options as readonly string[] as readonly OptionOf<Id>[]
  throw new Error(`The quiz has no step "${id}".`)
}
