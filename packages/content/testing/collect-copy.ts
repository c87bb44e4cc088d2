import { quotedIn } from '@repo/content/claims/fill-claims.ts'
import { isLedgerNumber } from '@repo/content/written.ts'
import { isLocale, type Locale } from '@repo/contract/locale.ts'

/** A file of words, as the checks read it: a page, or words that several pages share. */
export interface Source {
  /** From the root of the project, as messages name it. */
  file: string
  /** The address, when the file is a page. */
  path?: string
  locale: Locale
  words: unknown
  /** The words as the file writes them, with both branches of each fork. */
  written?: unknown
}

/** One text that a visitor reads or hears. */
export interface SourceText {
  text: string
  locale: Locale
  /** Is it a line of a list? A list can do without it. */
  inList: boolean
}

/** Every text of a file of words. A part with its own `lang` is read in that language. */
export function collectCopy({ words, locale }: Pick<Source, 'words' | 'locale'>, inList = false): SourceText[] {
  if (typeof words === 'string') return isCopy(words) ? [{ text: words, locale, inList }] : []
  if (Array.isArray(words)) return words.flatMap((item: unknown) => collectCopy({ words: item, locale }, true))
  if (words === null || typeof words !== 'object') return []
  if (isLedgerNumber(words)) return collectCopy({ words: `{${words.number}}`, locale })
  const language = 'lang' in words && isLocale(words.lang) ? words.lang : locale
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    notCopy.has(key) ? [] : collectCopy({ words: value, locale: language }),
  )
}

/** The names of the claims that some words quote. */
export function quotesIn(words: unknown, locale: Locale): Set<string> {
  return new Set(collectCopy({ words, locale }).flatMap(({ text }) => quotedIn(text).map(({ name }) => name)))
}

/** The file and its address: how every message begins. */
export function describeSource({ file, path }: Pick<Source, 'file' | 'path'>): string {
  return path === undefined ? file : `${file} ("${path}")`
}

/** Keys of what the code reads. */
export const notCopy = new Set([
  'path',
  'pair',
  'locale',
  'lang',
  'hreflang',
  'hypothesis',
  'kind',
  'icon',
  'to',
  'opens',
  'matches',
])

/** Names that only the code reads (`lemon`, `embedSwitch`), addresses and days are not copy. */
export function isCopy(text: string): boolean {
  return text !== '' && !/^[a-z][A-Za-z0-9]*$/.test(text) && !/^(\/|https?:|\d{4}-\d\d-\d\d$)/.test(text)
}
