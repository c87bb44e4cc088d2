import type { Claim } from '#claims/claim.ts'
import { claims, type ClaimName } from '#claims/claims.ts'
import { needsWhatIsOff, type Ledger } from '#claims/fill-claims.ts'

/** Words that stand on claims, and what a page says instead where one of them is off. */
export function unlessOff<T>(words: T, instead: T, ledger?: Ledger): T {
  return standsOnWhatIsOff(words, ledger) ? instead : words
}

/** A list without the items that stand on a claim that is off: for parts that a page can do without. */
export function withoutOff<T>(items: readonly T[], ledger?: Ledger): T[] {
  return items.filter((item) => !standsOnWhatIsOff(item, ledger))
}

/** May pages show the claim? Asked by words that lean on it without quoting it. */
export function isOn(name: ClaimName): boolean {
  const claim: Claim = claims[name]
  return !claim.off
}

function standsOnWhatIsOff(words: unknown, ledger?: Ledger): boolean {
  if (typeof words === 'string') return needsWhatIsOff(words, ledger)
  if (words === null || typeof words !== 'object') return false
  return Object.values(words).some((part) => standsOnWhatIsOff(part, ledger))
}
