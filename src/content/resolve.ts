import { quotedIn } from '#claims/fill-claims.ts'
import type { Ledger } from '#claims/ledger.ts'
import { isLedgerNumber, type ClaimNames, type Draws } from './written.ts'

/**
 * Content with its forks resolved and its quotations still in place. A list leaves out the items that need a claim that
 * is off: by `onlyWith`, or a line of text by quoting it.
 */
export function resolve<T extends object>(words: Draws<T>, ledger: Ledger): T {
  return resolved(words, ledger) as T
}

function resolved(words: unknown, ledger: Ledger): unknown {
  if (Array.isArray(words)) return words.filter((item) => isKept(item, ledger)).map((item) => resolved(item, ledger))
  if (words === null || typeof words !== 'object') return words
  if (isFork(words)) return resolved(isOn(words, ledger) ? words.with : words.without, ledger)
  const entries = Object.entries(words).filter(([key]) => key !== 'onlyWith')
  return Object.fromEntries(entries.map(([key, value]) => [key, resolved(value, ledger)]))
}

interface Guarded {
  onlyWith?: ClaimNames
}

interface AnyFork extends Guarded {
  with: unknown
  without?: unknown
}

function isFork(words: object): words is AnyFork {
  // Own: every array has a method of this name.
  return Object.hasOwn(words, 'with')
}

function isOn(fork: AnyFork, ledger: Ledger): boolean {
  return isAllowed(fork, ledger) && !quotesOff(fork.with, ledger)
}

function isKept(item: unknown, ledger: Ledger): boolean {
  if (typeof item === 'string') return !quotesOff(item, ledger)
  return item === null || typeof item !== 'object' || isFork(item) || isAllowed(item, ledger)
}

function isAllowed({ onlyWith = [] }: Guarded, ledger: Ledger): boolean {
  return [onlyWith].flat().every((name) => !ledger[name]?.off)
}

/** Does any text or number in it come from a claim that is off? A fork inside answers for itself. */
function quotesOff(words: unknown, ledger: Ledger): boolean {
  if (typeof words === 'string') return quotedIn(words).some(({ name }) => ledger[name]?.off)
  if (words === null || typeof words !== 'object' || isFork(words)) return false
  if (isLedgerNumber(words)) return quotesOff(`{${words.number}}`, ledger)
  return Object.values(words).some((part) => quotesOff(part, ledger))
}
