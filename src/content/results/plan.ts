import type { Scenario } from '#contract/scenario.ts'
import type { StoreWords, Talk } from '../talk.ts'

/** The words of a results page: a plan for each scenario, and what all four share. */
export interface ResultsWords extends StoreWords {
  /** In the bar on top. */
  ready: string
  install: string
  /** Short reassurances beside the first install button. */
  reassurances: readonly string[]
  diagnosis: string
  conversation: string
  learn: { headline: string; heard: string; change: string }
  /** %number% counts from 1. */
  week: { headline: string; text: string; day: string }
  closing: { headline: string; text: string; included: readonly string[] }
  plans: Record<Scenario, Plan>
}

/** One plan. Only the scenario is known on this page, so no sentence may presume another answer. */
export interface Plan {
  name: string
  headline: string
  text: string
  diagnosis: { text: string; signs: readonly [string, string, string] }
  /** The survey to put on the store. */
  talk: Talk & { options: Four }
  /** The talk as a script: ask, tap, reply, close. The question and the reply are those of the talk. */
  script: readonly [ask: Step, tap: Step, reply: Step, close: Step]
  /** The visitor's answer in their own words, and what it comes to. */
  visitor: string
  outcome: string
  /** For every option of the survey, in its order: what to change once visitors choose it. */
  changes: Four
  week: readonly [Step, Step, Step, Step, Step, Step, Step]
}

export interface Step {
  title: string
  text: string
}

type Four = readonly [string, string, string, string]
