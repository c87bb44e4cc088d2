import type { Claim } from '@repo/content/claims/claim.ts'
import type { Ledger } from '@repo/content/claims/ledger.ts'
import { typedPatterns } from '@repo/content/claims/typed-patterns.ts'

/** A claim whose figure is in a text as plain words. */
export interface TypedClaim {
  name: string
  typed: string
  start: number
}

/** The claims that a text makes; of two at one place the longer: "within 14 days" is no trial. `search` first: `matchAll` copies its pattern. */
export function typedClaims(text: string, ledger: Ledger): TypedClaim[] {
  const hits = Object.entries(ledger).flatMap(([name, claim]) =>
    typedPatterns(claim)
      .flatMap((pattern) => (text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)]))
      .map(({ 0: typed, index }) => ({ name, typed, start: index, end: index + typed.length }))
      .filter((hit) => isMeant(claim, text, hit) && !isRate(text, hit)),
  )
  return hits.filter(
    (hit) =>
      !hits.some((other) => other.start <= hit.start && other.end >= hit.end && other.typed.length > hit.typed.length),
  )
}

/** Is one of the words that make it the claim in the same sentence, or in the label beside a figure that is drawn? */
function isMeant({ near }: Claim, text: string, { start, end }: { start: number; end: number }): boolean {
  if (!near) return true
  const before = text.slice(0, start).split(sentenceEnd).at(-1)?.slice(-60) ?? ''
  const [after = ''] = text.slice(end).split(sentenceEnd)
  const sentence = (before + text.slice(start, end) + after.slice(0, 60)).toLowerCase()
  return near.some((word) => sentence.includes(word.toLowerCase()))
}

/** "7 days a week" is how often, and "visitors in 30 days" what a count is of. */
function isRate(text: string, { start, end }: { start: number; end: number }): boolean {
  return (
    /^ (?:a|per) week\b|^\p{L}* בשבוע/u.test(text.slice(end)) ||
    /(?:visitors|count\w*|מבקרים|גולשים) (?:per|in|over|every|for|ב-?|ל-?) ?$/i.test(text.slice(0, start))
  )
}

const sentenceEnd = /[.!?](?=\s|$)/
