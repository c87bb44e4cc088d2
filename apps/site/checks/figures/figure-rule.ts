/** What a figure of proof can be. */
export type FigureKind =
  'percentage' | 'fraction' | 'multiple' | 'money' | 'count' | 'rating' | 'rank' | 'superlative' | 'guarantee'

export interface FigureRule {
  kind: FigureKind
  /** The source of a regular expression. Texts come in small letters: the flag `i` beside `u` is several times slower. */
  pattern: string
  /** Said of the words around it: then it promises nothing. */
  unless?: (hit: Hit) => boolean
}

/** A match with the rest of its sentence, in small letters. */
export interface Hit {
  typed: string
  before: string
  after: string
  sentence: string
}

/** A number, or a range of two: 1,500 or 20–35. */
const digits = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?)`
export const number = String.raw`(?<![\d.,])${digits}(?:\s?[-–—]\s?${digits})?`

/** One of the words of a list, which blanks part. */
export function oneOf(words: string): string {
  return `(?:${words.trim().split(/\s+/).join('|')})`
}

/** The size of a number as it is typed: "3 million" is not 3. */
export function sizeOf(typed: string): number {
  const scale = /\d ?(?:k|m|bn)\b|thousand|million|billion|אלף|אלפי|מיליון|מיליארד/.test(typed) ? 1000 : 1
  return (
    scale *
    Number(
      /[\d,.]*\d/
        .exec(typed)?.[0]
        .replaceAll(/,(?=\d{3})/g, '')
        .replace(',', '.') ?? 0,
    )
  )
}

export function isAsked({ after, sentence }: Hit): boolean {
  return after.includes('?') || sentence.trimEnd().endsWith('?')
}

/** Stands for a claim that the text quotes, and for words that it marks as something else. */
export const quoted = '\uFFFC'
export const marked = '\uFFFD'

/** "Loved by {stores5000}": whose favorite it is, the claim says. */
export function isCounted({ after }: Hit): boolean {
  return new RegExp(`^ (?:\\p{L}+ ){0,2}${quoted}`, 'u').test(after)
}
