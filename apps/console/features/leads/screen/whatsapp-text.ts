import { textPlaces } from '../api/leads.ts'

/** A text with the names filled in, in pieces: a name is marked, what is typed around it is not. */
export function fillText(text: string, names: Names): { text: string; isName: boolean }[] {
  return text
    .split(/(\{first\}|\{me\})/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const name = piece === textPlaces.first ? names.first : piece === textPlaces.me ? names.me : undefined
      return { text: name ?? piece, isName: name !== undefined }
    })
}

/** The text of a message as it is kept: the names are places again, so that the next lead is not greeted by another's name. */
export function keptText(message: string, { first, me }: Names): string {
  const withPlace = (text: string, name: string, place: string) =>
    name === ''
      ? text
      : text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'gu'), place)
  return withPlace(withPlace(message, first, textPlaces.first), me, textPlaces.me)
}

/** `RegExp.escape`, which phones of 2024 do not have. */
function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}

export interface Names {
  /** The first name of the lead. */
  first: string
  /** The person who writes. */
  me: string
}
