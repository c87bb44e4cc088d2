import type { ClaimName, ClaimNumber } from '@repo/content/claims/claims.ts'
import type { Copy } from './copy.ts'
import type { OwnerDetail } from './owner.ts'

/**
 * Content as its file writes it. A text or a part that rests on claims may say what is shown without them,
 * `{ with: 'Live in {install5}', without: 'Live without code' }`, and an item of a list may need some: `onlyWith: 'refund60'`.
 * `fill` turns it into what components draw.
 */
export type Written<T> = Shape<T> & Draws<T>

/** Says what written content becomes. It exists for the compiler only. */
export interface Draws<T> {
  readonly [draws]?: T
}

declare const draws: unique symbol

/**
 * What is said while its claims show and the owner's details are supplied, and what without them: those that `with` quotes,
 * and those that `onlyWith` names.
 */
export interface Fork<T> {
  onlyWith?: FactNames
  with: T
  without: T
}

export type FactNames = FactName | readonly FactName[]

type FactName = ClaimName | OwnerDetail

/** A number that a drawing counts, from the ledger. */
export interface LedgerNumber {
  number: ClaimNumber
}

export function isLedgerNumber(words: object): words is LedgerNumber {
  return 'number' in words && typeof words.number === 'string'
}

/** Copy as a file writes it: any text. The compiler tells it from a name that code reads by a property that no text has; `apps/site/edit/` asks for it. */
export type WrittenCopy = string & { readonly [written]?: never }

declare const written: unique symbol

type Shape<T> = T extends Copy
  ? WrittenCopy
  : T extends number
    ? T | (number extends T ? LedgerNumber : never)
    : T extends string | boolean | undefined
      ? T
      : T extends readonly unknown[]
        ? ListShape<T>
        : { [Key in keyof T]: Field<T[Key]> }

/** Copy and numbers can be forked, and a drawing, which has a `kind`; so can any part that may be missing, or is an item of a list. */
type Field<T> = undefined extends T
  ? Shape<T> | (IsFixed<Exclude<T, undefined>> extends true ? never : PartialFork<Shape<Exclude<T, undefined>>>)
  : Forkable<T>

type Forkable<T> = Shape<T> | ([T] extends [Copy | number | { kind: string }] ? Fork<Shape<T>> : never)

/** Names that the code reads (`'lemon'`, `'/pricing'`), switches and lists cannot be forked. */
type IsFixed<T> = [T] extends [string | boolean | readonly unknown[]] ? true : false

/** What may be missing is missing without its claims, unless it says otherwise. */
type PartialFork<T> = Omit<Fork<T>, 'without'> & { without?: T }

/** A list of a fixed length cannot leave an item out. */
type ListShape<T extends readonly unknown[]> = number extends T['length']
  ? readonly Item<T[number]>[]
  : { [Place in keyof T]: Forkable<T[Place]> }

type Item<T> = Forkable<T> | (T extends object ? Fork<Shape<T>> | (Shape<T> & { onlyWith?: FactNames }) : never)
