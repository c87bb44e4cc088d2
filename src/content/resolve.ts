import { quotedIn } from '#claims/fill-claims.ts'
import type { Ledger } from '#claims/ledger.ts'
import type { Texts } from './copy.ts'
import { quotedNames } from './quoted-names.ts'
import { isLedgerNumber, type ClaimNames, type Draws } from './written.ts'

/**
 * Content with its forks resolved and its quotations still in place. A list leaves out the items that need a claim that
 * is off: by `onlyWith`, or a line of text by quoting it.
 */
export function resolve<T extends object>(words: Draws<T>, ledger: Ledger): Texts<T> {
  return resolved(words, ledger) as Texts<T>
}

function resolved(words: unknown, ledger: Ledger): unknown {
  if (Array.isArray(words)) return words.filter((item) => isKept(item, ledger)).map((item) => resolved(item, ledger))
  if (words === null || typeof words !== 'object') return words
  if (isFork(words)) return resolved(branchOf(words, ledger), ledger)
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

function branchOf(fork: AnyFork, ledger: Ledger): unknown {
  const names = [...guardsOf(fork), ...claimsIn(fork.with)]
  if (names.length === 0) {
    throw new Error(
      `A fork rests on no claim: ${JSON.stringify(fork.with)}. Quote one in "with", or name one in "onlyWith".`,
    )
  }
  return isShown(names, ledger) ? fork.with : fork.without
}

function isKept(item: unknown, ledger: Ledger): boolean {
  if (typeof item === 'string') return isShown(claimsIn(item), ledger)
  return item === null || typeof item !== 'object' || isFork(item) || isShown(guardsOf(item), ledger)
}

function isShown(names: readonly string[], ledger: Ledger): boolean {
  return names.every((name) => !ledger[name]?.off)
}

function guardsOf({ onlyWith = [] }: Guarded): readonly string[] {
  return [onlyWith].flat()
}

/** The claims that texts and numbers quote. A fork inside answers for itself. */
function claimsIn(words: unknown): string[] {
  if (typeof words === 'string') {
    return quotedIn(words)
      .map(({ name }) => name)
      .filter((name) => !noClaims.has(name))
  }
  if (words === null || typeof words !== 'object' || isFork(words)) return []
  if (isLedgerNumber(words)) return claimsIn(`{${words.number}}`)
  return Object.values(words).flatMap(claimsIn)
}

/** The brand and the owner's details are quoted too. */
const noClaims: ReadonlySet<string> = new Set(Object.keys(quotedNames('en')))
