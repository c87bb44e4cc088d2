import type { Copy } from '@repo/content/copy.ts'
import type { PlanTalk, ResultsWords } from '@repo/content/results/plan.ts'
import type { QuizSection } from '@repo/content/sections/quiz.ts'
import type { Scenario } from '@repo/contract/scenario.ts'

/** What the quiz draws of all plans, and nothing else of them, because it weighs on the page: a conversation without the reason of each answer, when to ask, and whom. */
export function previewPlan({ talks, goals, traffic }: QuizSection['plan']): PreviewPlan {
  return {
    talks: mapValues(talks, (ofGoal) =>
      mapValues(ofGoal, ({ options, ...talk }) => ({ ...talk, options: options.map(({ text }) => text) })),
    ),
    when: mapValues(goals, ({ when }) => when.title),
    whom: mapValues(traffic, ({ opening }) => opening),
  }
}

export interface PreviewPlan {
  talks: Record<Scenario, Record<keyof ResultsWords['pain'], PreviewTalk>>
  /** The place and the moment of the question, by the goal. */
  when: Record<Scenario, Copy>
  whom: Record<keyof ResultsWords['traffic'], Copy>
}

export interface PreviewTalk extends Omit<PlanTalk, 'options'> {
  options: readonly Copy[]
}

function mapValues<Name extends string, From, To>(from: Record<Name, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(from).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    To
  >
}
