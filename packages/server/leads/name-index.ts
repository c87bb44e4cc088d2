import { createHmac } from 'node:crypto'

/**
 * Blind index of a name: a keyed hash of every beginning of its words, from two letters on, so that "yos" finds Yossi and the name stays
 * unreadable. Sorted, so that the order of the words is not stored. What it reveals: docs/decisions/033-names-by-a-blind-index.md.
 */
export function nameIndexes(key: Buffer, name: string): Buffer[] {
  const beginnings = words(name).flatMap((letters) =>
    letters.length < 2 ? [letters] : letters.slice(1).map((_, last) => letters.slice(0, last + 2)),
  )
  const hashes = new Map(beginnings.map((letters) => hash(key, letters)).map((one) => [one.toString('hex'), one]))
  return [...hashes.values()].toSorted(Buffer.compare)
}

/** The indexes that a name has if every word of `text` begins one of its words. None if there is no word in it. */
export function nameSearch(key: Buffer, text: string): Buffer[] {
  return words(text).map((letters) => hash(key, letters))
}

/** The words of a name as letters, without case, vowel points, accents, apostrophes, invisible characters and final forms. */
function words(name: string): string[][] {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}'’׳"״`]/gu, '')
    .toLowerCase()
    .replaceAll(/[ךםןףץ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, maxLetters))
}

/** Eight bytes: no two names of a million have one by chance. */
function hash(key: Buffer, letters: readonly string[]): Buffer {
  return createHmac('sha256', key)
    .update(`name ${letters.join('')}`)
    .digest()
    .subarray(0, 8)
}

// Bounded, because a visitor chooses the name.
const maxWords = 10
const maxLetters = 20
