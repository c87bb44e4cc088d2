import { localeCodes, type Locale } from '@repo/contract/locale.ts'
import type { Claim } from './claim.ts'
import { filledForm, formText } from './form-text.ts'
import { numberInWords } from './number-words.ts'

/**
 * How a claim looks when it is typed by hand: each of its forms, and the other wordings of `typed`, as patterns. They follow the
 * claim's numbers, in figures and in words. A claim with `said` is found by that instead.
 */
export function typedPatterns(claim: Claim): readonly RegExp[] {
  const known = patterns.get(claim) ?? phrasesOf(claim).map(patternFor)
  patterns.set(claim, known)
  return known
}

/** Every text of the copy is searched for every claim: made once. */
const patterns = new WeakMap<Claim, readonly RegExp[]>()

function phrasesOf(claim: Claim): string[] {
  const forms = Object.keys(claim.forms).flatMap((form) => localeCodes.map((locale) => formText(claim, form, locale)))
  // A number that is drawn for each visitor is every number of its range.
  const { typed = [], between } = claim
  const ranged = typed.map((text) => (between ? text.replace('{}', `${between.from}…${between.to}`) : text))
  const others = ranged.flatMap((text) => localeCodes.map((locale) => filledForm(text, claim, locale)))
  const phrases = [...(claim.said ? [] : forms), ...others].filter((text) => text !== undefined)
  return [...new Set(phrases)].filter(saysEnough)
}

/** A small number by itself, or a word of three letters (יום), says something else almost everywhere. */
function saysEnough(phrase: string): boolean {
  if (/^[\d,.]+$/.test(phrase)) return phrase.includes('.') || phrase.replace(/\D/g, '').length >= 4
  return !shortWord.test(phrase)
}

const shortWord = /^\p{L}{1,3}$/u

/** Whether a claim has a wording that is not searched for: a trial of one day is "יום ניסיון". */
export function hasShortWord(claim: Claim, locale: Locale): boolean {
  return Object.keys(claim.forms).some((form) => shortWord.test(formText(claim, form, locale) ?? ''))
}

/** A phrase as a pattern: whole numbers and English words, a space or a hyphen, a thing counted in the singular or the plural. */
function patternFor(phrase: string): RegExp {
  const isCounted = /\d[-\s][a-z]+$/i.test(phrase)
  const parts = (isCounted ? phrase.replace(/s$/i, '') : phrase).match(part) ?? []
  const source = parts.map((text, place) => {
    if (/^\d/.test(text)) return numberPattern(text, parts[place - 1], parts[place + 1])
    if (/^[-\s]$/.test(text)) return /^\d/.test(parts[place - 1] ?? '') ? `${space}?` : space
    if (text === '%') return String.raw`\s?%`
    // Hebrew joins prefixes and endings to a word.
    return /^[A-Za-z]/.test(text) ? String.raw`(?<![A-Za-z])${text}` : RegExp.escape(text)
  })
  // 14 ימי ניסיון, and 14 ימים as people type it.
  const end = isCounted ? 's?' : phrase.endsWith('ימי') ? 'ם?' : ''
  return new RegExp(source.join('') + end + (/[A-Za-z]$/.test(phrase) ? '(?![A-Za-z])' : ''), 'gi')
}

/** Not at the end of a line: a number of one block of a page is not of the words of the next. */
const space = String.raw`(?:-|[^\S\n])`

const part = /\d[\d,]*(?:\.\d+)?(?:…\d+)?|[A-Za-z]+|[-\s]|[^]/g

/** A number, with or without its commas, but not a part of a longer one or of an amount of money. Beside a word also in words. */
function numberPattern(text: string, before = '', after = ''): string {
  const [from = '', to] = text.replaceAll(',', '').split('…')
  const numbers = to
    ? Array.from({ length: Number(to) - Number(from) + 1 }, (_, more) => `${Number(from) + more}`)
    : [from]
  const figures = numbers.map((number) =>
    number.replace('.', String.raw`\.`).replace(/(?<=^\d+)(?=(?:\d{3})+$)/g, ',?'),
  )
  const whole = `${/[$€£₪]/.test(before) ? '' : String.raw`(?<![\d$€£₪]|\d[.,])`}(?:${figures.join('|')})(?!\\d|[.,]\\d)`
  if (![before, after].some((one) => /^[-\s]$/.test(one))) return whole
  const inWords = (['en', 'he-masculine', 'he-feminine'] as const).map((language) =>
    numberInWords(Number(from), language),
  )
  return `(?:${[whole, ...inWords.filter((one) => one !== undefined).map((one) => `(?<![A-Za-z])${one}`)].join('|')})`
}
