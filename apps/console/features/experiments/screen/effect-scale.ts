import type { Effect, ExperimentSummary } from '../api/experiments.ts'
import type { EffectTest } from '@repo/stats/effect-test.ts'
import { noEffect, toEffect } from './effect-text.ts'

/**
 * An axis of effects. Lifts are on a logarithmic one, where twice as many is as far from 0 as half as many. As wide as the effects and the marks, and at most three times as wide as the marks: the first days know almost nothing.
 */
export function effectScale(
  test: EffectTest['name'],
  registered: Pick<ExperimentSummary, 'baseline' | 'worth'>,
  effects: readonly Effect[],
) {
  const along = test === 'ratio' ? Math.log : (effect: number) => effect
  const worth = toEffect(test, registered)
  const size = along(worth)
  const limit = 3 * size
  const ends = effects.flatMap(({ low, high, estimate }) => [
    low > 0 || test === 'difference' ? along(low) : -limit,
    high === undefined ? limit : along(high),
    estimate === undefined || (estimate <= 0 && test === 'ratio') ? 0 : along(estimate),
  ])
  const low = Math.max(-limit, Math.min(-size, ...ends))
  const high = Math.min(limit, Math.max(size, ...ends))
  const margin = (high - low) * 0.08
  const [first, width] = [low - margin, high - low + 2 * margin]
  return {
    /** From 0 to 1. What is beyond the ends is at the end. */
    place: (effect: number) => {
      const at = test === 'ratio' && effect <= 0 ? -Infinity : along(effect)
      return Math.min(1, Math.max(0, (at - first) / width))
    },
    /** The marks: what was worth knowing and its reverse, and no effect. */
    worth,
    none: noEffect(test),
    reverse: test === 'ratio' ? 1 / worth : -worth,
  }
}
