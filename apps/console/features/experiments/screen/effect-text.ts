import type { Effect, ExperimentSummary } from '../api/experiments.ts'
import type { EffectTest } from '@repo/stats/effect-test.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import type { Format } from '../../../shared/words/format.ts'

/** An effect as text: percent of a lift, or points of a difference. The lower end is rounded down and the upper end up. */
export function effectText(test: EffectTest['name'], effect: Effect, format: Format) {
  const text = (value: number | undefined, round: (value: number) => number) =>
    value === undefined ? undefined : signedText(rounded(readSize(test, value), test, round), test, format)
  return {
    low: text(effect.low, Math.floor) ?? '',
    /** Absent where arm a has no goal. */
    likely: text(effect.estimate, Math.round),
    /** Absent: without an end. */
    high: text(effect.high, Math.ceil),
  }
}

/** A size without a sign, for "at least 8% more". */
export function sizeText(test: EffectTest['name'], value: number, round: (value: number) => number, format: Format) {
  const size = rounded(readSize(test, value), test, round)
  return isolated(`${format.number(size)}${unitOf(test)}`)
}

/** What was worth knowing as an effect of the test: the lift itself, or its difference at the registered rate. */
export function toEffect(test: EffectTest['name'], { baseline, worth }: Pick<ExperimentSummary, 'baseline' | 'worth'>) {
  return test === 'ratio' ? worth : baseline * (worth - 1)
}

/** The effect seen from the other arm. */
export function reversed(test: EffectTest['name'], { low, estimate, high }: Effect): Effect {
  if (test === 'difference') {
    return { low: -(high ?? 0), high: -low, ...(estimate !== undefined && { estimate: -estimate }) }
  }
  return {
    low: high === undefined ? 0 : 1 / high,
    ...(low > 0 && { high: 1 / low }),
    ...(estimate !== undefined && estimate > 0 && { estimate: 1 / estimate }),
  }
}

/** The effect of equal arms. */
export function noEffect(test: EffectTest['name']): number {
  return test === 'ratio' ? 1 : 0
}

/** In percent or points. */
function readSize(test: EffectTest['name'], value: number): number {
  return (value - noEffect(test)) * 100
}

/** Whole percent; tenths of points, and of percent below one, where a whole one would say "at least 0%". */
function rounded(size: number, test: EffectTest['name'], round: (value: number) => number): number {
  return test === 'difference' || Math.abs(size) < 1 ? round(size * 10) / 10 : round(size)
}

function signedText(size: number, test: EffectTest['name'], format: Format): string {
  const sign = size > 0 ? '+' : size < 0 ? '−' : ''
  return isolated(`${sign}${format.number(Math.abs(size))}${unitOf(test)}`)
}

function unitOf(test: EffectTest['name']): string {
  return test === 'ratio' ? '%' : ''
}
