import { notYetWritten } from '@repo/content/not-yet-written.ts'
import { tidyText } from '@repo/content/tidy-text.ts'
import type { Locale } from '@repo/contract/locale.ts'

/** A sentence of one language: its words now, and those that visitors read. Empty: it is new. */
export interface Sentence {
  locale: Locale
  text: string
  published: string
}

/**
 * What a person has confirmed, the newest last: a sentence, and the translation that was written or read beside it. Words, not places: the same two
 * say the same wherever they stand, and when undo brings them back.
 */
export type Confirmed = readonly (readonly [sentence: string, translation: string])[]

/** Do two sentences say the same, as far as a person has said so? They are as published, or confirmed with one another. */
export function isTranslated(confirmed: Confirmed, one: Sentence, other: Sentence): boolean {
  if (isUnwritten(one) || isUnwritten(other)) return false
  if (one.text === one.published && other.text === other.published) return true
  const both = [keyOf(one), keyOf(other)]
  return confirmed.some((pair) => both.every((key) => pair.includes(key)))
}

/** Which of two sentences the other one has to follow: the one that changed alone, or that was written first the last time. */
export function findSource(confirmed: Confirmed, one: Sentence, other: Sentence): Sentence | undefined {
  if (isChanged(one) !== isChanged(other)) return isChanged(one) ? one : other
  const last = confirmed.findLast((pair) => pair.includes(keyOf(one)) || pair.includes(keyOf(other)))
  return last && [one, other].find(({ locale }) => last[0].startsWith(`${locale} `))
}

/** After a person typed: words of a translation are confirmed with what the other language says now, words that are to be translated are not. */
export function afterTyping(confirmed: Confirmed, typed: Sentence, other: Sentence, text: string): Confirmed {
  const now = { ...typed, text }
  // The published words were written beside the published sentence.
  if (text === typed.published || isUnwritten(now) || !isChanged(other)) return confirmed
  if (isChanged(typed) && findSource(confirmed, typed, other) !== other) return confirmed
  return afterConfirming(confirmed, other, now, keyOf(typed))
}

/** After a person said that a translation says what its sentence says. `before`: what was typed up to now takes one place, not one for each letter. */
export function afterConfirming(
  confirmed: Confirmed,
  sentence: Sentence,
  translation: Sentence,
  before?: string,
): Confirmed {
  const [source, made] = [keyOf(sentence), keyOf(translation)]
  const others = confirmed.filter(([one, other], place) => {
    const isSame = one === source && other === made
    const isGrowing = place === confirmed.length - 1 && one === source && other === before
    return !isSame && !isGrowing
  })
  return [...others, [source, made] as const].slice(-500)
}

/** It has a place in a list and no words of its own. */
export function isUnwritten({ text, locale }: Pick<Sentence, 'text' | 'locale'>): boolean {
  return text === notYetWritten[locale]
}

function isChanged(sentence: Sentence): boolean {
  return sentence.text !== sentence.published && !isUnwritten(sentence)
}

/** As files write it: typing rests on other quotation marks. */
function keyOf({ text, locale }: Sentence): string {
  return `${locale} ${tidyText(text, locale)}`
}
