import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import type { Texts } from './copy.ts'
import { isOwnerDetail, owner, type Details } from './owner.ts'
import { isLedgerNumber, type FactNames, type Draws } from './written.ts'

/**
 * Content with its forks resolved and its quotations still in place. A list leaves out the items that need a claim that
 * is off: by `onlyWith`, or a line of text by quoting it. It also leaves out what quotes a detail that the owner has not
 * supplied: a line of text, or an item with such a text.
 */
export function resolve<T extends object>(words: Draws<T>, ledger: Ledger, details: Details = owner): Texts<T> {
  return resolved(words, { ledger, details }) as Texts<T>
}

interface Facts {
  ledger: Ledger
  details: Details
}

function resolved(words: unknown, facts: Facts): unknown {
  if (Array.isArray(words)) return words.filter((item) => isKept(item, facts)).map((item) => resolved(item, facts))
  if (words === null || typeof words !== 'object') return words
  if (isFork(words)) return resolved(branchOf(words, facts), facts)
  const entries = Object.entries(words).filter(([key]) => key !== 'onlyWith')
  return Object.fromEntries(entries.map(([key, value]) => [key, resolved(value, facts)]))
}

interface Guarded {
  onlyWith?: FactNames
}

interface AnyFork extends Guarded {
  with: unknown
  without?: unknown
}

function isFork(words: object): words is AnyFork {
  // Own: every array has a method of this name.
  return Object.hasOwn(words, 'with')
}

function branchOf(fork: AnyFork, facts: Facts): unknown {
  const names = [...guardsOf(fork), ...factsIn(fork.with)]
  if (names.length === 0) {
    throw new Error(
      `A fork rests on no claim: ${JSON.stringify(fork.with)}. Quote one in "with", or name one in "onlyWith".`,
    )
  }
  return isShown(names, facts) ? fork.with : fork.without
}

function isKept(item: unknown, facts: Facts): boolean {
  if (typeof item === 'string') return isShown(factsIn(item), facts)
  if (item === null || typeof item !== 'object' || isFork(item)) return true
  const texts = Object.values(item).filter((value) => typeof value === 'string')
  return isShown([...guardsOf(item), ...texts.flatMap(factsIn).filter(isOwnerDetail)], facts)
}

function isShown(names: readonly string[], { ledger, details }: Facts): boolean {
  return names.every((name) => (isOwnerDetail(name) ? details[name].value !== undefined : !ledger[name]?.off))
}

function guardsOf({ onlyWith = [] }: Guarded): readonly string[] {
  return [onlyWith].flat()
}

/** The claims and the owner's details that texts and numbers quote. A fork inside answers for itself. */
function factsIn(words: unknown): string[] {
  if (typeof words === 'string') {
    return quotedIn(words)
      .map(({ name }) => name)
      .filter((name) => name !== 'brand')
  }
  if (words === null || typeof words !== 'object' || isFork(words)) return []
  if (isLedgerNumber(words)) return factsIn(`{${words.number}}`)
  return Object.values(words).flatMap(factsIn)
}
