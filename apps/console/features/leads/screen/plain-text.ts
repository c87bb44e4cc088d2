/** What a visitor wrote, without control and bidi characters: they could make a name look like another. */
export function plainText(text: string): string {
  return text.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, ' ').trim()
}

/** The first letters of the first and the last word. */
export function initials(name: string): string {
  const words = plainText(name).split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return ends
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase()
}

/** The first grapheme: a letter with marks or an emoji is more than one code unit. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter().segment(word)
  return first?.segment ?? ''
}
