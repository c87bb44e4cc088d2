import { uuidTimePrefix } from '@repo/contract/uuid-time.ts'

export type Random = () => number

/** One of the entries, each as likely as its weight says. */
export function choose<Item>(random: Random, weights: readonly (readonly [Item, number])[]): Item {
  let rest = random() * weights.reduce((sum, [, weight]) => sum + weight, 0)
  const found = weights.find(([, weight]) => (rest -= weight) < 0) ?? weights.at(-1)
  if (!found) throw new Error('There is nothing to choose from.')
  return found[0]
}

/** A UUIDv7 of that time. */
export function sampleId(ms = Date.now(), random: Random = Math.random): string {
  const hex = (digits: number) =>
    Math.floor(random() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return `${uuidTimePrefix(Math.floor(ms))}-7${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`
}
