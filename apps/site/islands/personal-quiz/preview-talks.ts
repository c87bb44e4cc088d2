import type { Copy } from '@repo/content/copy.ts'
import type { PlanTalk, ResultsWords } from '@repo/content/results/plan.ts'
import type { Scenario } from '@repo/contract/scenario.ts'

/** The conversations of all plans as the quiz draws them: without the reason of an answer, which weighs on the page and is read on the results page only. */
export function previewTalks(talks: ResultsWords['talks']): PreviewTalks {
  return mapValues(talks, (ofGoal) =>
    mapValues(ofGoal, ({ options, ...talk }) => ({ ...talk, options: options.map(({ text }) => text) })),
  )
}

export type PreviewTalks = Record<Scenario, Record<keyof ResultsWords['talks'][Scenario], PreviewTalk>>

export interface PreviewTalk extends Omit<PlanTalk, 'options'> {
  options: readonly Copy[]
}

function mapValues<Name extends string, From, To>(from: Record<Name, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(from).map(([name, value]) => [name, change(value)])) as Record<
    Name,
    To
  >
}
