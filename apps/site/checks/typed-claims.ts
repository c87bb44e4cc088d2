import type { Ledger } from '@repo/content/claims/ledger.ts'

/** A claim whose figure is in a text as plain words. */
export interface TypedClaim {
  name: string
  typed: string
  start: number
}

/** The claims that a text makes. Where one pattern matches inside another's match, the longer is meant: "within 14 days" is no trial. */
export function typedClaims(text: string, ledger: Ledger): TypedClaim[] {
  const hits = Object.entries(ledger).flatMap(([name, { typed }]) =>
    typed.flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(({ 0: typed, index }) => ({
        name,
        typed,
        start: index,
        end: index + typed.length,
      })),
    ),
  )
  // A pattern that joins a figure to a word far from it matches other claims between the two.
  const covering = hits.filter(({ typed }) => typed.length < 60)
  return hits.filter(
    (hit) =>
      !covering.some(
        (other) => other.start <= hit.start && other.end >= hit.end && other.typed.length > hit.typed.length,
      ),
  )
}
