import { normalizedPhones } from '@repo/server/leads/phone-index.ts'

/**
 * What a search finds by decrypting: a lead whose name has every word of the text somewhere in it, in any order. A word of digits may be
 * the end of the phone instead, as the list shows it. Undefined: the text has no word.
 */
export function leadMatch(text: string): ((lead: { name: string; readPhone: () => string }) => boolean) | undefined {
  const wanted = words(text)
  if (wanted.length === 0) return undefined
  return ({ name, readPhone }) => {
    const own = words(name).join(' ')
    return wanted.every((word) => own.includes(word) || (/^\d+$/.test(word) && endsWith(readPhone(), word)))
  }
}

function endsWith(phone: string, digits: string): boolean {
  return normalizedPhones(phone).some((number) => number.endsWith(digits))
}

/** Without case, vowel points, accents, apostrophes, invisible characters and final forms. */
function words(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}\p{Cc}'’׳"״`]/gu, '')
    .toLowerCase()
    .replaceAll(/[ךםןףץ]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}
