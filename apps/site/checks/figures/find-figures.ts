import { englishContext, englishFigures } from './english-figures.ts'
import { marked, number, quoted, sizeOf, type FigureKind, type FigureRule, type Hit } from './figure-rule.ts'
import { hebrewContext, hebrewFigures } from './hebrew-figures.ts'

/** A figure that proves, as a text writes it. */
export interface Figure {
  kind: FigureKind
  typed: string
  /** Its place in the text without marks. */
  start: number
}

/**
 * CL-26: what a text promises by a figure, a rank, a superlative or a guarantee, besides the claims that it quotes and what it
 * marks as something else. Of two at one place the longer.
 */
export function findFigures(text: string): readonly Figure[] {
  const known = found.get(text) ?? figuresIn(text)
  found.set(text, known)
  return known
}

/** A text is on many pages, and checked in both modes of the ledger: read once. */
const found = new Map<string, readonly Figure[]>()

function figuresIn(text: string): Figure[] {
  const plain = text.replaceAll(/\*\*|[\u200E\u200F\u202A-\u202E\u2066-\u2069\u00AD]/g, '')
  const read = readable(plain)
  const rules = languages.flatMap((language) => (language.letters.test(read) ? language.rules : []))
  const hits = rules.flatMap(({ kind, pattern, unless }) =>
    (read.search(pattern) < 0 ? [] : [...read.matchAll(pattern)])
      .map((match) => ({ kind, start: match.index, end: match.index + match[0].length }))
      .filter(({ start, end }) => {
        const hit = hitAt(read, start, end)
        return !unless?.(hit) && !(ofNumbers.has(kind) && says('supposed', hit))
      }),
  )
  return hits
    .filter(
      (hit, at) =>
        !hits.some(
          (other, place) =>
            other.start <= hit.start &&
            other.end >= hit.end &&
            (other.end - other.start > hit.end - hit.start || place < at),
        ),
    )
    .map(({ kind, start, end }) => ({ kind, typed: plain.slice(start, end), start }))
    .toSorted((one, other) => one.start - other.start)
}

/** In small letters, with one kind of quotation mark, hyphen and blank; each letter stays at its place. */
function readable(text: string): string {
  return text
    .replaceAll(/\{brand\}|\{other:[^{}]*\}/g, (mark) => marked.repeat(mark.length))
    .replaceAll(/\{[^{}]*\}|%[a-z]\w*%/gi, (mark) => quoted.repeat(mark.length))
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\u2010\u2011\u05BE]/g, '-')
    .replaceAll(/["“”״]/g, '״')
    .replaceAll(/['‘’׳]/g, '’')
    .toLowerCase()
}

function hitAt(read: string, start: number, end: number): Hit {
  const before = read.slice(0, start).split(sentenceEnd).at(-1) ?? ''
  const rest = read.slice(end)
  const stop = rest.search(sentenceEnd)
  const after = stop < 0 ? rest : rest.slice(0, stop + 1)
  const typed = read.slice(start, end)
  return { typed, before, after, sentence: before + typed + after }
}

const sentenceEnd = /[.!?](?= |$)/

const says = (name: keyof typeof englishContext, { sentence }: Hit) =>
  englishContext[name].test(sentence) || hebrewContext[name].test(sentence)
/** A number may be supposed; a multiple, a rank or a guarantee promises all the same. */
const ofNumbers: ReadonlySet<FigureKind> = new Set(['percentage', 'fraction', 'money', 'count'])
const isOfTheScreen = (hit: Hit) => says('screen', hit) && !says('outcome', hit)

/** Signs that all languages share. */
const signs: readonly FigureRule[] = [
  {
    kind: 'percentage',
    pattern: String.raw`(?:(?<![\p{L}\d])[+−-])?${number}\s?[%٪]|(?<!\d)%\d+`,
    unless: isOfTheScreen,
  },
  {
    kind: 'multiple',
    pattern: String.raw`(?<!\p{L})${number} ?[x×](?![\p{L}\d×]| ?\d)|(?<![\p{L}\d] ?)[x×]\d+(?:\.\d+)?(?![\d\p{L}])`,
  },
  {
    kind: 'multiple',
    pattern: String.raw`${number}%? ?(?:→|->) ?${number}`,
    unless: (hit) => !says('outcome', hit),
  },
  {
    kind: 'money',
    pattern: String.raw`[$€£₪] ?${number}(?:[km]|bn)?\+?|${number}(?:[km]|bn)? ?[$€£₪]`,
    unless: (hit) => sizeOf(hit.typed) === 0,
  },
  {
    kind: 'count',
    pattern: String.raw`${number}[km]?\+(?!\d)`,
    unless: ({ typed }) => !/[km]/.test(typed) && sizeOf(typed) < 100,
  },
  {
    kind: 'rating',
    pattern: String.raw`(?<![\d/])[0-5](?:\.\d)? ?/ ?5(?![\d/])|[★⭐]{3,}|${number} ?[★⭐]|(?<![\d.])[0-5]\.\d \([\d,]+\)`,
  },
  { kind: 'rank', pattern: String.raw`(?<![\p{L}\d&])#1(?!\d)` },
]

/** Compiled once, and asked only of a text with letters of the language. */
const languages = (
  [
    [/./, signs],
    [/[a-z]/, englishFigures],
    [/[א-ת]/, hebrewFigures],
  ] as const
).map(([letters, rules]) => ({
  letters,
  rules: rules.map((rule) => ({ ...rule, pattern: new RegExp(rule.pattern, 'gu') })),
}))
