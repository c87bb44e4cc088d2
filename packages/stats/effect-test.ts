import type { Counts } from './experiment.ts'
import type { Interval } from './interval.ts'

/** Two arms, and what the experiment expects of them. */
export interface Setting {
  /** The share of b among the visits of both arms. */
  share: number
  baseline: number
  worth: number
  /** How often a verdict may be false, over all looks together. */
  alpha: number
}

/** Counts since the start. */
export interface Pair {
  a: Counts
  b: Counts
}

/** What two arms need together until the test finds a lift of `worth` in 80 of 100 experiments. A verdict takes longer: it must hold without any one day. */
export interface Plan {
  goals: number
  visits: number
}

/** A sequential test: its intervals hold at all looks together, so they may be intersected. */
export interface EffectTest {
  name: 'ratio' | 'difference'
  /** The effect of equal arms: a lift of 1, a difference of 0. */
  none: number
  /** Effects that are too small to matter. */
  negligible: Interval
  plan: Plan
  /** The counts as a multiple of the plan. */
  progress(pair: Pair): number
  /** Undefined while the counts are too small for this test. */
  look(pair: Pair): { estimate: number; interval: Interval } | undefined
}

/** Normal quantiles: 5 % on both sides, and 80 %. */
export const z95 = 1.959963984540054
export const z80 = 0.8416212335729143
