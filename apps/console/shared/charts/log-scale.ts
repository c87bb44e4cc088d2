import type { Interval } from '@repo/stats/interval.ts'

/** Round ends of a logarithmic axis around amounts, 1, 2 or 5 × 10ⁿ, and the powers of ten between them. */
export function logScale(amounts: readonly number[]): Interval & { ticks: number[] } {
  const positive = amounts.filter((amount) => amount > 0)
  const low = roundAmount(Math.min(...positive, 1e9), -1)
  const high = roundAmount(Math.max(...positive, low * 10), 1)
  const ticks = [low]
  for (let power = 10 ** Math.ceil(Math.log10(low * 1.5)); power <= high / 1.5; power *= 10) ticks.push(power)
  return { low, high, ticks }
}

/** Where an amount lies between the ends: 0 to 1. */
export function placeOnLog({ low, high }: Interval, amount: number): number {
  return Math.min(1, Math.max(0, Math.log(amount / low) / Math.log(high / low)))
}

/** The nearest 1, 2 or 5 × 10ⁿ that is not above the amount (-1) or not below it (1). */
function roundAmount(amount: number, side: -1 | 1): number {
  const power = 10 ** Math.floor(Math.log10(amount))
  const steps = [1, 2, 5, 10].map((digit) => digit * power)
  const found =
    side < 0 ? steps.findLast((step) => step <= amount * 1.000001) : steps.find((step) => step >= amount * 0.999999)
  return Number((found ?? power).toPrecision(1))
}
