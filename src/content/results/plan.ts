import type { Copy } from '../copy.ts'
import type { Scenario } from '#contract/scenario.ts'
import type { StoreWords, Talk } from '../talk.ts'

/** The words of a results page: a plan for each scenario, and what all four share. */
export interface ResultsWords extends StoreWords {
  /** In the bar on top. */
  ready: Copy
  install: Copy
  /** Short reassurances beside the first install button. */
  reassurances: readonly Copy[]
  diagnosis: Copy
  conversation: Copy
  learn: { headline: Copy; heard: Copy; change: Copy }
  /** %number% counts from 1. */
  week: { headline: Copy; text: Copy; day: Copy }
  closing: { headline: Copy; text: Copy; included: readonly Copy[] }
  plans: Record<Scenario, Plan>
}

/** One plan. Only the scenario is known on this page, so no sentence may presume another answer. */
export interface Plan {
  name: Copy
  headline: Copy
  text: Copy
  diagnosis: { text: Copy; signs: readonly [Copy, Copy, Copy] }
  /** The survey to put on the store. */
  talk: Talk & { options: Four }
  /** The talk as a script: ask, tap, reply, close. The question and the reply are those of the talk. */
  script: readonly [ask: Step, tap: Step, reply: Step, close: Step]
  /** The visitor's answer in their own words, and what it comes to. */
  visitor: Copy
  outcome: Copy
  /** For every option of the survey, in its order: what to change once visitors choose it. */
  changes: Four
  week: readonly [Step, Step, Step, Step, Step, Step, Step]
}

export interface Step {
  title: Copy
  text: Copy
}

type Four = readonly [Copy, Copy, Copy, Copy]
