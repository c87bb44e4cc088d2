import type { InEveryLocale, Locale } from '@repo/contract/locale.ts'
import { locales } from '@repo/contract/locale.ts'
import { brand } from './brand.ts'

/**
 * A text as the content files write it: the quotation marks and apostrophes of its language, a dash for a hyphen between blanks, one blank
 * for two, none at its end, `{brand}` for the brand's name, and `[[+5%]]` around what a right-to-left language would turn around.
 * Edit mode does it when it saves, and `npm run format`. What is in braces stays as it is.
 */
export function tidyText(text: string, locale: Locale): string {
  const tidied = text
    .trim()
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/(?<=\S) (?:-|--) (?=\S)/g, ' – ')
    .replaceAll(kept, (...match) => signs(match, locale))
    .replaceAll(typedName, (found, name?: string) => (name ? '{brand}' : found))
  return locales[locale].dir === 'rtl'
    ? tidied.replaceAll(turnedAround, (found, run?: string) => (run ? `[[${run}]]` : found))
    : tidied
}

const marks = String.raw`\{[^{}]*\}|%\w+%|https?:\S+`
const kept = new RegExp(`${marks}|(['‘’׳])|(["“”״])`, 'g')

function signs([found, apostrophe, quotation, at, text]: unknown[], locale: Locale): string {
  const before = String(text).slice(0, Number(at))
  const place = /(?:^|[\s([{–—“‘״*=~])$/.test(before) ? 0 : 1
  if (apostrophe) return apostrophes[locale][place]
  return quotation ? quotations[locale][place] : String(found)
}

const apostrophes: InEveryLocale<readonly [string, string]> = { en: ['‘', '’'], he: ['׳', '׳'] }
const quotations: InEveryLocale<readonly [string, string]> = { en: ['“', '”'], he: ['״', '״'] }

/** The name as a whole word: a short one is also a part of others. */
const typedName = new RegExp(`${marks}|(?<![\\p{L}\\d])(${RegExp.escape(brand.name)})(?![\\p{L}\\d])`, 'gu')

/** The signs that move when a run is not isolated in right-to-left text. 24/7, 5/5, 20-30% and ₪39 stay in order. */
const turnedAround = new RegExp(
  String.raw`${marks}|\[\[.+?\]\]|([A-Za-z\d.,%$]*[+$→][A-Za-z\d.,%$+→]*|\S*->\S*|\d[\d.,%]*[–—]\d[\d.,%]*|(?<!\S)[-−]\d[\d.,%]*|\d\/[A-Za-z]+|[A-Za-z]+\/\d+)`,
  'g',
)
