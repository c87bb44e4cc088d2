import type { Effect } from '../api/experiments.ts'
import { isolated } from '../../../shared/words/isolated.ts'
import type { Format } from '../../../shared/words/format.ts'

/** A lift as text, in percent. The lower end is rounded down and the upper end up. */
export function effectText(effect: Effect, format: Format) {
  const text = (value: number | undefined, round: (value: number) => number) =>
    value === undefined ? undefined : signedText(rounded(percentOf(value), round), format)
  return {
    low: text(effect.low, Math.floor) ?? '',
    /** Absent where arm a has no goal. */
    likely: text(effect.estimate, Math.round),
    /** Absent: without an end. */
    high: text(effect.high, Math.ceil),
  }
}

/** A size without a sign, for "at least 8% more". */
export function sizeText(lift: number, round: (value: number) => number, format: Format) {
  return isolated(`${format.number(rounded(percentOf(lift), round))}%`)
}

/** The effect seen from the other arm. */
export function reversed({ low, estimate, high }: Effect): Effect {
  return {
    low: high === undefined ? 0 : 1 / high,
    ...(low > 0 && { high: 1 / low }),
    ...(estimate !== undefined && estimate > 0 && { estimate: 1 / estimate }),
  }
}

/** The lift of equal arms. */
export const noEffect = 1

function percentOf(lift: number): number {
  return (lift - noEffect) * 100
}

/** Whole percent; tenths below one, where a whole one would say "at least 0%". */
function rounded(percent: number, round: (value: number) => number): number {
  return Math.abs(percent) < 1 ? round(percent * 10) / 10 : round(percent)
}

function signedText(percent: number, format: Format): string {
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return isolated(`${sign}${format.number(Math.abs(percent))}%`)
}
