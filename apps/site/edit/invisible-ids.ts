/**
 * Invisible ids: ten characters in a text that say which literal of packages/content it comes from. U+2061–2064 are neither white
 * space to JavaScript (U+FEFF is, so `plainWords` would take it for a blank) nor a place where a line may end (U+200B is).
 */
export function idText(id: number): string {
  return Array.from({ length: signs }, (_, place) => String.fromCharCode(first + ((id >> (2 * place)) & 3))).join('')
}

/** The ids in a text, in order. */
export function idsIn(text: string): number[] {
  return [...text.matchAll(idPattern)].map(([found]) =>
    [...found].reduce((id, sign, place) => id | ((sign.charCodeAt(0) - first) << (2 * place)), 0),
  )
}

/** A text with its id: before the signs that close its last run and before blanks, so that `**x**` stays one piece when it is drawn. */
export function withId(text: string, id: number): string {
  return text.replace(/(?:\*\*|\s)*$/, (closing) => idText(id) + closing)
}

export function withoutIds(text: string): string {
  return text.replace(idPattern, '')
}

/** A text that has any of the characters of an id, whole or not. */
export function hasId(text: string): boolean {
  return /[\u2061-\u2064]/.test(text)
}

const first = 0x2061
/** Two bits each: a million literals. */
const signs = 10
export const idPattern = /[\u2061-\u2064]{10}/g
